/* One step of P(finished within m) on chutes, from every square. */

#include "games/snakes/built_in_boards.h"
#include "games/snakes/odds/chain/finish_distribution.h"
#include "port.h"

enum { STEPS_BEFORE = 39 };

static struct board board;
static struct finish_distribution finish;

int main(void) {
    boards_load(BOARDS_CHUTES, &board);
    finish_distribution_start(&finish, &board, 0, UINT16_MAX);
    for (uint8_t step = 0; step < STEPS_BEFORE; step++) {
        finish_distribution_step(&finish);
    }
    port_begin();
    finish_distribution_step(&finish);
    port_end();
    for (uint8_t square = board.goal; square-- > 0;) {
        if (board_can_stand(&board, square)) {
            port_chance(finish_distribution_within(&finish, square));
        }
    }
    port_stop();
}
