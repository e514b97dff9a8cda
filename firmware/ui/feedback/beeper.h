#ifndef KOSTKA_UI_FEEDBACK_BEEPER_H
#define KOSTKA_UI_FEEDBACK_BEEPER_H

#include <stdbool.h>
#include <stdint.h>

/* Short tunes on the piezo; none when the sound is switched off (device/settings.h). */

enum beeper_tune {
    TUNE_CLICK,
    TUNE_ROLL, /* a tick of a die that rolls */
    TUNE_LADDER,
    TUNE_SNAKE,
    TUNE_WIN,
    TUNE_REFUSE,
    TUNES
};

/* Begins a tune at the next beeper_tick, in the place of one that plays. */
void beeper_play(enum beeper_tune tune);

/* Whether no tune begins from now on. */
void beeper_mute(bool mute);

/* Plays on; now in milliseconds. Call from the super-loop; notes are as exact as it is often. */
void beeper_tick(uint16_t now);

#endif
