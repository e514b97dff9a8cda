/* The chances of six players to win on chutes, from the start: a dense step each round, and after
   every throw the product of the chances not to have finished. */

#include "float_chutes.h"
#include "port.h"

enum { PLAYERS = 6 };

static float within[CHUTES_STATES];
static float wins[PLAYERS];

int main(void) {
    float alive = 1;
    float open = 1;

    within[CHUTES_STATES - 1] = 1;
    port_begin();
    while (open > 1e-8f) {
        float now;
        chutes_step(within);
        now = 1 - within[0];
        for (uint8_t player = 0; player < PLAYERS; player++) {
            float still = open * (now / alive);
            wins[player] += open - still;
            open = still;
        }
        alive = now;
    }
    port_end();
    for (uint8_t player = 0; player < PLAYERS; player++) {
        port_float(wins[player]);
    }
    port_stop();
}
