#include "core/pairs.h"

#include <string.h>

enum { IN_SLICE = 16, SWEEPS_MAXIMUM = 4000, FIRST_BITS = 28, WIDEST = 4 };

/* A token and the squares to which the six faces bring it, all by rank. */
struct mover {
    uint8_t at;
    uint8_t to[BOARD_FACES];
};

/* Only squares count on which a token can stand: how many there are below this one. */
static uint8_t rank(const struct board *board, uint8_t square) {
    const struct board_jump *jump = board->jumps;
    uint8_t below = square;

    for (uint8_t count = board->jump_count; count; count--, jump++)
        below -= jump->from < square;
    return below;
}

/* Where the value of a pair of ranks stands. */
static uint8_t *at(const struct pairs *pairs, uint8_t first, uint8_t second) {
    uint16_t cell = (uint16_t)(first * pairs->count + second);

    if (pairs->kind == PAIRS_TOKENS) {
        uint8_t higher = first < second ? second : first;
        cell = (uint16_t)(higher * (higher + 1) / 2 + (first ^ second ^ higher));
    }
    return (uint8_t *)&pairs->value[(uint16_t)(cell * pairs->width)];
}

/* A value as a word whose upper bytes it is (both machines put the lower ones first). */
static uint32_t load(const struct pairs *pairs, uint8_t first, uint8_t second) {
    uint32_t value = 0;

    memcpy((uint8_t *)&value + WIDEST - pairs->width, at(pairs, first, second), pairs->width);
    return value;
}

/* One in the last place of a value, as a word. */
static uint32_t unit_of(const struct pairs *pairs) {
    uint32_t unit = 0;

    ((uint8_t *)&unit)[WIDEST - pairs->width] = 1;
    return unit;
}

/* The value, for the one who moves, of a move to a square while the other token stands. */
static uint32_t after(const struct pairs *pairs, uint8_t to, uint8_t other) {
    uint32_t value = 0;

    if (pairs->kind == PAIRS_TOKENS)
        return load(pairs, to, other);
    if (to != pairs->count)
        value = load(pairs, to == other ? 0 : other, to);
    return pairs->kind == PAIRS_WINS ? (uint32_t)-unit_of(pairs) - value : value;
}

/* Six times the value of a pair. */
static void add_up(const struct pairs *pairs, const struct mover *first, const struct mover *second,
                   struct sum *sum) {
    if (pairs->kind != PAIRS_WINS)
        sum_add(sum, (uint32_t)1 << pairs->bits, BOARD_FACES);
    for (uint8_t face = 0; face < BOARD_FACES; face++) {
        uint32_t value = after(pairs, first->to[face], second->at);
        if (pairs->kind == PAIRS_TOKENS) {
            uint32_t other = after(pairs, second->to[face], first->at);
            if (other < value || first->at == pairs->count)
                value = other;
        }
        sum_add(sum, value, 1);
    }
}

/* Finds the value of a pair from those of others. False when it is too great for the bits. */
static bool update(struct pairs *pairs, const struct mover *first, const struct mover *second) {
    struct sum sum = {0, 0, BOARD_FACES / 2};
    uint32_t unit = unit_of(pairs);
    uint32_t calm = 2 * unit;
    uint32_t value;

    if (pairs->kind == PAIRS_WINS)
        calm += unit * (pairs->sweeps / 64);
    add_up(pairs, first, second, &sum);
    sum_add(&sum, pairs->residue, BOARD_FACES);
    if (sum.high >= BOARD_FACES)
        return false;
    value = sum_sixth(&sum);
    pairs->residue = (uint16_t)(value & (unit - 1));
    value -= pairs->residue;
    if (value - load(pairs, first->at, second->at) + calm > 2 * calm)
        pairs->restless = true;
    memcpy(at(pairs, first->at, second->at), (uint8_t *)&value + WIDEST - pairs->width,
           pairs->width);
    return true;
}

