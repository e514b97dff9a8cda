#ifndef KOSTKA_UI_FEEDBACK_BEEPER_H
#define KOSTKA_UI_FEEDBACK_BEEPER_H

#include <stdbool.h>
#include <stdint.h>

/* Short tunes on the piezo; none when the sound is switched off (device/settings.h). */

enum beeper_tune {
    TUNE_CLICK,
    TUNE_ROLL, /* the tick of a rolling die */
    TUNE_LADDER,
    TUNE_SNAKE,
    TUNE_WIN,
    TUNE_REFUSE,
    TUNES
};

/* Starts a tune at the next beeper_tick, in place of one that is playing. */
void beeper_play(enum beeper_tune tune);

/* True: no tune starts from now on. */
void beeper_mute(bool mute);

/* Plays on; `now` in milliseconds. Call it from the main loop: the more often, the more exact the
   notes. */
void beeper_tick(uint16_t now);

#endif
