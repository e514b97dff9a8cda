#include "core/sweep.h"

#include <stddef.h>

enum { TOP = BOARD_FACES - 1, RING = 8 };

static uint8_t find_slot(const struct sweep_slots *slots, uint8_t square) {
    uint8_t slot = 0;

    while (slot < slots->count && slots->square[slot] != square)
        slot++;
    return slot;
}

static uint8_t add_slot(struct sweep_slots *slots, uint8_t square) {
    uint8_t slot = find_slot(slots, square);

    if (slot == slots->count) {
        slots->square[slots->count++] = square;
        board_squares_add(&slots->slotted, square);
    }
    return slot;
}

void sweep_slots_find(struct sweep_slots *slots, const struct board *board) {
    *slots = (struct sweep_slots){0};
    for (uint8_t jump = 0; jump < board->jump_count; jump++)
        board_squares_add(&slots->starts, board->jumps[jump].from);
    for (uint8_t back = 1; back <= 2 && board->overshoot == BOARD_BOUNCE; back++) {
        if (!board_squares_has(&slots->starts, (uint8_t)(board->goal - back)))
            add_slot(slots, (uint8_t)(board->goal - back));
    }
    slots->held = slots->count;
    for (uint8_t ladders = 0; ladders < 2; ladders++) {
        for (uint8_t jump = 0; jump < board->jump_count; jump++) {
            const struct board_jump *ends = &board->jumps[jump];
            if ((ends->to > ends->from) == ladders)
                slots->jump_slot[jump] = add_slot(slots, ends->to);
        }
        if (!ladders)
            slots->unknowns = slots->count;
    }
}

/* The value of the square's jump end, for a square where a jump starts. */
static uint32_t *jump_value(const struct sweep *sweep, uint32_t *value, uint8_t square) {
    return &value[sweep->slots->jump_slot[board_jump_from(sweep->board, square)]];
}

static bool is_held(const struct sweep *sweep, uint8_t square) {
    return sweep->slots->held && square + 2 >= sweep->board->goal &&
           find_slot(sweep->slots, square) < sweep->slots->held;
}

/* What a square is worth that is left with 6 - stays of its faces: 6 / (6 - stays) times a sixth.
 */
static uint32_t leave(const struct sixth *sum, uint8_t stays, int8_t *carry) {
    uint8_t moves = BOARD_FACES - stays;

    if (stays == 0)
        return sixth_round_carry(sum, carry);
    uint8_t rest = (uint8_t)(sum->quotient % moves);
    return sum->quotient + sum->quotient / moves * stays +
           (uint8_t)(rest * stays + sum->remainder + moves / 2) / moves;
}

/* One quantity on its way through the squares: the values of the last eight, and a sixth of the
   sum over the six that a throw can reach. */
struct chain {
    uint32_t *value;
    uint32_t ring[RING];
    struct sixth window;
    int8_t carry; /* sixths that rounding owes the next square */
};

/* Moves the window on to the six squares after this one. */
static void slide(const struct board *board, struct chain *chain, uint8_t square) {
    if (square < board->goal)
        sixth_add(&chain->window, chain->ring[(square + 1) % RING]);
    if (square + BOARD_FACES < board->goal)
        sixth_subtract(&chain->window, chain->ring[(square + 1 + BOARD_FACES) % RING]);
}

/* x(square) = reward + mean over the landings. */
static uint32_t row_down(const struct board *board, struct chain *chain, uint8_t square,
                         uint32_t reward) {
    struct sixth sum = chain->window;
    uint8_t stays = 0;

    if (square + TOP >= board->goal) {
        sum = (struct sixth){0, 0};
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            uint8_t stop = board_stop(board, square, face);
            if (stop == square)
                stays++;
            else
                sixth_add(&sum, chain->ring[stop % RING]);
        }
    }
    sum.quotient += reward;
    return leave(&sum, stays, &chain->carry);
}

