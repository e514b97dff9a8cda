#include "games/snakes/odds/pairs/pair_duel.h"

#include "games/snakes/odds/pairs/pair_places.h"
#include <stddef.h>

/* Six times a value with another so often among those that make it up. */
static pair_word with(const struct pair_shells *shells, pair_word sum, uint8_t times,
                      pair_word value) {
    return shells->kind == PAIR_VALUES_WINS ? sum - times * value : sum + times * value;
}

/* Without the stops of some faces, from a slot on; counts them. */
static pair_word without(const struct pair_shells *shells, pair_word sum, const pair_word six[],
                         uint8_t slot, uint8_t faces, uint8_t *count) {
    pair_word left_out = 0;

    *count = 0;
    for (faces >>= 1; faces; faces >>= 1) {
        slot = pair_slot_ahead(slot, 1);
        if (faces & 1) {
            left_out += six[slot];
            ++*count;
        }
    }
    return shells->kind == PAIR_VALUES_WINS ? sum + left_out : sum - left_out;
}

/* The value times `times` / divisor, rounded. */
static pair_word scaled(pair_word value, uint8_t times, uint8_t divisor) {
    pair_word quotient = value / divisor;
    uint16_t rest = (uint16_t)(uint8_t)(value - quotient * divisor) * times;

    return quotient * times + (rest + divisor / 2U) / divisor;
}

/* u = (a + s p v) / 6 and v = (b + s q u) / 6, with s = -1 for the chance, else 1, are
   (1 - p q / 36) u = (a + s p b / 6) / 6. The right side is off by less than 1/2 + p/12, and u by
   half a unit more; with v, which is found from it, they satisfy both within PAIR_ROUNDING. */
static pair_word solve_both(const struct pair_shells *shells, pair_word a, uint8_t p, pair_word b,
                            uint8_t q) {
    return scaled(pair_sixth(with(shells, a, p, pair_sixth(b))), 36, (uint8_t)(36 - p * q));
}

/* Both on the start: u = (a + s p u) / 6. */
static pair_word solve_start(const struct pair_shells *shells, pair_word a, uint8_t p) {
    return scaled(pair_sixth(a), 6, shells->kind == PAIR_VALUES_WINS ? 6 + p : 6 - p);
}

struct duel_values {
    pair_word high; /* of the one who throws next from the high square */
    pair_word low;
};

/* Two on one square, which but for the start is not to be met with: who stays there kicks. */
static struct duel_values find_equal(const struct pair_shells *shells, const pair_word six[]) {
    struct duel_values values;
    uint8_t count;
    pair_word sum = without(shells, shells->sums[shells->low_rank], six, shells->high_slot,
                            shells->high_stay, &count);

    if (count && shells->high == 0) {
        values.high = solve_start(shells, sum, count);
    } else {
        if (count) {
            sum = with(shells, sum, count,
                       pair_columns_get(&shells->columns, PAIR_START_COLUMN, shells->high_rank));
        }
        values.high = pair_sixth(sum);
    }
    values.low = values.high;
    return values;
}

static struct duel_values find_with_stay(const struct pair_shells *shells, const pair_word six[],
                                         uint8_t stay) {
    struct duel_values values;
    uint8_t p;
    uint8_t q;
    pair_word a = without(shells, shells->sums[shells->low_rank], six, shells->high_slot,
                          shells->high_stay, &p);
    pair_word b = without(shells, shells->ring_sum, shells->ring, shells->low_slot, stay, &q);

    if (p && q) {
        values.high = solve_both(shells, a, p, b, q);
        values.low = pair_sixth(with(shells, b, q, values.high));
    } else if (p) {
        values.low = pair_sixth(b);
        values.high = pair_sixth(with(shells, a, p, values.low));
    } else {
        values.high = pair_sixth(a);
        values.low = pair_sixth(with(shells, b, q, values.high));
    }
    return values;
}

