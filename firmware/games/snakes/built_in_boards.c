#include "games/snakes/built_in_boards.h"

#include "core/number/flash.h"
#include <string.h>

/* As many bytes of each struct board as it uses, one after the other. */
enum { BEFORE_JUMPS = 3, COUNT = 2 };

/* clang-format off */
static const FLASH uint8_t boards[] = {
    24, BOARD_STAY, 4, 3,12, 10,18, 13,2, 23,14,
    100, BOARD_STAY, 19,
        1,38, 4,14, 9,31, 16,6, 21,42, 28,84, 36,44, 47,26, 49,11,
        51,67, 56,53, 62,19, 64,60, 71,91, 80,100, 87,24, 93,73, 95,75,
        98,78,
    99, BOARD_STAY, 14,
        3,24, 12,45, 26,4, 32,48, 39,2, 41,62, 42,17, 49,68, 61,80,
        65,44, 73,91, 75,57, 88,52, 98,40,
};
/* clang-format on */

static uint8_t size_of(const FLASH uint8_t *board) {
    return (uint8_t)(BEFORE_JUMPS + 2 * board[COUNT]);
}

bool boards_load(uint8_t index, struct board *board) {
    const FLASH uint8_t *from = boards;
    uint8_t *to = (uint8_t *)board;

    if (index >= BOARDS_COUNT) {
        return false;
    }
    for (; index; index--) {
        from += size_of(from);
    }
    memset(board, 0, sizeof *board);
    for (uint8_t left = size_of(from); left; left--) {
        *to++ = *from++;
    }
    return true;
}
