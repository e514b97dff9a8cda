#include "games/snakes/odds/pairs/pair_duel.h"

#include <stddef.h>

/* Enters the value of a stop on the lower square, while the other token stands on the higher
   one. */
static void enter_ring(struct pair_state *state, pair_word value) {
    state->ring_sum += value - pair_load(state->place, state->width);
    pair_store(state->place, state->width, value);
}

/* Finds the value of the player who throws, from the sum of the values of the stops for the
   other. */
static void find_value(struct pair_state *state, struct pair_found *found, pair_word sum) {
    pair_find(state, found, state->wins ? state->six_ones - sum : state->six_ones + sum);
}

/* The value of the player on the higher square while the other one is on a square that is still to
   come. It follows from the shells above. */
static pair_word value_ahead(struct pair_state *state, uint8_t rank) {
    return pair_value_of_six(state, pair_table_row(&state->table, rank));
}

pair_word pair_jump_value(struct pair_state *state, uint8_t mark) {
    const struct pair_column *columns = state->table.column;
    uint8_t column = mark & PAIR_COLUMN;

    if (column != PAIR_NO_COLUMN && !state->high_stay && columns[column].rank <= state->low_rank) {
        return value_ahead(state, columns[column].rank);
    }
    return pair_load(pair_after_jump(state, column, state->high_rank), state->width);
}

/* The value of a kick: that of the player sent to the start, found ahead likewise. */
static pair_word kick_value(struct pair_state *state) {
    struct pair_found found;
    pair_word sum = 0;
    uint8_t rank = 0;

    if (state->high_stay || state->high_square <= BOARD_FACES) {
        return pair_load(pair_table_place(&state->table, PAIR_START_COLUMN, state->high_rank),
                         state->width);
    }
    for (uint8_t stop = 1; stop <= BOARD_FACES; stop++) {
        uint8_t mark = state->table.mark[stop];
        sum += mark & PAIR_JUMP ? pair_jump_value(state, mark) : value_ahead(state, ++rank);
    }
    find_value(state, &found, sum);
    return found.value;
}

/* Sets the values of the stops that leave a token where it is. */
static void put_stays(const struct pair_state *state, uint8_t *six, uint8_t slots,
                      pair_word value) {
    for (; slots; slots >>= 1, six += state->width) {
        if (slots & 1) {
            pair_store(six, state->width, value);
        }
    }
}

/* Two tokens on one square. Except on the start, only a kick meets this pair: a token that stays
   there kicks. */
static void find_equal(struct pair_state *state) {
    const uint8_t *start = pair_table_place(&state->table, PAIR_START_COLUMN, state->high_rank);

    put_stays(state, state->row, state->high_stay, pair_load(start, state->width));
    find_value(state, &state->high, pair_sum(state->row, state->width));
    state->low = state->high;
}

/* Finds both values; `high` is the higher one's value for stops where the lower token stays. */
static void find_from(struct pair_state *state, uint8_t stay, pair_word high) {
    put_stays(state, state->ring, stay, high);
    state->ring_sum = pair_sum(state->ring, state->width);
    find_value(state, &state->low, state->ring_sum);
    put_stays(state, state->row, state->high_stay, state->low.value);
    find_value(state, &state->high, pair_sum(state->row, state->width));
}

static uint8_t count_bits(uint8_t bits) {
    uint8_t count = 0;

    for (; bits; bits &= (uint8_t)(bits - 1)) {
        count++;
    }
    return count;
}

/* If both tokens may stay, each value depends on the other. Let a be the higher one's value as it
   comes out if 0 is assumed for it. Then the value is a plus p q / 36 of itself, for p and q faces
   that stay. The values are found in turn until neither changes: then each is rounded from its
   equation with the other. The value found grows with the value assumed, but by less, so it goes
   one way only and comes to an end. */