/* The low token's next stop enters the ring: what it is worth while the high one stays. */
static void enter_ring(struct pair_shells *shells, pair_word value) {
    pair_slide(shells, &shells->ring_sum, &shells->ring[shells->low_slot], value);
}

/* Puts the values of a pair into the window and the columns, and what the stop on the low square
   is worth into the ring. */
static void put_duel(struct pair_shells *shells, pair_word six[], struct duel_values values) {
    uint8_t low_mark = shells->columns.mark[shells->low];
    uint8_t high_rank = shells->high_rank;
    pair_word stop = values.high;

    pair_look_at(shells, shells->high, shells->low, values.high);
    pair_look_at(shells, shells->low, shells->high, values.low);
    if (low_mark & PAIR_KEPT) {
        pair_keep(shells, low_mark & PAIR_COLUMN, high_rank, values.high);
    }
    if (shells->low == 0) {
        pair_keep(shells, PAIR_START_COLUMN, high_rank, values.low);
    }
    if (shells->low == shells->high) {
        stop = pair_columns_get(&shells->columns, PAIR_START_COLUMN, high_rank);
    } else {
        pair_slide(shells, &shells->sums[shells->low_rank], &six[shells->high_slot], values.low);
    }
    enter_ring(shells, stop);
}

void pair_update_duel(struct pair_shells *shells) {
    uint8_t mark = shells->columns.mark[shells->low];
    struct duel_values values;
    pair_word *six;
    uint8_t stay;

    if (mark & PAIR_JUMP) {
        enter_ring(shells, pair_after_jump(shells, mark & PAIR_COLUMN, shells->high_rank));
        return;
    }
    six = &shells->window[shells->low_rank * PAIR_SLOTS];
    stay = pair_low_stay(shells, mark);
    if (shells->low == shells->high) {
        values = find_equal(shells, six);
    } else if (stay || shells->high_stay) {
        values = find_with_stay(shells, six, stay);
    } else {
        values.high = pair_sixth(shells->sums[shells->low_rank]);
        values.low = pair_sixth(shells->ring_sum);
    }
    put_duel(shells, six, values);
    shells->low_rank--;
}

/* ---- many pairs of a shell ------------------------------------------------------------------- */

#ifdef __AVR__

/* pair_run_avr.S relies on these. */
_Static_assert(offsetof(struct pair_run, mark) == 0, "MARK");
_Static_assert(offsetof(struct pair_run, six) == 2, "SIX");
_Static_assert(offsetof(struct pair_run, sum) == 4, "SUM");
_Static_assert(offsetof(struct pair_run, place) == 6, "PLACE");
_Static_assert(offsetof(struct pair_run, ring) == 8, "RING");
_Static_assert(offsetof(struct pair_run, ring_sum) == 10, "RING_SUM");
_Static_assert(offsetof(struct pair_run, greatest) == 14, "GREATEST");
_Static_assert(offsetof(struct pair_run, subtracts) == 18, "SUBTRACTS");
_Static_assert(offsetof(struct pair_run, leaps) == 19, "LEAPS");
_Static_assert(offsetof(struct pair_run, stays) == 20, "STAYS");
_Static_assert(offsetof(struct pair_run, left) == 21, "LEFT");
_Static_assert(offsetof(struct pair_run, high_rank) == 22, "HIGH_RANK");
_Static_assert(offsetof(struct pair_run, width) == 23, "WIDTH");
_Static_assert(offsetof(struct pair_run, kept) == 24, "KEPT");
_Static_assert(offsetof(struct pair_run, column) == 26, "COLUMN");
_Static_assert(offsetof(struct pair_run, shells) == 28, "SHELLS");
_Static_assert(offsetof(struct pair_run, stayed) == 30, "STAYED");
_Static_assert(offsetof(struct pair_shells, columns) == 13, "COLUMNS");
_Static_assert(sizeof(struct pair_column) == 4, "COLUMN_BYTES");
_Static_assert(offsetof(struct pair_column, limit) == 1, "kept_place");
_Static_assert(offsetof(struct pair_column, offset) == 2, "kept_place");
_Static_assert(PAIR_JUMP == 0x80 && PAIR_KEPT == 0x40 && PAIR_STAY == 0x20, "JUMP, KEPT, STAY");
_Static_assert(PAIR_NO_COLUMN == 0x1F && PAIR_COLUMN == 0x1F, "NO_COLUMN");
_Static_assert(PAIR_RANGE >> 24 == 0x20, "TOO_GREAT");
_Static_assert(PAIR_SLOTS * sizeof(pair_word) == 24, "WINDOW_BYTES");

