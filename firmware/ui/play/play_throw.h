#ifndef KOSTKA_UI_PLAY_PLAY_THROW_H
#define KOSTKA_UI_PLAY_PLAY_THROW_H

#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* A die thrown on the play screen. The throw is made and stored before anything of it is seen:
   whoever pulls the battery while the die rolls, or when it has come to rest, has thrown. As long
   as the dice are not ready (ui/kit/dice_wait.h) nothing has been thrown, and it rolls on. */

/* It begins to roll; and rolls from the beginning again, with the throw that has been made. */
void play_throw_start(void);
void play_throw_restart(void);

/* Makes the throw once the dice are ready. True if that was just now: then it is in session_event,
   whose `before` is as it was when the die began to roll. */
bool play_throw_make(void);

/* A slice of at most 5 ms. Rolls on, once the throw is stored. True once, when the die lies. */
bool play_throw_tick(uint16_t now);

/* Both rows. */
void play_throw_draw(void);

#endif
