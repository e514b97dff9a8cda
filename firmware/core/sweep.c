#include "core/sweep.h"

#include "core/factor.h"
#include <stddef.h>
#include <string.h>

enum { VARIANCE_PARTS = 8, RING_BYTES = sizeof(((struct absorption_chain *)0)->ring) };
enum { VALUE = sizeof(uint32_t), NO_SQUARE = 255 };

#ifdef __AVR__

/* sweep_avr.S relies on these. */
_Static_assert(offsetof(struct absorption, position.square) == 0, "SQUARE");
_Static_assert(offsetof(struct absorption, position.event) == 1, "EVENT");
_Static_assert(offsetof(struct absorption, position.slot) == 2, "SLOT");
_Static_assert(offsetof(struct absorption, position.greatest) == 3, "GREATEST");
_Static_assert(offsetof(struct absorption, reward) == 5, "REWARD");
_Static_assert(offsetof(struct absorption, event) == 11, "EVENTS");
_Static_assert(offsetof(struct absorption, residual) == 100, "RESIDUAL");
_Static_assert(offsetof(struct absorption, chain) == 180, "RESIDUAL_FROM_CHAIN");
_Static_assert(offsetof(struct absorption_chain, carry) == 0, "CARRY");
_Static_assert(offsetof(struct absorption_chain, ring) == 2, "RING");
_Static_assert(offsetof(struct absorption_chain, at) == 30, "AT");
_Static_assert(sizeof(struct absorption_chain) == 118, "CHAIN_SIZE");

#else

static uint32_t happen(struct absorption *absorption, uint32_t *at, uint32_t value, bool column) {
    const struct absorption_event *event = &absorption->event[absorption->position.event / 2];

    for (; event->square == absorption->position.square; event++) {
        uint8_t link = event->what / 4;
        if (event->what & SWEEP_UNKNOWN)
            absorption->residual[link] = (int32_t)(column ? value << 8 : value - at[link]);
        else if (event->what & SWEEP_TOP)
            at[link] = value;
        else
            value = at[link];
        absorption->position.event += 2;
    }
    return value;
}

void sweep_run(struct absorption *absorption, struct absorption_chain *chain, uint8_t end,
               uint8_t parts) {
    struct absorption_position *position = &absorption->position;
    uint64_t sum = (uint64_t)absorption->reward.high << 32 | absorption->reward.low;

    for (uint8_t i = 0; i < BOARD_FACES; i++)
        sum += chain->ring[i];
    while (position->square != end) {
        uint64_t owed = sum + chain->carry;
        uint32_t *oldest = &chain->ring[position->slot / VALUE];
        uint32_t value;
        chain->carry = (uint8_t)(owed % parts);
        position->square--;
        value = happen(absorption, chain->at, (uint32_t)(owed / parts), false);
        if (value >> 16 > position->greatest)
            position->greatest = (uint16_t)(value >> 16);
        sum = sum + value - *oldest;
        *oldest = value;
        position->slot = (uint8_t)((position->slot + VALUE) % RING_BYTES);
        parts += parts < BOARD_FACES;
    }
}

void sweep_fall(struct absorption *absorption, uint32_t *at, uint8_t end, uint8_t parts) {
    struct absorption_position *position = &absorption->position;
    uint16_t sixth[BOARD_FACES] = {0}; /* the latest first */
    bool bounces = parts & SWEEP_BOUNCES;
    uint16_t sum = 0;
    uint8_t owed = 0;

    parts &= SWEEP_BOUNCES - 1;
    while (position->square != end) {
        uint16_t value = sum;
        position->square--;
        if (parts < BOARD_FACES) {
            if (bounces && parts == BOARD_FACES - 1) {
                sixth[3] = sixth[1];
                sixth[4] = sixth[0];
                sum *= 2;
            }
            value = (uint16_t)((uint32_t)BOARD_FACES * sum / parts++);
        }
        value = (uint16_t)happen(absorption, at, value, true);
        value = value > UINT16_MAX - owed ? UINT16_MAX : (uint16_t)(value + owed);
        owed = value % BOARD_FACES;
        value /= BOARD_FACES;
        sum = (uint16_t)(sum + value - sixth[BOARD_FACES - 1]);
        memmove(sixth + 1, sixth, sizeof sixth - sizeof *sixth);
        sixth[0] = value;
    }
}

