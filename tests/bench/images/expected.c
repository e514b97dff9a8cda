/* Expected throws from every square of chutes. The room for factors is that of its ten snakes. */

#include "core/chain/absorption.h"
#include "games/snakes/built_in_boards.h"
#include "port.h"
#include <stddef.h>

enum { SNAKES = 10 };

static struct board board;
static bool stands[BOARD_GOAL_MAXIMUM];
static uint8_t room[offsetof(struct absorption, factor) + 2 * SNAKES * SNAKES];

int main(void) {
    struct absorption *absorption = (struct absorption *)room;

    boards_load(BOARDS_CHUTES, &board);
    for (uint8_t square = 0; square < board.goal; square++)
        stands[square] = board_can_stand(&board, square);
    port_begin();
    absorption_start(absorption, &board, ABSORPTION_EXPECTED, 0);
    while (absorption_step(absorption) == ABSORPTION_WORKING) {
    }
    for (uint8_t square = board.goal; square-- > 0;) {
        struct real value;
        if (!stands[square])
            continue;
        absorption_at(absorption, ABSORPTION_EXPECTED, square, &value);
        port_fixed(value.mantissa, value.fraction_bits);
    }
    port_end();
    port_stop();
}
