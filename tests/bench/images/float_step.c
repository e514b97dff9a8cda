/* One step of P(finished within m) on chutes: dense matrix times vector in float. */

#include "float_chutes.h"
#include "port.h"

enum { STEPS_BEFORE = 39 };

static float within[CHUTES_STATES];

int main(void) {
    within[CHUTES_STATES - 1] = 1;
    for (uint8_t step = 0; step < STEPS_BEFORE; step++) {
        chutes_step(within);
    }
    port_begin();
    chutes_step(within);
    port_end();
    for (uint8_t state = CHUTES_STATES - 1; state-- > 0;) {
        port_float(within[state]);
    }
    port_stop();
}