#endif

/* Sorted in, behind others on the same square. Links that are listed first so have their end before
   the start of others, which is where a token could stand if there were no jump. */
static void add_event(struct absorption *absorption, uint8_t square, uint8_t what) {
    struct absorption_event *event = &absorption->event[absorption->position.event++];

    for (; event != absorption->event && event[-1].square < square; event--)
        *event = event[-1];
    event->square = square;
    event->what = what;
}

void sweep_add_link(struct absorption *absorption, uint8_t index, uint8_t from, uint8_t to) {
    uint8_t end = SWEEP_TOP;

    if (index < absorption->unknowns) {
        end = SWEEP_UNKNOWN;
        if (absorption->lowest > to)
            absorption->lowest = to;
    }
    index *= 4;
    add_event(absorption, from, index + SWEEP_START);
    if (to != absorption->board->goal) /* its value is 0 and not met */
        add_event(absorption, to, index + end);
}

static __attribute__((noinline)) void clear(uint32_t *value, uint8_t count) {
    while (count--)
        *value++ = 0;
}

/* Half a unit is owed, of the fewest parts. */
static __attribute__((noinline)) void clear_ring(const struct absorption *absorption,
                                                 struct absorption_chain *chain) {
    clear(chain->ring, BOARD_FACES);
    chain->carry = absorption->board->overshoot == BOARD_STAY ? 1 : BOARD_FACES / 2;
}

void sweep_begin(struct absorption *absorption) {
    memset(&absorption->position, 0, sizeof absorption->position);
    absorption->position.square = absorption->board->goal;
    clear_ring(absorption, &absorption->chain[0]);
    clear_ring(absorption, &absorption->chain[1]);
}

void sweep_column(struct absorption *absorption, uint8_t column) {
    struct absorption_position *position = &absorption->position;
    const struct absorption_event *event = absorption->event;
    uint32_t *at = absorption->chain[1].at;
    uint8_t overshoot = absorption->board->overshoot;
    uint8_t index = 0, parts;

    clear(at, ABSORPTION_LINKS);
    clear((uint32_t *)absorption->residual, absorption->unknowns);
    at[column] = UINT16_MAX;
    column *= 4;
    position->event = 0;
    for (; event->what != column + SWEEP_START; event++) {
        index += 2;
        if (event[1].square != event->square)
            position->event = index;
    }
    position->square = event->square + 1;
    parts = absorption->board->goal - event->square;
    if (overshoot == BOARD_BOUNCE)
        parts += BOARD_FACES / 2 - 1;
    if (overshoot == BOARD_WIN || parts > BOARD_FACES)
        parts = BOARD_FACES;
    if (overshoot == BOARD_BOUNCE)
        parts |= SWEEP_BOUNCES;
    sweep_fall(absorption, at, absorption->lowest, parts);
}

static uint32_t *ring_at(struct absorption_chain *chain, uint8_t slot) {
    return (uint32_t *)((uint8_t *)chain->ring + slot);
}

uint32_t sweep_value(const struct absorption *absorption, const struct absorption_chain *chain,
                     uint8_t above) {
    int8_t slot = (int8_t)(absorption->position.slot - VALUE - VALUE * above);

    if (slot < 0)
        slot += RING_BYTES;
    return *(const uint32_t *)((const uint8_t *)chain->ring + slot);
}

/* What a token expects on the square, jump or not. Where a jump starts this matters only below a
   bounce, where it is known from the square that is worth the same. */
static uint32_t row_value(const struct absorption *absorption,
                          const struct absorption_chain *expected) {
    const struct board *board = absorption->board;
    uint8_t square = absorption->position.square;
    uint8_t back = (uint8_t)(square + BOARD_FACES + 1 - board->goal);

    if (board->overshoot == BOARD_BOUNCE && (uint8_t)(back - 1) < ABSORPTION_HELD &&
        board_can_stand(board, board->goal - back))
        return expected->ring[back - 1];
    return sweep_value(absorption, expected, 0);
}