static void find_both(struct pair_state *state) {
    uint8_t stay = 0;
    pair_word value;
    uint8_t rest;

    if (state->low_square >= state->stay_from) {
        stay = pair_table_stay(&state->table, state->low_square);
    }
    find_from(state, stay, 0);
    if (!stay) {
        return;
    }
    value = state->high.value;
    rest = (uint8_t)(BOARD_FACES * BOARD_FACES - count_bits(stay) * count_bits(state->high_stay));
    value =
        value / rest * BOARD_FACES * BOARD_FACES + value % rest * BOARD_FACES * BOARD_FACES / rest;
    value = value < state->most ? value : state->most;
    for (find_from(state, stay, value); state->high.value != value;) {
        value = state->high.value;
        find_from(state, stay, value);
    }
}

static void find_pair(struct pair_state *state, uint8_t mark) {
    bool equal = state->low_square == state->high_square;

    if (equal) {
        find_equal(state);
    } else {
        find_both(state);
        pair_store(state->row + state->high_offset, state->width, state->low.value);
    }
    if (state->is_asked) {
        pair_note_asked(state);
    }
    pair_store_found(state, mark);
    state->low_rank--;
    state->row -= PAIR_SUMMANDS * state->width;
    enter_ring(state, equal ? kick_value(state) : state->high.value);
}

void pair_find_duel(struct pair_state *state) {
    uint8_t mark = *state->mark;

    if (mark & PAIR_JUMP) {
        enter_ring(state, pair_jump_value(state, mark));
    } else {
        find_pair(state, mark);
    }
    pair_next_square(state);
}

#ifdef __AVR__

/* pair_run_avr.S relies on these. */
_Static_assert(offsetof(struct pair_state, six_ones) == 0, "SIX_ONES");
_Static_assert(offsetof(struct pair_state, greatest) == 4, "GREATEST");
_Static_assert(offsetof(struct pair_state, ring_sum) == 8, "RING_SUM");
_Static_assert(offsetof(struct pair_state, change) == 12, "CHANGE");
_Static_assert(offsetof(struct pair_state, rise) == 16, "RISE");
_Static_assert(offsetof(struct pair_state, high.value) == 20, "HIGH_VALUE");
_Static_assert(offsetof(struct pair_state, high.six) == 24, "HIGH_SIX");
_Static_assert(offsetof(struct pair_state, low.value) == 28, "LOW_VALUE");
_Static_assert(offsetof(struct pair_state, low.six) == 32, "LOW_SIX");
_Static_assert(offsetof(struct pair_state, row) == 36, "ROW");
_Static_assert(offsetof(struct pair_state, place) == 38, "PLACE");
_Static_assert(offsetof(struct pair_state, mark) == 40, "MARK");
_Static_assert(offsetof(struct pair_state, left) == 42, "LEFT");
_Static_assert(offsetof(struct pair_state, low_rank) == 44, "LOW_RANK");
_Static_assert(offsetof(struct pair_state, high_offset) == 45, "HIGH_OFFSET");
_Static_assert(offsetof(struct pair_state, high_stay) == 46, "HIGH_STAY");
_Static_assert(offsetof(struct pair_state, high_mark) == 47, "HIGH_MARK");
_Static_assert(offsetof(struct pair_state, wins) == 48, "WINS");
_Static_assert(offsetof(struct pair_state, width) == 49, "WIDTH");
_Static_assert(offsetof(struct pair_state, leaps) == 50, "LEAPS");
_Static_assert(offsetof(struct pair_state, ring) == 51, "RING");
_Static_assert(offsetof(struct pair_state, table.above) == 112, "ABOVE");
_Static_assert(offsetof(struct pair_state, table.column) == 215, "COLUMN");
_Static_assert(sizeof(struct pair_column) == 4 && PAIR_FULL == 0xFF, "pair_store_in");
_Static_assert(offsetof(struct pair_found, six) == 4, "pair_change");
_Static_assert(PAIR_JUMP == 0x80 && PAIR_STORED == 0x40, "bits of a mark");

#else

pair_word pair_value_of_six(struct pair_state *state, const uint8_t *six) {
    struct pair_found found;

    find_value(state, &found, pair_sum(six, state->width));
    return found.value;
}

void pair_run(struct pair_state *state) {
    for (; state->left; state->left--) {
        pair_find_duel(state);
    }
}

#endif
