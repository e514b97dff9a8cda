#include "games/snakes/pair_values.h"

#include "core/number/sum.h"
#include <stddef.h>
#include <string.h>

/* Pairs in a slice: the more jumps there are to look through, the fewer. */
enum { IN_SLICE = 11, SWEEPS_MAXIMUM = 4000, CALM_UNITS = 2 };

/* Fraction bits, at first, as if values had 4 bytes. */
enum { CHANCE_BITS = 32, FIRST_BITS = 28 };

/* A token and the squares to which the six faces bring it, all by rank. */
struct mover {
    uint8_t at;
    uint8_t to[BOARD_FACES];
};

/* Only squares count on which a token can stand: how many there are below this one. */
static uint8_t rank(const struct board *board, uint8_t square) {
    const struct board_jump *jump = board->jumps;
    uint8_t below = square;

    for (uint8_t count = board->jump_count; count; count--, jump++) {
        below -= jump->from < square;
    }
    return below;
}

/* The place of the lowest byte of the value of a pair of ranks. */
static uint16_t place_of(const struct pair_values *pairs, uint8_t first, uint8_t second) {
    uint16_t cell = (uint16_t)(first * pairs->count);

    if (pairs->kind == PAIR_VALUES_TOKENS) {
        if (first < second) {
            uint8_t swapped = first;
            first = second;
            second = swapped;
        }
        cell = (uint16_t)(first * (uint8_t)(first + 1)) / 2;
    }
    return (uint16_t)((cell + second) * pairs->width);
}

/* The value of a pair of ranks as a word whose upper bytes it is. */
static uint32_t load(const struct pair_values *pairs, uint8_t first, uint8_t second) {
    const uint8_t *from = &pairs->value[place_of(pairs, first, second)];
    uint8_t width = pairs->width;
    uint32_t value = 0;

    do {
        value = value >> 8 | (uint32_t)*from++ << 24;
    } while (--width);
    return value;
}

/* The value, for the one who moves, of a move to a square while the other token stands. */
static uint32_t after(const struct pair_values *pairs, uint8_t to, uint8_t other) {
    uint32_t value = 0;

    if (pairs->kind == PAIR_VALUES_TOKENS) {
        return load(pairs, other, to);
    }
    if (to == other) {
        other = 0;
    }
    if (to != pairs->count) {
        value = load(pairs, other, to);
    }
    if (pairs->kind == PAIR_VALUES_WINS) {
        value = ~(value | pairs->rest);
    }
    return value;
}

/* Adds what the six faces lead to. */
static void add_up(const struct pair_values *pairs, const struct mover *first,
                   const struct mover *second, struct sum *sum) {
    for (uint8_t face = 0; face < BOARD_FACES; face++) {
        uint32_t value = after(pairs, first->to[face], second->at);
        if (pairs->kind == PAIR_VALUES_TOKENS) {
            uint32_t other = after(pairs, second->to[face], first->at);
            if (other < value || first->at == pairs->count) {
                value = other;
            }
        }
        sum_add(sum, value, 1);
    }
}

/* Puts a value in its place, and remembers what has no room there and whether it has moved. */
static void store(struct pair_values *pairs, uint8_t first, uint8_t second, uint32_t value) {
    uint8_t *to = &pairs->value[place_of(pairs, first, second)];
    uint8_t width = pairs->width;
    uint32_t change = pairs->calm - load(pairs, first, second);

    pairs->residue = (uint16_t)value & pairs->rest;
    change += value - pairs->residue;
    if (change > 2 * pairs->calm) {
        pairs->moved = true;
    }
    for (to += width; width; width--) {
        *--to = (uint8_t)(value >> 24);
        value <<= 8;
    }
}

static void begin(struct pair_values *pairs, uint8_t bits) {
    memset(&pairs->sweeps, 0,
           offsetof(struct pair_values, value) - offsetof(struct pair_values, sweeps));
    pairs->bits = bits;
}

/* Finds the value of a pair from those of others; begins anew where it is too great. The first
   sweep clears them all. */
static void update(struct pair_values *pairs, const struct mover *first,
                   const struct mover *second) {
    struct sum sum = {0, 0, BOARD_FACES / 2};

    if (pairs->sweeps > 1) {
        sum_add(&sum, pairs->residue, BOARD_FACES);
        if (pairs->kind != PAIR_VALUES_WINS) {
            sum_add(&sum, (uint32_t)1 << pairs->bits, BOARD_FACES);
        }
        add_up(pairs, first, second, &sum);
    }
    if (sum.high >= BOARD_FACES) {
        begin(pairs, pairs->bits - 1);
    } else {
        store(pairs, first->at, second->at, sum_sixth(&sum));
    }
}

/* For the faces up to a number of them. */
static void find_moves(const struct pair_values *pairs, uint8_t square, struct mover *mover,
                       uint8_t faces) {
    mover->at = rank(pairs->board, square);
    for (; faces; faces--) {
        mover->to[faces - 1] = rank(pairs->board, board_throw(pairs->board, square, faces).landing);
    }
}