/* For the faces up to a number of them. */
static void find_moves(const struct pairs *pairs, uint8_t square, struct mover *mover,
                       uint8_t faces) {
    mover->at = rank(pairs->board, square);
    for (; faces; faces--)
        mover->to[faces - 1] = rank(pairs->board, board_throw(pairs->board, square, faces).landing);
}

static bool update_both(struct pairs *pairs, const struct mover *high, const struct mover *low) {
    if (pairs->kind == PAIRS_TOKENS)
        return low->at == pairs->count || update(pairs, high, low);
    return high->at == pairs->count || (update(pairs, high, low) && update(pairs, low, high));
}

static void begin(struct pairs *pairs, uint8_t bits) {
    pairs->bits = bits;
    pairs->high = pairs->board->goal;
    pairs->low = pairs->high;
    pairs->restless = false;
    pairs->sweeps = 1;
    pairs->last = 0;
    pairs->residue = 0;
    memset(pairs->value, 0, sizeof pairs->value);
}

uint8_t pairs_width(const struct board *board, enum pairs_kind kind) {
    uint16_t count = rank(board, board->goal);
    uint16_t cells = (uint16_t)(count * count);
    uint8_t width = WIDEST;

    if (kind == PAIRS_TOKENS)
        cells = (uint16_t)((count + 1) * (count + 2) / 2);
    while (width && cells > PAIRS_BYTES / width)
        width--;
    return width;
}

void pairs_start(struct pairs *pairs, const struct board *board, enum pairs_kind kind) {
    pairs->board = board;
    pairs->kind = kind;
    pairs->width = pairs_width(board, kind);
    pairs->count = rank(board, board->goal);
    begin(pairs, FIRST_BITS);
}

static enum pairs_progress end_sweep(struct pairs *pairs) {
    if (pairs->last == 0 && !pairs->restless)
        pairs->last = (uint16_t)(pairs->sweeps + pairs->sweeps / 4);
    if (pairs->sweeps == pairs->last)
        return PAIRS_DONE;
    if (pairs->last == 0 && pairs->sweeps == SWEEPS_MAXIMUM)
        return PAIRS_TOO_LONG;
    pairs->restless = false;
    pairs->sweeps++;
    pairs->high = pairs->board->goal;
    pairs->low = pairs->high;
    return PAIRS_WORKING;
}

static enum pairs_progress end_row(struct pairs *pairs) {
    pairs->low = 0;
    if (pairs->high == 0)
        return end_sweep(pairs);
    do
        pairs->high--;
    while (!board_can_stand(pairs->board, pairs->high));
    pairs->low = pairs->high;
    return PAIRS_WORKING;
}

enum pairs_progress pairs_step(struct pairs *pairs) {
    const struct board *board = pairs->board;
    struct mover high;
    struct mover low;

    find_moves(pairs, pairs->high, &high, BOARD_FACES);
    find_moves(pairs, pairs->low, &low, BOARD_FACES);
    for (uint8_t left = IN_SLICE; left; left--) {
        if (board_can_stand(board, pairs->low) && !update_both(pairs, &high, &low)) {
            begin(pairs, pairs->bits - 1);
            return PAIRS_WORKING;
        }
        if (pairs->low == 0)
            return end_row(pairs);
        pairs->low--;
        memmove(&low.to[1], low.to, BOARD_FACES - 1);
        find_moves(pairs, pairs->low, &low,
                   pairs->low + BOARD_FACES > board->goal ? BOARD_FACES : 1);
    }
    return PAIRS_WORKING;
}

uint8_t pairs_fraction(const struct pairs *pairs) {
    return (uint8_t)(UINT8_MAX - 16 * UINT8_MAX / (15 + pairs->sweeps));
}

void pairs_at(const struct pairs *pairs, uint8_t first, uint8_t second, struct real *value) {
    const struct board *board = pairs->board;

    value->mantissa = load(pairs, rank(board, first), rank(board, second));
    value->fraction_bits = pairs->bits;
    if (pairs->kind == PAIRS_WINS) {
        value->mantissa >>= 1;
        value->fraction_bits = PROBABILITY_BITS;
    }
}
