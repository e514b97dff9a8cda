/* The chance that a long game on chutes survives one more throw. */

#include "games/snakes/built_in_boards.h"
#include "games/snakes/odds/survival/survival.h"
#include "port.h"

static struct board board;
static struct survival survival;

int main(void) {
    boards_load(BOARDS_CHUTES, &board);
    port_begin();
    survival_start(&survival, &board, 0);
    while (survival_step(&survival) == WORKING) {
    }
    port_end();
    port_chance(survival_ratio(&survival));
    port_stop();
}
