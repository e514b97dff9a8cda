/* Expected throws from every square of chutes. The room for factors is that of its ten snakes. */

#include "games/snakes/built_in_boards.h"
#include "games/snakes/odds/chain/absorption.h"
#include "port.h"
#include <stddef.h>

enum { SNAKES = 10 };

static struct board board;
static bool stands[BOARD_GOAL_MAXIMUM];
static uint8_t room[offsetof(struct absorption, factor) + 2 * SNAKES * SNAKES];

int main(void) {
    struct absorption *absorption = (struct absorption *)room;
    struct absorption_question question = {.board = &board, .what = ABSORPTION_EXPECTED};

    boards_load(BOARDS_CHUTES, &board);
    for (uint8_t square = 0; square < board.goal; square++) {
        stands[square] = board_can_stand(&board, square);
    }
    port_begin();
    absorption_start(absorption, &question);
    while (absorption_step(absorption) == WORKING) {
    }
    for (uint8_t square = board.goal; square-- > 0;) {
        struct real value;
        if (!stands[square]) {
            continue;
        }
        value = absorption_expected_at(absorption, square);
        port_fixed(value.mantissa, value.fraction_bits);
    }
    port_end();
    port_stop();
}
