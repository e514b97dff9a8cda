#include "games/snakes/odds/chain/finish_times.h"

#include "core/number/integer64.h"
#include "core/number/product.h"
#include <string.h>

/* A billionth in 2^-WINDOW_UNIT_BITS, and what is behind its point in 2^-32. */
#define BILLIONTH      1152921504UL
#define BILLIONTH_REST 2606387916UL

/* A part of 2^40 that may be missing. */
enum { LET_PASS = 40 };

static void set_billionths(uint64_t *chance, uint32_t billionths) {
    *chance = product_upper(billionths, BILLIONTH_REST);
    product_add(chance, billionths, BILLIONTH);
}

void finish_times_start(struct finish_times *times, const struct finish_times_question *question) {
    memset(times, 0, sizeof *times);
    finish_distribution_start(&times->finish, question->board, question->square, UINT16_MAX);
    finish_distribution_narrow(&times->finish);
    times->likeliest_known = question->only_quantiles;
    for (uint8_t i = 0; i < FINISH_TIMES_LEVELS; i++) {
        set_billionths(&times->longer[i], question->longer[i]);
    }
    times->unfinished = 1ULL << WINDOW_UNIT_BITS;
}

/* ---- how small a part may have been lost --------------------------------------------------------
   What is lost at throw k is less than 2^-31 of the greatest P(T > k - 1) of any square: then the
   lowest bytes are only dropped if the highest one is 32 or more. Of that no more is left at throw
   m than P(T > m - k). */

enum { LOST_BITS = WINDOW_UNIT_BITS - 31, THROWS_BETWEEN = 2 };

/* The greatest P(T > m) is below (top + 1) * high / 2^exponent. */
static void note_halvings(struct finish_times *times) {
    const struct finish_distribution *finish = &times->finish;
    uint32_t bound = ((uint32_t)finish->top + 1) * (finish->unit.high >> 8) + finish->top + 1;
    int16_t shift = finish->unit.exponent - 8;

    while (times->halvings < FINISH_TIMES_HALVINGS - 1) {
        int16_t next = shift - times->halvings - 1;
        if (next < 0 || (next < 32 && bound > 1UL << next)) {
            return;
        }
        times->halved[++times->halvings] = finish->throws;
    }
}

static uint8_t halvings_at(const struct finish_times *times, uint16_t throws) {
    uint8_t halvings = times->halvings;

    while (times->halved[halvings] > throws) {
        halvings--;
    }
    return halvings;
}

/* In units of 2^ERROR_BITS, each part rounded up. */
enum { ERROR_BITS = 13 };

static uint32_t tail_error(const struct finish_times *times) {
    uint16_t now = times->finish.throws;
    uint32_t error = 0;

    for (uint8_t i = 0; i <= times->halvings; i++) {
        uint16_t from = times->halved[i];
        uint16_t to = i < times->halvings ? times->halved[i + 1] : now;
        uint8_t less = i + halvings_at(times, now - to);
        uint32_t drops = (to - from) / THROWS_BETWEEN + 1;
        error += (less < 32 ? drops << (LOST_BITS - ERROR_BITS) >> less : 0) + 1;
    }
    return error;
}

static void find_error(const struct finish_times *times, uint64_t *error) {
    finish_distribution_error(&times->finish, &times->unfinished, error);
    if (times->finish.lost) {
        uint64_t tail = tail_error(times);
        integer64_shift_up(&tail, ERROR_BITS);
        integer64_add32(&tail, window_unit_error(&times->unfinished));
        if (integer64_is_less(&tail, error)) {
            *error = tail;
        }
    }
}

/* ---- the points --------------------------------------------------------------------------------
 */

/* Of two chances whose difference is in doubt the greater one is taken, of equals the first. */
static void note_likeliest(struct finish_times *times, const uint64_t *before) {
    bool exact = times->finish.lost == 0;
    uint64_t chance = *before;
    uint64_t error, bound;

    finish_distribution_error(&times->finish, before, &error);
    bound = error;
    integer64_add(&bound, &times->unfinished);
    times->likeliest_known = integer64_is_less(&bound, &times->greatest);
    if (integer64_subtract(&chance, &times->unfinished)) {
        chance = 0;
    }
    integer64_shift_up(&error, 2);
    bound = times->greatest;
    integer64_add32(&bound, 2 * window_unit_error(before));
    if (integer64_is_less(&bound, &chance)) {
        integer64_add(&times->greatest, &error);
        times->likeliest.doubtful = !exact && !integer64_is_less(&times->greatest, &chance);
        times->likeliest.throws = times->finish.throws;
        times->greatest = chance;
        return;
    }
    integer64_add(&chance, &error);
    if (!exact && !integer64_is_less(&chance, &times->greatest)) {
        times->likeliest.doubtful = true;
    }
}