/* One of eight parts of six times the variance, over the next throw, of the throws still expected
   after it: that fits in 32 bits like any variance. The chain of expected throws has just passed
   the square; what has left its ring is the value six squares further up. */
static uint32_t variance_part(struct absorption *absorption, uint32_t there, uint8_t moves) {
    struct absorption_chain *expected = &absorption->chain[0];
    uint32_t here = row_value(absorption, expected);
    uint32_t mean = here - expected->one;
    uint8_t shift = (uint8_t)(2 * expected->bits + 3 - absorption->chain[1].bits);
    uint8_t slot = absorption->position.slot;
    uint32_t part = 0;

    for (uint8_t face = BOARD_FACES; face; face--) {
        if (face > moves)
            there = here;
        there = there > mean ? there - mean : mean - there;
        part += fixed_multiply(there, there, shift);
        there = *ring_at(expected, slot);
        slot += VALUE;
        if (slot == RING_BYTES)
            slot = 0;
    }
    return part;
}

/* How many faces lead on from the square that is next. */
static uint8_t faces_on(const struct absorption *absorption) {
    uint8_t overshoot = absorption->board->overshoot;
    uint8_t above = absorption->board->goal - absorption->position.square;

    if (overshoot == BOARD_STAY && above < BOARD_FACES)
        return above + 1;
    if (overshoot == BOARD_BOUNCE && above == BOARD_FACES / 2 - 1)
        return BOARD_FACES - 1;
    return BOARD_FACES;
}

/* Two squares before the goal are done: beyond it they are met again. */
static void mirror(struct absorption_chain *chain) {
    chain->ring[3] = chain->ring[1];
    chain->ring[4] = chain->ring[0];
}

/* With a reward of count sixths of a term. Where only one face leads on, twice as much is shared
   by two. */
static void run(struct absorption *absorption, struct absorption_chain *chain, uint8_t end,
                uint32_t term, uint8_t count) {
    struct sum *reward = &absorption->reward;
    uint8_t parts = faces_on(absorption);

    if (absorption->board->overshoot == BOARD_BOUNCE && parts == BOARD_FACES - 1)
        mirror(chain);
    if (parts == 1) {
        parts = 2;
        count *= 2;
    }
    memset(reward, 0, sizeof *reward);
    if (count)
        sum_add(reward, term, count);
    sweep_run(absorption, chain, end, parts);
}

/* Both chains, one square. */
static void advance_variance(struct absorption *absorption, uint8_t square) {
    struct absorption_chain *chain = absorption->chain;
    struct absorption_position position = absorption->position;
    uint32_t part = *ring_at(chain, position.slot);
    uint8_t faces = faces_on(absorption);

    run(absorption, chain, square, chain->one, BOARD_FACES);
    part = variance_part(absorption, part, faces);
    absorption->position = position;
    run(absorption, chain + 1, square, part, VARIANCE_PARTS);
}

/* A run goes no further than where squares of another kind begin. */
static uint8_t run_end(const struct absorption *absorption, uint8_t last) {
    const struct board *board = absorption->board;
    uint8_t first = board->goal - 1 - (board->overshoot == BOARD_BOUNCE);

    if (board->overshoot != BOARD_WIN && absorption->position.square > first && last < first)
        return first;
    return last;
}

void sweep_advance(struct absorption *absorption, uint8_t last) {
    uint8_t square = absorption->position.square;
    uint8_t kind = absorption->solving;
    struct absorption_chain *chain = &absorption->chain[kind != ABSORPTION_EXPECTED];
    uint8_t count = BOARD_FACES;

    if (kind == ABSORPTION_VARIANCE) {
        advance_variance(absorption, square - 1);
        return;
    }
    last = run_end(absorption, last);
    if (kind == ABSORPTION_VISITS) {
        uint8_t target = absorption->target;
        count = 0;
        if (target + 1 == square) {
            last = target;
            count = BOARD_FACES;
        } else if (target < square && target >= last) {
            last = target + 1;
        }
    }
    run(absorption, chain, last, chain->one, count);
}
