#include "games/snakes/odds/pairs/pair_state.h"

bool pair_state_is_duel(const struct pair_state *state) {
    return state->kind != PAIR_VALUES_TOKENS;
}

/* With two players, a token that lands on the other kicks it, and nothing is left on the goal,
   which has no column. */
const uint8_t *pair_after_jump(const struct pair_state *state, uint8_t column, uint8_t rank) {
    static const uint8_t nothing[PAIR_WIDEST] = {0};
    const struct pair_table *table = &state->table;

    if (column == PAIR_NO_COLUMN) {
        return nothing;
    }
    if (table->column[column].rank == rank && pair_state_is_duel(state)) {
        column = PAIR_START_COLUMN;
    }
    return pair_table_place(table, column, rank);
}

/* ---- values found ---------------------------------------------------------------------------- */

pair_word pair_note_greatest(struct pair_state *state, pair_word value) {
    if (value > state->most) {
        value = state->most;
    }
    state->greatest = value;
    return value;
}

void pair_find(struct pair_state *state, struct pair_found *found, pair_word six) {
    pair_word value = pair_sixth(six);

    found->six = six;
    if (!state->wins && value > state->greatest) {
        value = pair_note_greatest(state, value);
    }
    found->value = value;
}

void pair_note_asked(struct pair_state *state) {
    uint8_t high = state->high_square;
    uint8_t low = state->low_square;

    for (uint8_t i = 0; i < state->asked_count; i++) {
        struct pair_asked *asked = &state->asked[i];
        if (asked->first == high && asked->second == low) {
            asked->value = state->high.value;
        } else if (asked->first == low && asked->second == high) {
            asked->value = state->low.value;
        }
    }
}

/* ---- columns --------------------------------------------------------------------------------- */

/* Extrapolates a stored value, so that the slowest part of its error vanishes. The change counts as
   at most `leapt`, the greatest of the sweep before: only values that have leapt already make it
   greater. */
static pair_word leap(const struct pair_state *state, pair_word value, pair_word last) {
    pair_word greatest = state->wins ? (pair_word)1 << state->bits : state->most - 1;
    bool up = (value > last) == (state->leap > 0);
    pair_word change = value > last ? value - last : last - value;
    uint32_t factor = (uint32_t)(state->leap > 0 ? state->leap : -state->leap);
    uint32_t part = change < state->leapt ? change : state->leapt;
    uint64_t by = (uint64_t)part * factor >> 8;

    if (up) {
        return by < greatest - value ? value + (pair_word)by : greatest;
    }
    return by < value ? value - (pair_word)by : 0;
}

void pair_change_and_leap(struct pair_state *state, uint8_t *place,
                          const struct pair_found *found) {
    pair_word last = pair_load(place, state->width);

    pair_change(state, place, found);
    pair_store(place, state->width, leap(state, found->value, last));
}

#ifndef __AVR__

void pair_change(struct pair_state *state, uint8_t *place, const struct pair_found *found) {
    pair_word before = PAIR_SUMMANDS * pair_load(place, state->width);
    pair_word change = before - found->six;

    if (found->six >= before) {
        change = -change;
        if (change > state->rise) {
            state->rise = change;
        }
    }
    if (change > state->change) {
        state->change = change;
    }
    pair_store(place, state->width, found->value);
}

void pair_store_in(struct pair_state *state, uint8_t column, uint8_t rank,
                   const struct pair_found *found) {
    uint8_t *place = pair_table_place(&state->table, column, rank);

    if (!pair_table_is_full(&state->table, column)) {
        pair_store(place, state->width, found->value);
    } else if (state->leaps) {
        pair_change_and_leap(state, place, found);
    } else {
        pair_change(state, place, found);
    }
}

#endif

void pair_store_found(struct pair_state *state, uint8_t mark) {
    if (mark & PAIR_STORED && (mark & PAIR_COLUMN) != PAIR_NO_COLUMN) {
        pair_store_in(state, mark & PAIR_COLUMN, state->high_rank, &state->high);
    }
    if (state->high_mark & PAIR_STORED && state->low_rank != state->high_rank) {
        pair_store_in(state, state->high_mark & PAIR_COLUMN, state->low_rank, &state->low);
    }
    if (state->low_rank == 0 && pair_state_is_duel(state)) {
        pair_store_in(state, PAIR_START_COLUMN, state->high_rank, &state->low);
    }
}

/* ---- squares --------------------------------------------------------------------------------- */

void pair_next_square(struct pair_state *state) {
    state->low_square--;
    state->mark--;
    if (state->place == state->ring) {
        state->place += PAIR_SUMMANDS * state->width;
    }
    state->place -= state->width;
}
