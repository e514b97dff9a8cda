#include "games/snakes/odds/pairs/pair_alone.h"

#include <string.h>

/* Bits left for whole throws at least: a short game has no more fraction bits than make sense. */
enum { WHOLE_BITS = 3 };

void pair_alone_start(struct pair_alone *alone, const struct board *board) {
    const struct absorption_question question = {.board = board, .what = ABSORPTION_EXPECTED};

    alone->solved = false;
    memset(alone->by_rank, 0, sizeof alone->by_rank);
    absorption_start(&alone->absorption, &question);
}

static enum progress solve(struct pair_alone *alone, const struct pair_state *state) {
    enum progress progress = absorption_step(&alone->absorption);

    if (progress != DONE) {
        return progress;
    }
    alone->solved = true;
    alone->square = state->table.board->goal + !pair_state_is_duel(state);
    alone->rank = state->table.ranks;
    return WORKING;
}

static void read_next(struct pair_alone *alone, const struct pair_table *table) {
    struct real value;

    if (table->mark[--alone->square] & PAIR_JUMP) {
        return;
    }
    value = absorption_expected_at(&alone->absorption, alone->square);
    alone->by_rank[--alone->rank] = value.mantissa;
    alone->bits = value.fraction_bits;
}

/* Scales the throws so that the greatest first value is just below the greatest number. */
static void scale(struct pair_alone *alone, const struct pair_state *state) {
    uint8_t range_bits = pair_table_range_bits(&state->table);
    int8_t up = (int8_t)(range_bits - pair_state_is_duel(state));
    pair_word all = 0;

    for (uint8_t rank = 0; rank < state->table.ranks; rank++) {
        all |= alone->by_rank[rank];
    }
    for (; all; all >>= 1) {
        up--;
    }
    if (up > range_bits - WHOLE_BITS - alone->bits) {
        up = (int8_t)(range_bits - WHOLE_BITS - alone->bits);
    }
    for (uint8_t rank = 0; rank < state->table.ranks; rank++) {
        pair_word *value = &alone->by_rank[rank];
        *value = up < 0 ? *value >> -up : *value << up;
    }
    alone->bits += up;
}

enum progress pair_alone_step(struct pair_alone *alone, const struct pair_state *state) {
    if (!alone->solved) {
        return solve(alone, state);
    }
    if (alone->square > 0) {
        read_next(alone, &state->table);
        return WORKING;
    }
    scale(alone, state);
    return DONE;
}

pair_word pair_alone_first(const struct pair_alone *alone, const struct pair_state *state,
                           uint8_t one, uint8_t other) {
    pair_word first = alone->by_rank[one];
    pair_word second = alone->by_rank[other];

    if (pair_state_is_duel(state)) {
        return first + second;
    }
    return first > second ? first : second;
}
