#include "games/snakes/built_in_boards.h"

#include "core/number/flash.h"

/* clang-format off */
static const FLASH struct board boards[BOARDS_COUNT] = {
    [BOARDS_FORCH] = {
        .goal = 24, .overshoot = BOARD_STAY, .jump_count = 4,
        .jumps = {{3, 12}, {10, 18}, {13, 2}, {23, 14}},
    },
    [BOARDS_CHUTES] = {
        .goal = 100, .overshoot = BOARD_STAY, .jump_count = 19,
        .jumps = {{1, 38}, {4, 14}, {9, 31}, {16, 6}, {21, 42}, {28, 84}, {36, 44}, {47, 26},
                  {49, 11}, {51, 67}, {56, 53}, {62, 19}, {64, 60}, {71, 91}, {80, 100}, {87, 24},
                  {93, 73}, {95, 75}, {98, 78}},
    },
    [BOARDS_CLASSIC] = {
        .goal = 99, .overshoot = BOARD_STAY, .jump_count = 14,
        .jumps = {{3, 24}, {12, 45}, {26, 4}, {32, 48}, {39, 2}, {41, 62}, {42, 17}, {49, 68},
                  {61, 80}, {65, 44}, {73, 91}, {75, 57}, {88, 52}, {98, 40}},
    },
};
/* clang-format on */

bool boards_load(uint8_t index, struct board *board) {
    if (index >= BOARDS_COUNT) {
        return false;
    }
    *board = boards[index];
    return true;
}
