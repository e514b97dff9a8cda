/* Forch's board: expected throws from every square, then P(finished within m) for every m until
   less than 1e-6 is left. */

#include "core/chain/absorption.h"
#include "core/chain/finish_distribution.h"
#include "games/snakes/built_in_boards.h"
#include "port.h"

#define ENOUGH (PROBABILITY_ONE - PROBABILITY_ONE / 1000000)

static struct board board;
static union {
    struct absorption absorption;
    struct finish_distribution race;
} space;

static void put_expected(struct absorption *absorption) {
    absorption_start(absorption, &board, ABSORPTION_EXPECTED, 0);
    while (absorption_step(absorption) == ABSORPTION_WORKING) {
    }
    for (uint8_t square = board.goal; square-- > 0;) {
        struct real value;
        if (!board_can_stand(&board, square))
            continue;
        absorption_at(absorption, ABSORPTION_EXPECTED, square, &value);
        port_fixed(value.mantissa, value.fraction_bits);
    }
}

/* The square from which it takes longest is the start or one to which a snake leads back. */
static bool is_over(const struct finish_distribution *race) {
    bool over = race->within[0] >= ENOUGH;

    for (uint8_t jump = 0; jump < board.jump_count && over; jump++)
        over = race->within[board.jumps[jump].to] >= ENOUGH;
    return over;
}

int main(void) {
    boards_load(BOARDS_FORCH, &board);
    port_begin();
    put_expected(&space.absorption);
    finish_distribution_start(&space.race, &board);
    do
        finish_distribution_step(&space.race);
    while (!is_over(&space.race));
    port_end();
    port_fixed(space.race.throws, 0);
    for (uint8_t square = board.goal; square-- > 0;) {
        if (board_can_stand(&board, square))
            port_fixed(space.race.within[square], PROBABILITY_BITS);
    }
    port_stop();
}
