#include "games/snakes/odds/pairs/pair_alone.h"

#include <string.h>

enum { MOST_BITS = PAIR_RANGE_BITS - 3 };

static void begin_alone(struct pair_values *pairs) {
    const struct absorption_question question = {.board = pairs->shells.columns.board,
                                                 .what = ABSORPTION_EXPECTED};

    pairs->stage = PAIR_ALONE;
    absorption_start(&pairs->alone.absorption, &question);
}

static enum progress solve_alone(struct pair_values *pairs) {
    struct pair_columns *columns = &pairs->shells.columns;
    enum progress progress = absorption_step(&pairs->alone.absorption);

    if (progress == DONE) {
        pairs->stage = PAIR_READING;
        pairs->column = columns->board->goal + (pairs->shells.kind == PAIR_VALUES_TOKENS);
        pairs->shells.low_rank = columns->ranks;
        return WORKING;
    }
    if (progress == IMPOSSIBLE) {
        memset(pairs->alone.by_rank, 0, sizeof pairs->alone.by_rank);
    }
    return progress;
}

static void read_alone(struct pair_values *pairs) {
    struct pair_columns *columns = &pairs->shells.columns;
    struct real value;

    pairs->column--;
    if (columns->mark[pairs->column] & PAIR_JUMP) {
        return;
    }
    value = absorption_expected_at(&pairs->alone.absorption, pairs->column);
    pairs->alone.by_rank[--pairs->shells.low_rank] = value.mantissa;
    pairs->answer_bits = value.fraction_bits;
}

/* Brings them to a scale at which the first values are just below PAIR_RANGE. */
static void scale_alone(struct pair_values *pairs) {
    uint8_t ranks = pairs->shells.columns.ranks;
    pair_word *alone = pairs->alone.by_rank;
    pair_word all = 0;
    int8_t up = PAIR_RANGE_BITS - (pairs->shells.kind == PAIR_VALUES_THROWS);

    for (uint8_t rank = 0; rank < ranks; rank++) {
        all |= alone[rank];
    }
    for (; all; all >>= 1) {
        up--;
    }
    if (up > MOST_BITS - pairs->answer_bits) {
        up = (int8_t)(MOST_BITS - pairs->answer_bits);
    }
    for (uint8_t rank = 0; rank < ranks; rank++) {
        alone[rank] = up < 0 ? alone[rank] >> -up : alone[rank] << up;
    }
    pairs->answer_bits += up;
}

enum progress pair_alone_step(struct pair_values *pairs) {
    if (pairs->stage == PAIR_ALONE) {
        return solve_alone(pairs);
    }
    if (pairs->stage == PAIR_BEGINNING) {
        begin_alone(pairs);
    } else if (pairs->column > 0) {
        read_alone(pairs);
    } else {
        scale_alone(pairs);
        return DONE;
    }
    return WORKING;
}

pair_word pair_alone_first(const struct pair_values *pairs, const struct pair_column *column,
                           uint8_t rank) {
    const pair_word *alone = pairs->alone.by_rank;
    pair_word one = alone[rank];
    pair_word other = alone[column->rank];

    if (pairs->start) {
        return pairs->start;
    }
    if (pairs->shells.kind == PAIR_VALUES_THROWS) {
        return one + other;
    }
    return one > other ? one : other;
}
