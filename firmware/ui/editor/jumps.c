#include "ui/editor/jumps.h"

uint8_t jumps_least_goal(const struct board *board) {
    uint8_t least = BOARD_GOAL_MINIMUM;

    for (uint8_t i = 0; i < board->jump_count; i++) {
        const struct board_jump *jump = &board->jumps[i];
        if (jump->from >= least) {
            least = jump->from + 1;
        }
        if (jump->to > least) {
            least = jump->to;
        }
    }
    return least;
}

uint8_t jumps_end_of(const struct board *board, uint8_t square) {
    int8_t index = board_jump_from(board, square);

    return index < 0 ? square : board->jumps[index].to;
}

void jumps_remove(struct board *board, uint8_t square) {
    int8_t index = board_jump_from(board, square);

    if (index >= 0) {
        board->jumps[index] = board->jumps[--board->jump_count];
    }
}

bool jumps_put(struct board *board, uint8_t square, uint8_t to) {
    int8_t index = board_jump_from(board, square);

    if (index < 0 && board->jump_count == BOARD_JUMPS) {
        return false;
    }
    if (index < 0) {
        index = (int8_t)board->jump_count++;
    }
    board->jumps[index] = (struct board_jump){square, to};
    return true;
}
