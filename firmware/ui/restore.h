#ifndef KOSTKA_UI_RESTORE_H
#define KOSTKA_UI_RESTORE_H

#include <stdbool.h>

/* Starts with a failed start before each: so many in a row, and the next does without the saved
   games (hal/power.h). */
enum { RESTORE_STARTS = 3 };

/* Puts in force all that is saved: settings, keypad, own boards and graph, and the games that went
   on; what cannot be used is told by device/saved.h. After too many failed starts the owner's games
   and boards stay where they are, and the device is as if it had none. Call at start, after
   store_start. At most 100 ms on the AVR. */
void restore_saved(void);

/* The same in slices, after saved_erase: first this, and then games_restore_step until it answers
   true. */
void restore_start(void);

/* Whether there have been too many failed starts. */
bool restore_is_without_games(void);

#endif