#else

static void slide(const struct pair_run *run, pair_word *sum, pair_word *last, pair_word value) {
    *sum += run->subtracts ? *last - value : value - *last;
    *last = value;
}

/* What a stop on the low square is worth enters the ring. */
static void enter(struct pair_run *run, pair_word value) {
    slide(run, &run->ring_sum, run->place, value);
    run->place = run->place == run->ring ? run->ring + PAIR_SLOTS - 1 : run->place - 1;
    run->mark--;
}

/* Puts the two values of a pair where they will be looked up. */
static void put_pair(struct pair_run *run, struct duel_values values) {
    pair_word greater = values.high > values.low ? values.high : values.low;

    if (greater > run->greatest) {
        run->greatest = greater;
    }
    slide(run, run->sum--, run->six, values.low);
    run->six -= PAIR_SLOTS;
    enter(run, values.high);
}

/* The two values of the pair, put where they will be looked up. */
static void run_pair(struct pair_run *run, uint8_t mark) {
    struct pair_shells *shells = run->shells;
    struct duel_values values;

    values.low = pair_sixth(run->ring_sum);
    values.high = pair_sixth(with(shells, *run->sum, run->stays, values.low));
    put_pair(run, values);
    if (mark & PAIR_KEPT) {
        pair_keep(shells, mark & PAIR_COLUMN, run->high_rank, values.high);
    }
}

void pair_run_on(struct pair_run *run) {
    for (; run->left && !(*run->mark & PAIR_STAY); run->left--) {
        uint8_t mark = *run->mark;
        if (mark & PAIR_JUMP) {
            enter(run, pair_after_jump(run->shells, mark & PAIR_COLUMN, run->high_rank));
        } else {
            run_pair(run, mark);
        }
    }
}

#endif

static void begin_run(struct pair_shells *shells, struct pair_run *run) {
    const struct pair_columns *columns = &shells->columns;

    run->mark = &columns->mark[shells->low];
    run->six = &shells->window[shells->low_rank * PAIR_SLOTS + shells->high_slot];
    run->sum = &shells->sums[shells->low_rank];
    run->ring = shells->ring;
    run->place = &shells->ring[shells->low_slot];
    run->ring_sum = shells->ring_sum;
    run->greatest = shells->greatest;
    run->subtracts = shells->kind == PAIR_VALUES_WINS;
    run->leaps = shells->leap != 0;
    run->stays = 0;
    for (uint8_t faces = shells->high_stay; faces; faces &= (uint8_t)(faces - 1)) {
        run->stays++;
    }
    run->high_rank = shells->high_rank;
    run->width = columns->width;
    run->kept = columns->kept;
    run->column = columns->column;
    run->shells = shells;
}

static void end_run(struct pair_shells *shells, const struct pair_run *run) {
    shells->low = (uint8_t)(run->mark - shells->columns.mark);
    shells->low_rank = (uint8_t)(run->sum - shells->sums);
    shells->low_slot = (uint8_t)(run->place - shells->ring);
    shells->ring_sum = run->ring_sum;
    shells->greatest = run->greatest;
}

uint8_t pair_update_run(struct pair_shells *shells, uint8_t most) {
    uint8_t left = most < shells->low ? most : shells->low;
    struct pair_run run;

    begin_run(shells, &run);
    run.left = left;
    pair_run_on(&run);
    end_run(shells, &run);
    return most - left + run.left;
}
