#include "ui/feedback/roll.h"

#include "core/number/flash.h"
#include "hal/leds.h"
#include "ui/feedback/beeper.h"

static const FLASH uint8_t patterns[] = {
    0, /* dark */
    LEDS_CENTRE,
    LEDS_FALLING,
    LEDS_FALLING | LEDS_CENTRE,
    LEDS_FALLING | LEDS_RISING,
    LEDS_FALLING | LEDS_RISING | LEDS_CENTRE,
    LEDS_FALLING | LEDS_RISING | LEDS_MIDDLE,
};

enum { SHOWN = sizeof patterns };

/* Three times the face, modulo 7, of which 3 is a primitive root. */
static const FLASH uint8_t followers[SHOWN] = {1, 3, 6, 2, 5, 1, 4};

void pips_show(uint8_t face) {
    leds_show(patterns[face < SHOWN ? face : 0]);
}

uint8_t pips_next(uint8_t face) {
    return followers[face < SHOWN ? face : 0];
}

/* ---- rolling die ----------------------------------------------------------------------------- */

/* Face k, from 0, stays k + SLOWNESS units of UNIT ms: the first 28 ms, the last 91 ms. */
enum { FACES = 10, SLOWNESS = 4, UNIT = 7 };

static uint8_t face;
static uint8_t last; /* the face to end with; 0: not known yet */
static uint8_t left; /* number of faces to come, the throw included */
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

/* The low byte of the time is enough: at worst one face stays longer. */
uint8_t roll_tick(uint16_t now) {
    uint8_t stays = (uint8_t)((FACES + SLOWNESS - left) * UNIT);

    if (left == 0 || (uint8_t)((uint8_t)now - since) < stays) {
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
