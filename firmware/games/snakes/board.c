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

/* Sets of squares, one bit each: those that reach the goal within the throws counted so far, and
   those where a jump starts. The last byte stays 0, as it lies beyond every goal. */
enum { SET_BYTES = BOARD_GOAL_MAXIMUM / 8 + 2 };

struct reached {
    uint8_t squares[SET_BYTES];
    uint8_t starts[SET_BYTES];
};

static uint8_t bit_of(uint8_t square) {
    uint8_t bit = square & 1 ? 2 : 1;

    bit = square & 2 ? bit << 2 : bit;
    return square & 4 ? (uint8_t)(bit << 4) : bit;
}

static bool has(const uint8_t set[], uint8_t square) {
    return set[square / 8] & bit_of(square);
}

static void put(uint8_t set[], uint8_t square) {
    set[square / 8] |= bit_of(square);
}

/* If the end of a jump reaches the goal, so does its start. */
static void follow_jumps(struct reached *reached, const struct board *board) {
    const struct board_jump *jump = board->jumps;

    for (uint8_t count = board->jump_count; count; count--, jump++) {
        if (has(reached->squares, jump->to)) {
            put(reached->squares, jump->from);
        }
    }
}

/* The set without a throw: the goal and the starts of jumps onto it. */
static void reach_goal(struct reached *reached, const struct board *board) {
    memset(reached, 0, sizeof *reached);
    put(reached->squares, board->goal);
    for (uint8_t jump = 0; jump < board->jump_count; jump++) {
        put(reached->starts, board->jumps[jump].from);
    }
    follow_jumps(reached, board);
}

/* Of the lower eight squares, those from which a throw of 1 to 6 leads into a set of 16: the bits
   of the set, shifted down by 1 to 6. */
static uint8_t squares_below(uint16_t squares) {
    uint16_t by_one = squares >> 1;
    uint16_t by_two = by_one | by_one >> 1;
    uint16_t by_four = by_two | by_two >> 2;

    return (uint8_t)(by_four | by_four >> 2);
}

/* Adds those of eight squares that need one throw more, and answers them. A throw past the goal
   never helps: any square from which one is possible can also reach the goal exactly. */
static uint8_t reach_byte(struct reached *reached, uint8_t byte) {
    uint8_t *squares = &reached->squares[byte];
    uint8_t below = squares_below((uint16_t)(squares[1] << 8 | squares[0]));
    uint8_t added = below & (uint8_t) ~(reached->starts[byte] | squares[0]);

    squares[0] |= added;
    return added;
}

/* Adds all squares that can reach the goal. A pass from the goal down makes many throws at once. */
static void reach_all(struct reached *reached, const struct board *board) {
    uint8_t grown;

    do {
        grown = 0;
        for (uint8_t byte = SET_BYTES - 1; byte--;) {
            grown |= reach_byte(reached, byte);
        }
        follow_jumps(reached, board);
    } while (grown);
}

/* Adds the squares that need one throw more. False if there are none. */
static bool reach_back(struct reached *reached, const struct board *board) {
    uint8_t grown = 0;

    for (uint8_t byte = 0; byte < SET_BYTES - 1; byte++) {
        grown |= reach_byte(reached, byte);
    }
    follow_jumps(reached, board);
    return grown;
}

enum board_fault board_check(const struct board *board, uint8_t *square) {
    struct reached reached;

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
    reach_goal(&reached, board);
    reach_all(&reached, board);
    for (*square = 0; *square < board->goal; ++*square) {
        if (!has(reached.squares, *square) && board_can_stand(board, *square)) {
            return BOARD_GOAL_UNREACHABLE;
        }
    }
    *square = 0;
    return BOARD_SOUND;
}

uint8_t board_soonest(const struct board *board, uint8_t square) {
    struct reached reached;
    uint8_t throws = 0;

    reach_goal(&reached, board);
    while (!has(reached.squares, square)) {
        if (!reach_back(&reached, board)) {
            return UINT8_MAX;
        }
        throws++;
    }
    return throws;
}