/* The variance, over the next throw, of the throws still expected after it. */
static uint32_t variance_of_throw(const struct sweep *sweep, const struct chain *expected,
                                  uint8_t square, uint32_t here) {
    uint32_t mean = here - (1UL << sweep->expected_bits);
    uint8_t shift = (uint8_t)(2 * sweep->expected_bits - sweep->value_bits);
    struct sixth sum = {0, 0};

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        uint8_t stop = board_stop(sweep->board, square, face);
        uint32_t there = stop == square ? here : expected->ring[stop % RING];
        uint32_t distance = there > mean ? there - mean : mean - there;
        sixth_add(&sum, fixed_multiply(distance, distance, (uint8_t)(shift + 3)));
    }
    return (sum.quotient << 3) + (uint8_t)(8 * sum.remainder + 3) / 6;
}

struct descent {
    struct sweep *sweep;
    struct chain value;
    struct chain expected;
};

static uint32_t row(struct descent *descent, uint8_t square) {
    const struct sweep *sweep = descent->sweep;
    uint32_t reward = sweep->reward;

    if (sweep->expected) {
        uint32_t here = descent->expected.ring[square % RING];
        reward = variance_of_throw(sweep, &descent->expected, square, here);
    }
    return row_down(sweep->board, &descent->value, square, reward);
}

/* What a landing on a square is worth, as far as it is not the square's own row. */
static bool known(const struct sweep *sweep, struct chain *chain, uint8_t square, uint32_t *worth) {
    if (square == sweep->board->goal)
        *worth = 0;
    else if (board_squares_has(&sweep->slots->starts, square))
        *worth = *jump_value(sweep, chain->value, square);
    else if (is_held(sweep, square))
        *worth = chain->value[find_slot(sweep->slots, square)];
    else
        return false;
    return true;
}

static void enter(const struct sweep *sweep, struct chain *chain, uint8_t square, uint32_t worth) {
    chain->ring[square % RING] = worth;
    if (board_squares_has(&sweep->slots->slotted, square)) {
        uint8_t slot = find_slot(sweep->slots, square);
        if (slot >= sweep->slots->unknowns)
            chain->value[slot] = worth;
    }
}

static void descend(struct descent *descent, uint8_t square) {
    struct sweep *sweep = descent->sweep;
    uint32_t worth;

    slide(sweep->board, &descent->value, square);
    if (sweep->expected) {
        slide(sweep->board, &descent->expected, square);
        if (!known(sweep, &descent->expected, square, &worth))
            worth = row_down(sweep->board, &descent->expected, square, 1UL << sweep->expected_bits);
        enter(sweep, &descent->expected, square, worth);
    }
    if (!known(sweep, &descent->value, square, &worth)) {
        worth = row(descent, square);
        if (board_squares_has(&sweep->slots->slotted, square)) {
            uint8_t slot = find_slot(sweep->slots, square);
            if (slot < sweep->slots->unknowns)
                sweep->response[slot] = worth;
        }
    }
    enter(sweep, &descent->value, square, worth);
    if (worth > sweep->greatest)
        sweep->greatest = worth;
    if (square == sweep->wanted)
        sweep->caught = worth;
}

void sweep_down(struct sweep *sweep) {
    struct descent descent = {.sweep = sweep};
    uint8_t top = (uint8_t)(sweep->board->goal - TOP);

    descent.value.value = sweep->value;
    descent.expected.value = sweep->expected;
    sweep->greatest = 0;
    for (uint8_t square = sweep->board->goal;; square--) {
        descend(&descent, square);
        if (square == top) {
            /* All that a held square can reach is in the ring now, and soon will not be. */
            for (uint8_t slot = 0; slot < sweep->slots->held; slot++)
                sweep->response[slot] = row(&descent, sweep->slots->square[slot]);
        }
        if (square == 0)
            return;
    }
}

/* An ascent: mass flows up the board with the dice, and back by snakes and bounces. */
struct ascent {
    struct sweep *sweep;
    struct chain chain;
    struct sixth bounced[TOP]; /* sixths arriving from above, by squares before the goal - 1 */
};

static uint8_t count_stays(const struct board *board, uint8_t square) {
    uint8_t stays = 0;

    for (uint8_t face = 1; face <= BOARD_FACES; face++)
        stays += board_stop(board, square, face) == square;
    return stays;
}

