/* Expected throws from every square of chutes in the most obvious way: Gauss-Seidel in float, from
   the goal down, until no value changes by more than float can show. */

#include "float_board.h"
#include "games/snakes/built_in_boards.h"
#include "port.h"

#define CALM 1e-5f

static struct board board;
static float expected[BOARD_GOAL_MAXIMUM + 1];
static uint8_t end[BOARD_GOAL_MAXIMUM + 1];

static float sweep(void) {
    float greatest = 0;

    for (uint8_t square = board.goal; square-- > 0;) {
        float sum = 6;
        float change;
        if (end[square] != square) {
            continue;
        }
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            uint8_t stop = square + face <= board.goal ? (uint8_t)(square + face) : square;
            sum += expected[end[stop]];
        }
        change = sum / 6 - expected[square];
        expected[square] += change;
        if (change < 0) {
            change = -change;
        }
        if (change > greatest) {
            greatest = change;
        }
    }
    return greatest;
}

int main(void) {
    boards_load(BOARDS_CHUTES, &board);
    port_begin();
    float_board_ends(&board, end);
    while (sweep() > CALM) {
    }
    port_end();
    for (uint8_t square = board.goal; square-- > 0;) {
        if (end[square] == square) {
            port_float(expected[square]);
        }
    }
    port_stop();
}
