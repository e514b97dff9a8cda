#include "ui/feedback/beeper.h"

#include "core/number/flash.h"
#include "device/settings.h"
#include "hal/sound.h"
#include <stddef.h>

struct note {
    uint16_t hertz;       /* 0: silence */
    uint8_t milliseconds; /* 0: the tune has ended */
};

#define TUNE(...) ((const FLASH struct note[]){__VA_ARGS__, {0, 0}})

static const FLASH struct note *const FLASH tunes[TUNES] = {
    [TUNE_CLICK] = TUNE({2000, 5}),
    [TUNE_ROLL] = TUNE({1200, 5}),
    [TUNE_LADDER] = TUNE({523, 70}, {659, 70}, {784, 70}, {1047, 70}),
    [TUNE_SNAKE] = TUNE({784, 70}, {622, 70}, {466, 70}, {311, 120}),
    [TUNE_WIN] = TUNE({784, 120}, {784, 60}, {1047, 120}, {1319, 180}),
    [TUNE_REFUSE] = TUNE({200, 120}),
};

static struct {
    const FLASH struct note *next; /* NULL: silent */
    uint8_t since;
    uint8_t length;
} player;

static bool muted;

void beeper_mute(bool mute) {
    muted = mute;
}

void beeper_play(enum beeper_tune tune) {
    if (settings()->sound && !muted) {
        player.next = tunes[tune];
        player.length = 0;
    }
}

/* The low byte of the time is enough: a pass that comes 256 ms late makes a note longer. */
void beeper_tick(uint16_t now) {
    const FLASH struct note *note = player.next;

    if (note == NULL || (uint8_t)((uint8_t)now - player.since) < player.length) {
        return;
    }
    player.since = (uint8_t)now;
    player.length = note->milliseconds;
    player.next = note->milliseconds ? note + 1 : NULL;
    sound_tone(note->hertz);
}
