/* The first decision of a game of ten thousand: the turn that wins most games, from its highest
   stake down. */

#include "games/tenk/tenk_chances.h"
#include "port.h"

static struct tenk_chances chances;

int main(void) {
    struct tenk game = {.players = 2, .dice = DICE_FACES};

    port_begin();
    tenk_chances_start(&chances, &game, game.stake, game.stake);
    while (tenk_chances_step(&chances) == WORKING) {
    }
    port_end();
    port_fixed(tenk_chances_throw(&chances, 0, DICE_FACES), 16);
    port_stop();
}
