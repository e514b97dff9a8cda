/* Forch's board: expected throws from every square, then P(finished within m) for every m until
   less than 1e-6 is left. */

#include "games/snakes/built_in_boards.h"
#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/chain/finish_distribution.h"
#include "port.h"

#define ENOUGH (UINT32_MAX / 1000000) /* chance to be still on the way */

static struct board board;
static union {
    struct absorption absorption;
    struct finish_distribution finish;
} space;

static void put_expected(struct absorption *absorption) {
    struct absorption_question question = {.board = &board, .what = ABSORPTION_EXPECTED};

    absorption_start(absorption, &question);
    while (absorption_step(absorption) == WORKING) {
    }
    for (uint8_t square = board.goal; square-- > 0;) {
        struct real value;
        if (!board_can_stand(&board, square)) {
            continue;
        }
        value = absorption_expected_at(absorption, square);
        port_fixed(value.mantissa, value.fraction_bits);
    }
}

/* True if hardly a game is unfinished from any square. A game takes longest from the start or from
   a square to which a snake leads back. */
static bool is_over(const struct finish_distribution *finish) {
    bool over = finish_distribution_unfinished(finish, 0) <= ENOUGH;

    for (uint8_t jump = 0; jump < board.jump_count && over; jump++) {
        over = finish_distribution_unfinished(finish, board.jumps[jump].to) <= ENOUGH;
    }
    return over;
}

int main(void) {
    boards_load(BOARDS_FORCH, &board);
    port_begin();
    put_expected(&space.absorption);
    finish_distribution_start(&space.finish, &board, 0, UINT16_MAX);
    do {
        finish_distribution_step(&space.finish);
    } while (!is_over(&space.finish));
    port_end();
    port_fixed(space.finish.throws, 0);
    for (uint8_t square = board.goal; square-- > 0;) {
        if (board_can_stand(&board, square)) {
            port_chance(finish_distribution_within(&space.finish, square));
        }
    }
    port_stop();
}
