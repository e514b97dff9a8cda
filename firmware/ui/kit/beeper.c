#include "ui/kit/beeper.h"

#include "core/number/flash.h"
#include "device/settings.h"
#include "hal/sound.h"
#include <stddef.h>

/* 16 Hz and 1 ms; a note of 0 and 0 ends a tune. */
struct note {
    uint8_t pitch;
    uint8_t length;
};
#define NOTE(hertz, milliseconds)                                                                  \
    { (hertz) / 16, (milliseconds) }

static const FLASH struct note notes[] = {
    [TUNE_CLICK] = NOTE(2000, 5),
    [TUNE_ROLL] = NOTE(1200, 5),
    [TUNE_LADDER] = NOTE(523, 70),
    NOTE(659, 70),
    NOTE(784, 70),
    NOTE(1047, 70),
    [TUNE_SNAKE] = NOTE(784, 70),
    NOTE(622, 70),
    NOTE(466, 70),
    NOTE(311, 120),
    [TUNE_WIN] = NOTE(784, 120),
    NOTE(784, 60),
    NOTE(1047, 120),
    NOTE(1319, 180),
    [TUNE_REFUSE] = NOTE(200, 120),
    {0, 0},
};

static struct player {
    const FLASH struct note *next; /* NULL: silent */
    uint8_t since;
    uint8_t length;
} player;

void beeper_play(enum beeper_tune tune) {
    if (settings()->sound) {
        player.next = &notes[tune];
        player.length = 0;
    }
}

/* The low byte of the time is enough: a pass that comes 256 ms late makes a note longer. */
void beeper_tick(uint16_t now) {
    struct player *playing = &player;
    const FLASH struct note *note = player.next;

    if (note == NULL || (uint8_t)((uint8_t)now - playing->since) < playing->length)
        return;
    playing->since = (uint8_t)now;
    playing->length = note->length;
    playing->next = note->length ? note + 1 : NULL;
    sound_tone((uint16_t)(note->pitch * 16));
}
