#include "games/snakes/odds/window/window.h"

#include "core/number/fraction.h"
#include <string.h>

enum { LAST_SQUARES = BOARD_FACES - 1 }; /* from which a throw may go past the goal */

#define ONE        (1ULL << WINDOW_BITS)
#define TWO_THIRDS 0xAAAAAAAAAAAAAAAA /* in 2^-64 */

/* A chance of 1 is the value 2^FIRST_BITS at first. */
enum { FIRST_BITS = 61 };

void window_start(struct window *window, const struct board *board, bool forwards) {
    memset(window, 0, sizeof *window);
    window->board = board;
    window->forwards = forwards;
    window->unit = 1ULL << 63;
    window->unit_bits = FIRST_BITS + 63;
}

/* Forwards, the highest square comes first. */
static uint8_t place_of(const struct window *window, uint8_t square) {
    return window->forwards ? window->board->goal + LAST_SQUARES - square : square;
}

static uint64_t *window_at(struct window *window, uint8_t square) {
    return &window->values[place_of(window, square)];
}

uint64_t window_value(const struct window *window, uint8_t square) {
    return window->values[place_of(window, square)];
}

void window_set_one(struct window *window, uint8_t square) {
    *window_at(window, square) = 1ULL << FIRST_BITS;
}

/* ---- a throw --------------------------------------------------------------------------------- */

#ifndef __AVR__

struct window_sums window_pass(uint64_t *values, uint8_t count, bool drops) {
    struct window_sums found = {0, 0};
    uint8_t down = drops ? 8 : 0;
    uint64_t sum = 0;

    for (uint8_t face = 0; face < BOARD_FACES; face++) {
        sum += values[face] >> down;
    }
    for (; count; count--, values++) {
        found.dropped |= drops ? (uint8_t)*values : 0;
        sum += (values[BOARD_FACES] >> down) - (*values >> down);
        *values = sum;
        found.highest |= (uint8_t)(sum >> 56);
    }
    return found;
}

#endif

/* The unit in 2^-WINDOW_BITS, rounded up. */
static uint64_t unit_chance(const struct window *window) {
    uint16_t down = window->unit_bits - WINDOW_BITS;

    return (down < 64 ? window->unit >> down : 0) + 1;
}

/* Every value has lost less than a unit. Forwards, all losses may have been on their way to one
   square. */
static void note_drop(struct window *window, uint8_t dropped) {
    window->unit_bits -= 8;
    if (dropped) {
        window->lost += unit_chance(window) * (window->forwards ? window->board->goal + 1 : 1);
    }
}

/* Divides the unit by six. */
static void divide_unit(struct window *window) {
    window->unit = fraction_product64(window->unit, TWO_THIRDS);
    window->unit_bits += 2;
    if (!(window->unit >> 63)) {
        window->unit <<= 1;
        window->unit_bits++;
    }
}

/* How many faces leave a token where it is, `before` squares before the goal. */
static uint8_t staying_faces(const struct board *board, uint8_t before) {
    bool stays = before == 0 || board->overshoot == BOARD_STAY;

    return stays && before < BOARD_FACES ? BOARD_FACES - before : 0;
}

static uint8_t highest_byte(const uint64_t *value) {
    return ((const uint8_t *)value)[sizeof *value - 1];
}

/* Adds to the last squares what stays there; `before` has their values before the throw. Answers
   the bits that are set in any of their highest bytes. */
static uint8_t add_staying(struct window *window, const uint64_t before[BOARD_FACES]) {
    uint8_t highest = 0;

    for (uint8_t back = 0; back < BOARD_FACES; back++, before++) {
        uint64_t *here = window_at(window, window->board->goal - back);
        for (uint8_t face = staying_faces(window->board, back); face; face--) {
            *here += *before;
        }
        highest |= highest_byte(here);
    }
    return highest;
}

