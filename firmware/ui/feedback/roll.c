#include "ui/feedback/roll.h"

#include "device/dice.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include <stdbool.h>

/* The k-th of the faces stays k + SLOWNESS units: 28 ms the first, 91 ms the last. */
enum { FACES = 10, SLOWNESS = 4, UNIT = 7 };

static uint8_t face;
static uint8_t left; /* faces to come, the throw included */
static uint8_t since;

void roll_start(void) {
    left = FACES;
}

uint8_t roll_shown(void) {
    return face;
}

static bool is_due(uint16_t now) {
    uint8_t stays = (uint8_t)((FACES + SLOWNESS - left) * UNIT);

    return left > 0 && (uint8_t)((uint8_t)now - since) >= stays;
}

/* The low byte of the time is enough: at worst one face stays longer. The last but one comes again
   until there is something to throw with. */
uint8_t roll_tick(uint16_t now) {
    if (!is_due(now)) {
        return 0;
    }
    since = (uint8_t)now;
    if (left > 1 || dice_state() == DICE_READY) {
        left--;
    }
    face = left ? pips_next(face) : dice_throw();
    pips_show(face);
    beeper_play(TUNE_ROLL);
    return left ? 0 : face;
}
