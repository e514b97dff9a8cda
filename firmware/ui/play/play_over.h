#ifndef KOSTKA_UI_PLAY_PLAY_OVER_H
#define KOSTKA_UI_PLAY_PLAY_OVER_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdbool.h>

/* The end of a game on the play screen: who has won, and behind that the seed of its throws and the
   review, where there are such. */

/* Another moment of the game: who has won is in front, and the first to be offered is another game.
 */
void play_over_forget(void);

/* What the help screen says of the end. */
void play_over_explain(void);

/* A key was pressed. True: another game is asked for. */
bool play_over_key(enum key key);

/* The second row is to say the next of what can be done; whether it has been saying so. */
void play_over_offer_next(bool prompting);
const FLASH char *play_over_prompt(void);

/* Draws the seed, if that is in front; whether it is. */
bool play_over_draw(void);

#endif
