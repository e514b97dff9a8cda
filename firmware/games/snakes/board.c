#include "games/snakes/board.h"

#include <string.h>

int8_t board_jump_from(const struct board *board, uint8_t square) {
    for (uint8_t jump = 0; jump < board->jump_count; jump++) {
        if (board->jumps[jump].from == square) {
            return (int8_t)jump;
        }
    }
    return -1;
}

bool board_can_stand(const struct board *board, uint8_t square) {
    return square <= board->goal && board_jump_from(board, square) < 0;
}

/* The square on which the count of a throw ends, before any jump. */
static uint8_t stop_of(const struct board *board, uint8_t square, uint8_t face) {
    uint8_t stop = (uint8_t)(square + face);

    if (stop <= board->goal) {
        return stop;
    }
    switch (board->overshoot) {
    case BOARD_BOUNCE:
        return (uint8_t)(2 * board->goal - stop);
    case BOARD_WIN:
        return board->goal;
    default:
        return square;
    }
}

struct board_move board_throw(const struct board *board, uint8_t square, uint8_t face) {
    struct board_move move;
    int8_t jump;

    move.stop = stop_of(board, square, face);
    move.landing = move.stop;
    move.step = BOARD_PLAIN;
    jump = board_jump_from(board, move.stop);
    if (jump >= 0) {
        move.landing = board->jumps[jump].to;
        move.step = move.landing > move.stop ? BOARD_LADDER : BOARD_SNAKE;
    } else if (move.stop == board->goal) {
        move.step = BOARD_FINISHED;
    } else if (board->overshoot == BOARD_STAY && move.stop == square) {
        move.step = BOARD_STAYED;
    }
    return move;
}

static enum board_fault check_jump(const struct board *board, uint8_t index, uint8_t *square) {
    const struct board_jump *jump = &board->jumps[index];
    uint8_t goal = board->goal;
    uint8_t from = jump->from;
    uint8_t to = jump->to;

    *square = from > goal ? from : to;
    if (*square > goal) {
        return BOARD_JUMP_OFF_BOARD;
    }
    *square = from;
    if (from == 0) {
        return BOARD_JUMP_FROM_START;
    }
    if (from == goal) {
        return BOARD_JUMP_FROM_GOAL;
    }
    if (from == to) {
        return BOARD_JUMP_TO_ITSELF;
    }
    if (board_jump_from(board, from) != (int8_t)index) {
        return BOARD_JUMP_TWICE;
    }
    *square = to;
    if (board_jump_from(board, to) >= 0) {
        return BOARD_JUMP_CHAINED;
    }
    return BOARD_SOUND;
}

/* A set of squares, a bit each, and nothing beyond. */
enum { SET_BYTES = BOARD_GOAL_MAXIMUM / 8 + 2 };

static uint8_t bit_of(uint8_t square) {
    uint8_t bit = 1;

    for (square %= 8; square; square--) {
        bit <<= 1;
    }
    return bit;
}

static bool has(const uint8_t set[], uint8_t square) {
    return set[square / 8] & bit_of(square);
}

/* Takes a square into a set, or out of it. */
static void put(uint8_t set[], uint8_t square, bool in) {
    uint8_t *cell = &set[square / 8];
    uint8_t bit = bit_of(square);

    *cell |= bit;
    if (!in) {
        *cell ^= bit;
    }
}

/* Adds what is from's moved down, by 1 or 2 squares for a factor of 128 or 64. */
static void move_down(uint8_t to[], const uint8_t from[], uint8_t factor) {
    uint8_t count = SET_BYTES - 1;

    do {
        uint8_t low = (uint8_t)(*from++ * factor >> 8);
        *to++ |= low | (uint8_t)(*from * factor);
    } while (--count);
}

/* From the squares that reach the goal in so many throws (none: the goal is put in) those that do
   with one more. A throw past the goal never helps: whoever can throw one can reach it. A jump's
   start is as good as its end. False when there are no more. */
static bool grow(const struct board *board, uint8_t set[]) {
    const struct board_jump *jump = board->jumps;
    uint8_t next[SET_BYTES] = {0};
    bool grown;

    move_down(next, set, 128);
    move_down(next, next, 128);
    move_down(next, next, 64);
    move_down(next, next, 64);
    put(next, board->goal, true);
    for (uint8_t count = board->jump_count; count; count--, jump++) {
        put(next, jump->from, has(next, jump->to));
    }
    grown = memcmp(next, set, SET_BYTES) != 0;
    memcpy(set, next, SET_BYTES);
    return grown;
}

enum board_fault board_check(const struct board *board, uint8_t *square) {
    uint8_t set[SET_BYTES] = {0};

    *square = 0;
    if (board->goal < BOARD_GOAL_MINIMUM || board->goal > BOARD_GOAL_MAXIMUM) {
        return BOARD_GOAL_OUT_OF_RANGE;
    }
    if (board->overshoot > BOARD_WIN) {
        return BOARD_OVERSHOOT_UNKNOWN;
    }
    if (board->jump_count > BOARD_JUMPS) {
        return BOARD_TOO_MANY_JUMPS;
    }
    for (uint8_t index = 0; index < board->jump_count; index++) {
        enum board_fault fault = check_jump(board, index, square);
        if (fault != BOARD_SOUND) {
            return fault;
        }
    }
    while (grow(board, set)) {
    }
    for (*square = 0; *square < board->goal; ++*square) {
        if (!has(set, *square) && board_can_stand(board, *square)) {
            return BOARD_GOAL_UNREACHABLE;
        }
    }
    *square = 0;
    return BOARD_SOUND;
}

uint8_t board_soonest(const struct board *board, uint8_t square) {
    uint8_t set[SET_BYTES] = {0};
    uint8_t throws = UINT8_MAX;

    while (!has(set, square)) {
        if (!grow(board, set)) {
            return UINT8_MAX;
        }
        throws++;
    }
    return throws;
}
