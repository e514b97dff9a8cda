#include "ui/feedback/roll.h"

#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include <stdbool.h>

/* The k-th of the faces stays k + SLOWNESS units: 28 ms the first, 91 ms the last. */
enum { FACES = 10, SLOWNESS = 4, UNIT = 7 };

static uint8_t face;
static uint8_t last; /* the throw; 0: not known yet */
static uint8_t left; /* faces to come, the throw included */
static uint8_t since;

void roll_start(uint8_t thrown) {
    left = FACES;
    last = thrown;
}

void roll_decide(uint8_t thrown) {
    last = thrown;
}

uint8_t roll_decided(void) {
    return last;
}

uint8_t roll_shown(void) {
    return face;
}

static bool is_due(uint16_t now) {
    uint8_t stays = (uint8_t)((FACES + SLOWNESS - left) * UNIT);

    return left > 0 && (uint8_t)((uint8_t)now - since) >= stays;
}

/* The low byte of the time is enough: at worst one face stays longer. */
uint8_t roll_tick(uint16_t now) {
    if (!is_due(now)) {
        return 0;
    }
    since = (uint8_t)now;
    if (left > 1 || last) {
        left--;
    }
    face = left ? pips_next(face) : last;
    pips_show(face);
    beeper_play(TUNE_ROLL);
    return left ? 0 : face;
}
