#include "games/snakes/odds/pairs/pair_places.h"

#include <stddef.h>

uint8_t pair_slot_ahead(uint8_t slot, uint8_t face) {
    slot += face;
    return slot >= PAIR_SLOTS ? slot - PAIR_SLOTS : slot;
}

/* Extrapolates a kept value, so that the slowest part of its error vanishes. No value would have
   changed by more than in the sweep before but for others that have leapt already. */
static pair_word leap(const struct pair_shells *shells, pair_word value, pair_word last) {
    pair_word greatest = shells->kind == PAIR_VALUES_WINS ? shells->one : PAIR_RANGE - 1;
    bool up = (value > last) == (shells->leap > 0);
    pair_word change = value > last ? value - last : last - value;
    uint32_t factor = (uint32_t)(shells->leap > 0 ? shells->leap : -shells->leap);
    uint64_t by = (uint64_t)(change < shells->leapt ? change : shells->leapt) * factor >> 8;

    if (up) {
        return by < greatest - value ? value + (pair_word)by : greatest;
    }
    return by < value ? value - (pair_word)by : 0;
}

#ifdef __AVR__

/* pair_keep_full_avr.S relies on these. */
_Static_assert(offsetof(struct pair_shells, change) == 0, "CHANGE");
_Static_assert(offsetof(struct pair_shells, rise) == 4, "RISE");
_Static_assert(offsetof(struct pair_shells, drift.sum) == 8, "DRIFT");
_Static_assert(offsetof(struct pair_shells, drift.shift) == 12, "DRIFT_SHIFT");
_Static_assert(offsetof(struct pair_shells, columns.width) == 17, "WIDTH");
_Static_assert(offsetof(struct pair_shells, columns.half) == 18, "HALF");
_Static_assert(PAIR_RANGE_BITS == 29, "the drift's range");

#else

static void add_drift(struct pair_drift *drift, pair_difference difference) {
    const pair_difference range = PAIR_RANGE;

    drift->sum += difference >> drift->shift;
    if (drift->sum >= range || drift->sum < -range) {
        drift->sum >>= 1;
        drift->shift++;
    }
}

void pair_keep_full(struct pair_shells *shells, uint8_t *place, pair_word value) {
    pair_word last = pair_columns_load(&shells->columns, place);
    pair_difference difference = (pair_difference)(value - last);
    pair_word change = (pair_word)difference;

    add_drift(&shells->drift, difference);
    if (difference < 0) {
        change = (pair_word)-difference;
    } else if (change > shells->rise) {
        shells->rise = change;
    }
    if (change > shells->change) {
        shells->change = change;
    }
    pair_columns_store(&shells->columns, place, value);
}

#endif

void pair_keep_leaping(struct pair_shells *shells, uint8_t *place, pair_word value) {
    pair_word last = pair_columns_load(&shells->columns, place);

    pair_keep_full(shells, place, value);
    pair_columns_store(&shells->columns, place, leap(shells, value, last));
}

static void keep_at(struct pair_shells *shells, uint8_t *place, bool is_full, pair_word value) {
    if (value >= PAIR_RANGE) {
        value = PAIR_RANGE - 1;
    }
    if (!is_full) {
        pair_columns_store(&shells->columns, place, value);
    } else if (shells->leap) {
        pair_keep_leaping(shells, place, value);
    } else {
        pair_keep_full(shells, place, value);
    }
}

void pair_keep(struct pair_shells *shells, uint8_t column, uint8_t rank, pair_word value) {
    const struct pair_columns *columns = &shells->columns;

    keep_at(shells, pair_columns_place(columns, column, rank),
            pair_columns_is_full(columns, column), value);
}

void pair_keep_values(struct pair_shells *shells, uint8_t first, uint8_t count) {
    const struct pair_columns *columns = &shells->columns;
    uint8_t column = columns->mark[shells->high] & PAIR_COLUMN;
    const pair_word *value = &shells->window[first * PAIR_SLOTS + shells->high_slot];
    bool is_full = pair_columns_is_full(columns, column);
    uint8_t *place = pair_columns_place(columns, column, first);

    for (; count; count--) {
        keep_at(shells, place, is_full, *value);
        place += columns->width;
        value += PAIR_SLOTS;
    }
}

/* Notes the value of a pair that is asked for, or the greatest there is. */
void pair_look_at(struct pair_shells *shells, uint8_t first, uint8_t second, pair_word value) {
    struct pair_asked *asked = shells->asked;

    if (value > shells->greatest) {
        shells->greatest = value;
    }
    for (uint8_t left = shells->is_asked ? shells->asked_count : 0; left; left--, asked++) {
        if (asked->first == first && asked->second == second) {
            asked->value = value;
        }
    }
}

void pair_slide(const struct pair_shells *shells, pair_word *sum, pair_word *last,
                pair_word value) {
    *sum += shells->kind == PAIR_VALUES_WINS ? *last - value : value - *last;
    *last = value;
}

/* Of two players the one who lands on the other kicks. */
pair_word pair_after_jump(const struct pair_shells *shells, uint8_t column, uint8_t rank) {
    const struct pair_columns *columns = &shells->columns;

    if (column == PAIR_NO_COLUMN) {
        return 0;
    }
    if (shells->kind != PAIR_VALUES_TOKENS && columns->column[column].rank == rank) {
        column = PAIR_START_COLUMN;
    }
    return pair_columns_get(columns, column, rank);
}

/* The faces that leave the low token where it is. */
uint8_t pair_low_stay(struct pair_shells *shells, uint8_t mark) {
    return mark & PAIR_STAY ? shells->columns.stay[shells->stays++].faces : 0;
}