/* Two players come with either of them to move. Nothing is to be found for a game that is over. */
static void update_both(struct pair_values *pairs, const struct mover *high,
                        const struct mover *low) {
    uint8_t goal = pairs->count;

    if (pairs->kind == PAIR_VALUES_TOKENS) {
        if (low->at != goal || pairs->sweeps == 1) {
            update(pairs, high, low);
        }
    } else if (high->at != goal) {
        update(pairs, high, low);
        update(pairs, low, high);
    }
}

/* As many units of a value as it may move and still be calm. */
static void begin_sweep(struct pair_values *pairs) {
    uint32_t calm = CALM_UNITS;
    uint16_t rest = 0;

    if (pairs->kind == PAIR_VALUES_WINS) {
        calm += pairs->sweeps / 64;
    }
    for (uint8_t left = PAIR_VALUES_WIDEST - pairs->width; left; left--) {
        calm <<= 8;
        rest = (uint16_t)(rest << 8) | UINT8_MAX;
    }
    pairs->calm = calm;
    pairs->rest = rest;
    pairs->high = pairs->board->goal;
    pairs->low = pairs->high;
    pairs->moved = pairs->sweeps == 0;
    pairs->sweeps++;
}

uint8_t pair_values_width(const struct board *board, enum pair_values_kind kind) {
    uint8_t count = rank(board, board->goal);
    uint16_t cells = (uint16_t)(count * count);
    uint16_t room = PAIR_VALUES_BYTES;
    uint8_t width = PAIR_VALUES_WIDEST;

    if (kind == PAIR_VALUES_TOKENS) {
        count++;
        cells = (uint16_t)(count * (uint8_t)(count + 1)) / 2;
        room -= PAIR_VALUES_BESIDE;
    }
    while ((uint16_t)(cells * width) > room) {
        width--;
    }
    return width;
}

void pair_values_start(struct pair_values *pairs, const struct board *board,
                       enum pair_values_kind kind) {
    pairs->board = board;
    pairs->kind = kind;
    pairs->width = pair_values_width(board, kind);
    pairs->count = rank(board, board->goal);
    pairs->done = 0;
    begin(pairs, kind == PAIR_VALUES_WINS ? CHANCE_BITS : FIRST_BITS);
}

/* After so many sweeps the bar is half full. */
enum { BAR_HALF = 16 };

/* Values that are begun anew do not take the bar back. */
static void note_done(struct pair_values *pairs) {
    uint8_t done = (uint8_t)(PROGRESS_ALL - BAR_HALF * PROGRESS_ALL / (BAR_HALF + pairs->sweeps));

    if (done > pairs->done) {
        pairs->done = done;
    }
}

static enum progress end_sweep(struct pair_values *pairs) {
    if (pairs->last == 0 && !pairs->moved) {
        pairs->last = (uint16_t)(pairs->sweeps + pairs->sweeps / 4);
    }
    if (pairs->sweeps == pairs->last) {
        return DONE;
    }
    if (pairs->last == 0 && pairs->sweeps == SWEEPS_MAXIMUM) {
        return IMPOSSIBLE;
    }
    begin_sweep(pairs);
    note_done(pairs);
    return WORKING;
}

static enum progress end_row(struct pair_values *pairs) {
    pairs->low = 0;
    if (pairs->high == 0) {
        return end_sweep(pairs);
    }
    do {
        pairs->high--;
    } while (!board_can_stand(pairs->board, pairs->high));
    pairs->low = pairs->high;
    return WORKING;
}

enum progress pair_values_step(struct pair_values *pairs) {
    const struct board *board = pairs->board;
    struct mover high;
    struct mover low;

    if (!pair_values_fit(pairs)) {
        return IMPOSSIBLE;
    }
    if (pairs->sweeps == 0) {
        begin_sweep(pairs);
    }
    find_moves(pairs, pairs->high, &high, BOARD_FACES);
    find_moves(pairs, pairs->low, &low, BOARD_FACES);
    for (uint8_t left = IN_SLICE - board->jump_count / 2; left; left--) {
        if (board_can_stand(board, pairs->low)) {
            update_both(pairs, &high, &low);
        }
        if (pairs->sweeps == 0) {
            return WORKING;
        }
        if (pairs->low == 0) {
            return end_row(pairs);
        }
        pairs->low--;
        memmove(&low.to[1], low.to, BOARD_FACES - 1);
        find_moves(pairs, pairs->low, &low,
                   pairs->low + BOARD_FACES > board->goal ? BOARD_FACES : 1);
    }
    return WORKING;
}

uint8_t pair_values_done(const struct pair_values *pairs) {
    return pairs->done;
}

bool pair_values_fit(const struct pair_values *pairs) {
    return pairs->width >= PAIR_VALUES_NARROWEST;
}

struct real pair_values_at(const struct pair_values *pairs, uint8_t first, uint8_t second) {
    const struct board *board = pairs->board;

    return (struct real){
        .mantissa = load(pairs, rank(board, first), rank(board, second)) / 2,
        .fraction_bits = pairs->bits - 1,
    };
}
