#ifndef KOSTKA_UI_PLAY_PLAY_OVER_H
#define KOSTKA_UI_PLAY_PLAY_OVER_H

#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stdint.h>

/* The end of a game on the play screen: who has won, and behind that the seed of its throws and the
   review, where there are such. */

/* Another moment of the game: who has won is in front, and the first to be offered is another game.
 */
void play_over_forget(void);

/* What the help screen says of the end. */
void play_over_explain(void);

/* A key was pressed. True: another game has begun. */
bool play_over_key(enum key key);

/* A slice of at most 5 ms. */
void play_over_tick(uint16_t now);

/* Both rows. */
void play_over_draw(void);

#endif