/* ---- whether anything likelier can follow -------------------------------------------------------
   From time to time, with a throw that drops nothing, by the highest 32 bits of all values. */

enum { CHECK_EVERY = 32 };

static bool is_check_due(const struct finish_times *times) {
    return !times->likeliest_known && times->finish.throws >= times->check &&
           !times->finish.pass.shrink;
}

static uint32_t highest_bytes(const struct finish_times *times, uint8_t square) {
    const uint8_t *value = &times->finish.unfinished[square * WINDOW40_BYTES];
    uint32_t bytes;

    memcpy(&bytes, value + 1, sizeof bytes);
    return bytes;
}

static void keep_values(struct finish_times *times) {
    for (uint8_t square = 0; square < times->finish.board->goal; square++) {
        times->before[square] = highest_bytes(times, square);
    }
}

/* The greatest P(T = m) from any square. Six values are below 216 * 2^24, as nothing is dropped;
   what has been lost may make their difference less than 0. */
static void compare_greatest(struct finish_times *times) {
    const struct finish_distribution *finish = &times->finish;
    const uint32_t negative = 0xF0000000UL;
    uint32_t most = 0;
    uint64_t chance, doubt;

    for (uint8_t square = 0; square < finish->board->goal; square++) {
        uint32_t here = times->before[square] * BOARD_FACES - highest_bytes(times, square);
        if (here > most && here < negative) {
            most = here;
        }
    }
    most += BOARD_FACES;
    chance = most;
    integer64_shift_up(&chance, 8);
    window_unit_multiply(&finish->unit, &chance);
    finish_distribution_error(finish, &times->greatest, &doubt);
    integer64_shift_up(&doubt, 2);
    integer64_add(&chance, &doubt);
    times->likeliest_known = integer64_is_less(&chance, &times->greatest);
    times->check = finish->throws + CHECK_EVERY;
}

/* True when all quantiles are known that were asked for. */
static bool note_quantiles(struct finish_times *times) {
    bool known = true;

    for (uint8_t i = 0; i < FINISH_TIMES_LEVELS; i++) {
        uint64_t enough = times->longer[i];
        uint64_t most;
        if (times->quantile[i].throws || enough == 0) {
            continue;
        }
        integer64_add32(&enough, integer64_high(&enough) >> (LET_PASS - 32));
        if (integer64_is_less(&enough, &times->unfinished)) {
            known = false;
            continue;
        }
        find_error(times, &most);
        integer64_add(&most, &times->unfinished);
        times->quantile[i].throws = times->finish.throws;
        times->quantile[i].doubtful = integer64_is_less(&enough, &most);
    }
    return known;
}

/* The bar follows P(T <= m). */
static void note_done(struct finish_times *times) {
    uint8_t part = INT8_MAX - (uint8_t)(integer64_high(&times->unfinished) >>
                                        (WINDOW_UNIT_BITS - 39)); /* of 128 */

    part = part > INT8_MAX ? 0 : 2 * part;
    if (part > times->done) {
        times->done = part;
    }
}

enum progress finish_times_step(struct finish_times *times) {
    struct finish_distribution *finish = &times->finish;
    uint64_t before = times->unfinished;
    enum progress last;
    bool known, checks;

    if (finish->square == finish->board->goal) {
        return DONE;
    }
    if (finish->throws == 0) {
        times->fewest = board_soonest(finish->board, finish->square);
    }
    checks = is_check_due(times);
    if (checks) {
        keep_values(times);
    }
    last = finish_distribution_step(finish);
    finish_distribution_precisely(finish, finish->square, &times->unfinished);
    note_halvings(times);
    note_done(times);
    if (!times->likeliest_known) {
        note_likeliest(times, &before);
    }
    if (checks) {
        compare_greatest(times);
    }
    known = note_quantiles(times) && times->likeliest_known;
    if (last == DONE) {
        return known ? DONE : IMPOSSIBLE;
    }
    return known ? DONE : WORKING;
}

uint8_t finish_times_done(const struct finish_times *times) {
    return times->done;
}

uint8_t finish_times_fewest(const struct finish_times *times) {
    return times->fewest;
}

struct finish_times_number finish_times_likeliest(const struct finish_times *times) {
    return times->likeliest;
}

struct finish_times_number finish_times_quantile(const struct finish_times *times, uint8_t level) {
    return times->quantile[level];
}
