#include "vector_boards.h"

#include <string.h>

uint32_t vector_word(struct vector_source *source) {
    uint32_t state = source->state;

    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    source->state = state;
    return state;
}

uint8_t vector_below(struct vector_source *source, uint8_t limit) {
    return (uint8_t)((vector_word(source) >> 8 & 0xFFFF) % limit);
}

/* A jump that makes the board no game is left out again. */
void vector_board(struct vector_source *source, struct board *board) {
    uint8_t wanted, square;

    memset(board, 0, sizeof *board);
    board->goal = (uint8_t)(BOARD_GOAL_MINIMUM + vector_below(source, 95));
    board->overshoot = vector_below(source, 3);
    wanted = vector_below(source, BOARD_JUMPS + 1);
    for (uint8_t i = 0; i < wanted; i++) {
        struct board_jump *jump = &board->jumps[board->jump_count++];
        jump->from = (uint8_t)(1 + vector_below(source, board->goal - 1));
        jump->to = vector_below(source, board->goal + 1);
        if (board_check(board, &square) != BOARD_SOUND) {
            board->jump_count--;
        }
    }
}
