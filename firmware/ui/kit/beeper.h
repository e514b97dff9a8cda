#ifndef KOSTKA_UI_KIT_BEEPER_H
#define KOSTKA_UI_KIT_BEEPER_H

#include <stdint.h>

/* Short tunes on the piezo; none when the sound is switched off (device/settings.h). */

/* Each is the place of its first note. */
enum beeper_tune {
    TUNE_CLICK = 0,
    TUNE_ROLL = 2, /* a tick of a die that rolls */
    TUNE_LADDER = 4,
    TUNE_SNAKE = 9,
    TUNE_WIN = 14,
    TUNE_REFUSE = 19
};

/* Begins a tune at the next beeper_tick, in the place of one that plays. */
void beeper_play(enum beeper_tune tune);

/* Plays on; now in milliseconds. Call from the super-loop; notes are as exact as it is often. */
void beeper_tick(uint16_t now);

#endif