void window_sum(struct window *window) {
    uint8_t goal = window->board->goal;
    uint8_t first = window->forwards ? 0 : window->lowest;
    uint8_t last = window->forwards ? goal + BOARD_FACES : goal;
    uint8_t dropped = 0;
    uint64_t before[BOARD_FACES];
    struct window_sums sums;

    for (uint8_t back = 0; back < BOARD_FACES; back++) {
        before[back] = window_value(window, goal - back);
        if (window->drops) {
            dropped |= (uint8_t)before[back];
            before[back] >>= 8;
        }
    }
    *window_at(window, goal) = 0; /* a token that is home does not throw */
    sums = window_pass(&window->values[first], last - first, window->drops);
    sums.highest |= add_staying(window, before);
    if (window->drops) {
        note_drop(window, sums.dropped | dropped);
    }
    divide_unit(window);
    /* Forwards, a sum of six is at most a chance of 1, so the unit decides. Backwards, chances
       become smaller, and their unit with them: values drop a byte only when one may have reached
       42 * 2^56, as six times 43 * 2^56 no longer fit. */
    window->drops = window->forwards ? window->unit_bits > FIRST_BITS + 63 : sums.highest >= 42;
}

/* A token beyond the goal is home, or bounces back by as many squares, or has not moved. */
static void come_back(struct window *window) {
    uint8_t goal = window->board->goal;

    for (uint8_t beyond = 1; beyond <= LAST_SQUARES; beyond++) {
        uint64_t *from = window_at(window, goal + beyond);
        if (window->board->overshoot == BOARD_WIN) {
            *window_at(window, goal) += *from;
        } else if (window->board->overshoot == BOARD_BOUNCE) {
            *window_at(window, goal - beyond) += *from;
        }
        *from = 0;
    }
}

static void follow_jumps(struct window *window) {
    const struct board_jump *jump = window->board->jumps;

    for (uint8_t left = window->board->jump_count; left; left--, jump++) {
        if (window->forwards) {
            uint64_t *from = window_at(window, jump->from);
            *window_at(window, jump->to) += *from;
            *from = 0;
        } else {
            window->values[jump->from] = window->values[jump->to];
        }
    }
}

/* Backwards, a place beyond the goal has the value of the square to which a token bounces. */
static void mirror(struct window *window) {
    uint64_t *goal = &window->values[window->board->goal];

    for (uint8_t beyond = 1; beyond <= LAST_SQUARES; beyond++) {
        goal[beyond] = goal[-beyond];
    }
}

void window_settle(struct window *window) {
    if (window->forwards) {
        come_back(window);
    }
    follow_jumps(window);
    if (!window->forwards && window->board->overshoot == BOARD_BOUNCE) {
        mirror(window);
    }
}

uint64_t window_ahead(const struct window *window, uint8_t square) {
    const uint64_t *value = &window->values[square];
    uint8_t staying = staying_faces(window->board, window->board->goal - square);
    uint64_t sum = staying ? *value * staying : 0; /* a product takes as long as all the rest */

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        sum += value[face];
    }
    return sum;
}

/* ---- chances --------------------------------------------------------------------------------- */

uint64_t window_worth(const struct window *window, uint64_t value) {
    uint64_t product = fraction_product64(value, window->unit);
    int16_t down = (int16_t)(window->unit_bits - 64 - WINDOW_BITS);

    if (down < 0) {
        return product << -down;
    }
    return down < 64 ? product >> down : 0;
}

uint64_t window_chance(const struct window *window, uint8_t square) {
    return window_worth(window, window_value(window, square));
}

/* The unit is exact to 46 bits after 65,535 throws. The product is exact to two units. A unit is
   less than 2^-52, as values drop a byte only when one is at least 22 * 2^56. */
uint64_t window_error(const struct window *window, uint64_t chance) {
    enum { UNIT_RIGHT = 45, TWO_UNITS = 1 << (WINDOW_BITS - 51) };

    return window->lost + (chance ? (chance >> UNIT_RIGHT) + TWO_UNITS : 0);
}

struct bounded window_between(uint64_t chance, uint64_t error) {
    return (struct bounded){
        .mantissa = chance + error / 2, .error = error - error / 2, .fraction_bits = WINDOW_BITS};
}
