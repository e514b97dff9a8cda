#include "core/board.h"

#include <string.h>

int8_t board_jump_from(const struct board *board, uint8_t square) {
    for (uint8_t jump = 0; jump < board->jump_count; jump++) {
        if (board->jumps[jump].from == square)
            return (int8_t)jump;
    }
    return -1;
}

bool board_can_stand(const struct board *board, uint8_t square) {
    return square <= board->goal && board_jump_from(board, square) < 0;
}

uint8_t board_stop(const struct board *board, uint8_t square, uint8_t face) {
    uint8_t stop = (uint8_t)(square + face);

    if (stop <= board->goal)
        return stop;
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

    move.stop = board_stop(board, square, face);
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
    if (*square > goal)
        return BOARD_JUMP_OFF_BOARD;
    *square = from;
    if (from == 0)
        return BOARD_JUMP_FROM_START;
    if (from == goal)
        return BOARD_JUMP_FROM_GOAL;
    if (from == to)
        return BOARD_JUMP_TO_ITSELF;
    if (board_jump_from(board, from) != (int8_t)index)
        return BOARD_JUMP_TWICE;
    *square = to;
    if (board_jump_from(board, to) >= 0)
        return BOARD_JUMP_CHAINED;
    return BOARD_SOUND;
}

/* The fewest throws to the goal from every square: what one pass downwards leaves to be learned by
   way of snakes, the next will know. A throw past the goal never helps: who can make one can reach
   the goal. */
static void find_soonest(const struct board *board, uint8_t throws[]) {
    uint8_t *goal = &throws[board->goal];
    bool learned = true;

    memset(throws, UINT8_MAX, board->goal);
    *goal = 0;
    while (learned) {
        learned = false;
        for (uint8_t square = board->goal; square-- > 0;) {
            int8_t jump = board_jump_from(board, square);
            uint8_t fewest = UINT8_MAX - 1;
            const uint8_t *next = &throws[square];
            for (uint8_t face = BOARD_FACES; face && next != goal; face--) {
                if (*++next < fewest)
                    fewest = *next;
            }
            fewest++;
            if (jump >= 0)
                fewest = throws[board->jumps[jump].to];
            learned |= fewest < throws[square];
            throws[square] = fewest;
        }
    }
}

enum board_fault board_check(const struct board *board, uint8_t *square) {
    uint8_t throws[BOARD_GOAL_MAXIMUM + 1];

    *square = 0;
    if (board->goal < BOARD_GOAL_MINIMUM || board->goal > BOARD_GOAL_MAXIMUM)
        return BOARD_GOAL_OUT_OF_RANGE;
    if (board->overshoot > BOARD_WIN)
        return BOARD_OVERSHOOT_UNKNOWN;
    if (board->jump_count > BOARD_JUMPS)
        return BOARD_TOO_MANY_JUMPS;
    for (uint8_t index = 0; index < board->jump_count; index++) {
        enum board_fault fault = check_jump(board, index, square);
        if (fault != BOARD_SOUND)
            return fault;
    }
    find_soonest(board, throws);
    for (uint8_t at = 0; at < board->goal; at++) {
        *square = at;
        if (throws[at] == UINT8_MAX && board_can_stand(board, at))
            return BOARD_GOAL_UNREACHABLE;
    }
    *square = 0;
    return BOARD_SOUND;
}

uint8_t board_soonest(const struct board *board, uint8_t square) {
    uint8_t throws[BOARD_GOAL_MAXIMUM + 1];

    find_soonest(board, throws);
    return throws[square];
}
