/* Two players with kick-out on forch's board: the chances in every position. */

#include "games/snakes/built_in_boards.h"
#include "games/snakes/pair_values.h"
#include "port.h"

static struct board board;
static struct pair_values pairs;
static bool stands[BOARD_GOAL_MAXIMUM];

static void put_all(void) {
    struct real value;

    for (uint8_t first = board.goal; first-- > 0;) {
        for (uint8_t second = board.goal; second-- > 0;) {
            if (!stands[first] || !stands[second]) {
                continue;
            }
            value = pair_values_at(&pairs, first, second);
            port_fixed(value.mantissa, value.fraction_bits);
        }
    }
}

int main(void) {
    boards_load(BOARDS_FORCH, &board);
    for (uint8_t square = 0; square < board.goal; square++) {
        stands[square] = board_can_stand(&board, square);
    }
    port_begin();
    pair_values_start(&pairs, &board, PAIR_VALUES_WINS);
    while (pair_values_step(&pairs) == WORKING) {
    }
    port_end();
    put_all();
    port_stop();
}
