#include "ui/beeper.h"

#include "core/flash.h"
#include "hal/sound.h"
#include "ui/settings.h"
#include <stddef.h>

enum { NOTES = 5 };

/* 16 Hz and 1 ms; a length of 0 ends a tune. */
struct note {
    uint8_t pitch;
    uint8_t length;
};
#define NOTE(hertz, milliseconds)                                                                  \
    { (hertz) / 16, (milliseconds) }

static const FLASH struct note tunes[TUNES][NOTES] = {
    [TUNE_CLICK] = {NOTE(2000, 5)},
    [TUNE_ROLL] = {NOTE(1200, 5)},
    [TUNE_LADDER] = {NOTE(523, 70), NOTE(659, 70), NOTE(784, 70), NOTE(1047, 70)},
    [TUNE_SNAKE] = {NOTE(784, 70), NOTE(622, 70), NOTE(466, 70), NOTE(311, 120)},
    [TUNE_WIN] = {NOTE(784, 120), NOTE(784, 60), NOTE(1047, 120), NOTE(1319, 180)},
    [TUNE_REFUSE] = {NOTE(200, 120)},
};

static const FLASH struct note *next; /* NULL: silent */
static uint8_t since;
static uint8_t length;

void beeper_play(enum beeper_tune tune) {
    if (settings()->sound) {
        next = tunes[tune];
        length = 0;
    }
}

/* The low byte of the time is enough: a pass that comes 256 ms late makes a note longer. */
void beeper_tick(uint16_t now) {
    if (next == NULL || (uint8_t)((uint8_t)now - since) < length)
        return;
    since = (uint8_t)now;
    length = next->length;
    if (length) {
        sound_tone((uint16_t)(next->pitch * 16));
        next++;
    } else {
        sound_tone(0);
        next = NULL;
    }
}
