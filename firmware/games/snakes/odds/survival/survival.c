#include "games/snakes/odds/survival/survival.h"

#include "core/number/fraction.h"
#include <string.h>

enum stage { REACHING, THROWING, CHECKING, LEAVING, OVER };

/* OUTSIDE: a square that cannot be reached or has been left out. PASSED: a square that is reached
   but lies before all loops. INSIDE: a square that counts. FADING: a square whose chance fades away
   faster, as this check has found. */
enum role { OUTSIDE, PASSED, INSIDE, FADING };

enum { REACHED_IN_SLICE = 20, CHECKED_IN_SLICE = 25, BAR_HALF = 64 };

void survival_start(struct survival *survival, const struct board *board, uint8_t square) {
    memset(survival, 0, sizeof *survival);
    window_start(&survival->window, board, false);
    survival->roles[square] = PASSED;
}

/* Sets the number of throws before the next check. After as many throws as there are squares, a
   token has passed all squares before the first loop. */
static void throw_on(struct survival *survival, uint8_t throws) {
    survival->check = survival->throws + throws;
    survival->square = 0;
    survival->stage = THROWING;
}

/* ---- reachable squares ----------------------------------------------------------------------- */

static void begin_throws(struct survival *survival) {
    for (uint8_t square = 0; square < survival->window.board->goal; square++) {
        if (survival->roles[square] == INSIDE) {
            window_set_one(&survival->window, square);
        }
    }
    window_settle(&survival->window);
    throw_on(survival, survival->window.board->goal);
}

/* Runs a slice of a sweep upwards. Another sweep follows if a throw that does not go up has changed
   the role of a square; every loop has such a throw. */
static void reach(struct survival *survival) {
    const struct board *board = survival->window.board;

    for (uint8_t left = REACHED_IN_SLICE; left && survival->square < board->goal; left--) {
        uint8_t square = survival->square++;
        for (uint8_t face = survival->roles[square] ? BOARD_FACES : 0; face; face--) {
            uint8_t to = board_throw(board, square, face).landing;
            uint8_t role = to <= square ? INSIDE : survival->roles[square];
            if (role > survival->roles[to]) {
                survival->roles[to] = role;
                survival->again |= to <= square;
            }
        }
    }
    if (survival->square == board->goal) {
        survival->square = 0;
        if (!survival->again) {
            begin_throws(survival);
        }
        survival->again = false;
    }
}

/* ---- throws and ratios ----------------------------------------------------------------------- */

static void throw_once(struct survival *survival) {
    window_sum(&survival->window);
    for (uint8_t square = 0; square < survival->window.board->goal; square++) {
        if (survival->roles[square] < INSIDE) {
            survival->window.values[square] = 0;
        }
    }
    window_settle(&survival->window);
    survival->throws++;
}

/* RATIO_BITS: fraction bits of `ratio`, which is six times P h / h. AGREED: bits in which the
   ratios of all squares must agree with it. AGREED_MOST: the most such bits that are counted.
   APART: a square with a smaller ratio that agrees in fewer bits is left out. CHECK_EVERY: throws
   between checks; a settled ratio changes by at most RATIO_RESTS meanwhile. */
enum { RATIO_BITS = 29, AGREED = 25, AGREED_MOST = 28, APART = 12, CHECK_EVERY = 16 };
enum { RATIO_RESTS = 1 << (RATIO_BITS - AGREED) };

/* Begins a check once the ratio of the square with the greatest value has settled, or at the last
   throw; otherwise throws on. */
static void begin_check(struct survival *survival) {
    struct window *window = &survival->window;
    uint8_t greatest = 0;
    uint64_t value, ahead;
    uint32_t ratio;

    for (uint8_t square = 0; square < window->board->goal; square++) {
        if (survival->roles[square] < INSIDE) {
            continue;
        }
        survival->roles[square] = INSIDE;
        if (window->values[square] > window->values[greatest]) {
            greatest = square;
        }
    }
    value = window->values[greatest];
    ahead = window_ahead(window, greatest);
    if (value == 0) { /* every game is over */
        survival->stage = OVER;
        return;
    }
    for (; value < 1ULL << 60; value <<= 1) {
        ahead <<= 1;
    }
    ratio = (uint32_t)(ahead / (value >> RATIO_BITS));
    if (ratio - survival->ratio + RATIO_RESTS > 2 * RATIO_RESTS &&
        survival->throws < SURVIVAL_THROWS) {
        throw_on(survival, CHECK_EVERY);
    } else {
        survival->agreed = AGREED_MOST;
        survival->again = false;
        survival->stage = CHECKING;
    }
    survival->ratio = ratio;
}