static void bounce(struct ascent *ascent, uint8_t square, uint32_t visits) {
    const struct board *board = ascent->sweep->board;

    for (uint8_t face = BOARD_FACES; square + face > board->goal; face--) {
        uint8_t stop = board_stop(board, square, face);
        if (stop != square)
            sixth_add(&ascent->bounced[board->goal - 1 - stop], visits);
    }
}

static uint32_t held_visits(struct ascent *ascent, uint8_t square) {
    const struct sweep *sweep = ascent->sweep;
    struct sixth arriving = {sweep->value[find_slot(sweep->slots, square)], 0};

    if (square == sweep->source)
        arriving.quotient += 1UL << sweep->value_bits;
    return leave(&arriving, count_stays(sweep->board, square), &ascent->chain.carry);
}

static void deposit(struct sweep *sweep, uint8_t slot, uint32_t visits) {
    if (slot < sweep->slots->unknowns)
        sweep->response[slot] += visits;
    else
        sweep->value[slot] += visits;
}

static struct sixth arriving_on(const struct ascent *ascent, uint8_t square) {
    const struct board *board = ascent->sweep->board;
    struct sixth arriving = ascent->chain.window;

    if (square + TOP >= board->goal) {
        const struct sixth *bounced = &ascent->bounced[board->goal - 1 - square];
        arriving.quotient += bounced->quotient;
        arriving.remainder += bounced->remainder;
        if (arriving.remainder >= BOARD_FACES) {
            arriving.remainder -= BOARD_FACES;
            arriving.quotient++;
        }
    }
    return arriving;
}

/* The visits to a square; what arrives where it cannot stay goes to a slot. */
static uint32_t visits_to(struct ascent *ascent, uint8_t square) {
    struct sweep *sweep = ascent->sweep;
    const struct sweep_slots *slots = sweep->slots;
    struct sixth arriving = arriving_on(ascent, square);
    uint32_t visits;

    if (board_squares_has(&slots->starts, square)) {
        deposit(sweep, slots->jump_slot[board_jump_from(sweep->board, square)],
                sixth_round_carry(&arriving, &ascent->chain.carry));
        return 0;
    }
    if (is_held(sweep, square)) {
        deposit(sweep, find_slot(slots, square),
                sixth_round_carry(&arriving, &ascent->chain.carry));
        return held_visits(ascent, square);
    }
    if (square == sweep->source)
        arriving.quotient += 1UL << sweep->value_bits;
    if (board_squares_has(&slots->slotted, square))
        arriving.quotient += sweep->value[find_slot(slots, square)];
    visits =
        leave(&arriving, square + TOP >= sweep->board->goal ? count_stays(sweep->board, square) : 0,
              &ascent->chain.carry);
    if (sweep->board->overshoot == BOARD_BOUNCE)
        bounce(ascent, square, visits);
    return visits;
}

static void prepare_ascent(struct ascent *ascent) {
    struct sweep *sweep = ascent->sweep;

    sweep->greatest = 0;
    ascent->chain.value = sweep->value;
    for (uint8_t slot = 0; slot < sweep->slots->count; slot++) {
        if (slot < sweep->slots->unknowns)
            sweep->response[slot] = 0;
        else
            sweep->value[slot] = 0;
    }
    for (uint8_t slot = 0; slot < sweep->slots->held; slot++) {
        uint8_t square = sweep->slots->square[slot];
        bounce(ascent, square, held_visits(ascent, square));
    }
}

void sweep_up(struct sweep *sweep) {
    struct ascent ascent = {.sweep = sweep};
    struct chain *chain = &ascent.chain;

    prepare_ascent(&ascent);
    for (uint8_t square = 0; square < sweep->board->goal; square++) {
        uint32_t visits = visits_to(&ascent, square);
        sixth_add(&chain->window, visits);
        if (square >= BOARD_FACES)
            sixth_subtract(&chain->window, chain->ring[(square - BOARD_FACES) % RING]);
        chain->ring[square % RING] = visits;
        if (visits > sweep->greatest)
            sweep->greatest = visits;
        if (square == sweep->wanted)
            sweep->caught = visits;
    }
}
