#include "games/boards.h"

/* clang-format off */
const FLASH struct boards_entry boards_table[BOARDS_COUNT] = {
    {"forch", 0, {24, BOARD_STAY, 4, {{3, 12}, {10, 18}, {13, 2}, {23, 14}}}},
    {"chutes", 0, {100, BOARD_STAY, 19, {
        {1, 38}, {4, 14}, {9, 31}, {16, 6}, {21, 42}, {28, 84}, {36, 44}, {47, 26}, {49, 11},
        {51, 67}, {56, 53}, {62, 19}, {64, 60}, {71, 91}, {80, 100}, {87, 24}, {93, 73}, {95, 75},
        {98, 78}}}},
    {"classic", 1, {99, BOARD_STAY, 14, {
        {3, 24}, {12, 45}, {26, 4}, {32, 48}, {39, 2}, {41, 62}, {42, 17}, {49, 68}, {61, 80},
        {65, 44}, {73, 91}, {75, 57}, {88, 52}, {98, 40}}}},
};
/* clang-format on */

bool boards_load(uint8_t index, struct board *board) {
    if (index >= BOARDS_COUNT)
        return false;
    *board = boards_table[index].board;
    return true;
}