/* Compares the ratio of a square with `ratio`. A square whose ratio is much less becomes FADING,
   unless this is the last check. */
static void check_square(struct survival *survival, uint8_t square) {
    uint64_t value = survival->window.values[square];
    uint64_t ahead = window_ahead(&survival->window, square);
    uint8_t bits = AGREED_MOST;
    uint64_t expected, apart;

    if (value == 0) {
        return;
    }
    for (; value < 1ULL << 53; value <<= 8) {
        ahead <<= 8;
    }
    expected = fraction_product64(value, (uint64_t)survival->ratio << 32) << (32 - RATIO_BITS);
    apart = ahead > expected ? ahead - expected : expected - ahead;
    for (value >>= bits; bits && apart > value; value <<= 1) {
        bits--;
    }
    if (bits < APART && ahead < expected && survival->throws < SURVIVAL_THROWS) {
        survival->roles[square] = FADING;
        survival->again = true;
    } else if (bits < survival->agreed) {
        survival->agreed = bits;
    }
}

static void end_check(struct survival *survival) {
    uint32_t value = survival->ratio - survival->ratio / 3;
    uint32_t error = survival->agreed ? (PROBABILITY_ONE >> survival->agreed) / BOARD_FACES + 2
                                      : PROBABILITY_ONE; /* no bound */
    uint32_t high = error < PROBABILITY_ONE - value ? value + error : PROBABILITY_ONE;

    survival->square = 0;
    survival->stage = LEAVING;
    if (!survival->again) {
        survival->low = value > error ? value - error : 0;
        survival->high = high > survival->high ? high : survival->high;
        survival->stage = OVER;
    }
}

/* Runs a slice of a check. If more throws may bring the ratios together, one ratio that is apart
   ends the check. */
static void check(struct survival *survival) {
    uint8_t goal = survival->window.board->goal;

    for (uint8_t left = CHECKED_IN_SLICE; left && survival->square < goal; left--) {
        uint8_t square = survival->square++;
        if (survival->roles[square] == INSIDE) {
            check_square(survival, square);
        }
        if (survival->agreed < AGREED && survival->throws < SURVIVAL_THROWS) {
            throw_on(survival, CHECK_EVERY);
            return;
        }
    }
    if (survival->square == goal) {
        end_check(survival);
    }
}

static bool leads_inside(const struct survival *survival, uint8_t square) {
    for (uint8_t face = BOARD_FACES; face; face--) {
        uint8_t to = board_throw(survival->window.board, square, face).landing;
        if (survival->roles[to] == INSIDE && to != survival->window.board->goal) {
            return true;
        }
    }
    return false;
}

/* Runs a slice that leaves out the squares which fade away, unless one of them leads back to the
   others. Six times their ratios is less than `ratio` by more than 2^-APART. */
static void leave(struct survival *survival) {
    uint8_t goal = survival->window.board->goal;
    uint32_t apart;

    for (uint8_t left = REACHED_IN_SLICE; left && survival->square < goal; left--) {
        uint8_t square = survival->square++;
        if (survival->roles[square] == FADING && leads_inside(survival, square)) {
            throw_on(survival, CHECK_EVERY);
            return;
        }
    }
    if (survival->square == goal) {
        for (uint8_t square = 0; square < goal; square++) {
            survival->roles[square] = survival->roles[square] == INSIDE ? INSIDE : OUTSIDE;
        }
        apart = survival->ratio - survival->ratio / 3 - (PROBABILITY_ONE >> APART) / BOARD_FACES;
        survival->high = apart > survival->high ? apart : survival->high;
        throw_on(survival, 1);
    }
}

enum progress survival_step(struct survival *survival) {
    if (survival->stage == REACHING) {
        reach(survival);
    } else if (survival->stage == CHECKING) {
        check(survival);
    } else if (survival->stage == LEAVING) {
        leave(survival);
    } else if (survival->stage == OVER) {
        return DONE;
    } else if (survival->throws >= survival->check && !survival->window.drops) {
        begin_check(survival);
    } else {
        throw_once(survival);
    }
    return WORKING;
}

uint8_t survival_done(const struct survival *survival) {
    uint32_t throws = survival->throws;

    return survival->stage == OVER ? PROGRESS_ALL
                                   : (uint8_t)(throws * PROGRESS_ALL / (throws + BAR_HALF));
}

struct bounded survival_ratio(const struct survival *survival) {
    uint32_t range = survival->high - survival->low;

    return bounded_probability(survival->low + range / 2, range - range / 2);
}
