#ifndef KOSTKA_UI_PLAY_PLAY_THINKING_H
#define KOSTKA_UI_PLAY_PLAY_THINKING_H

#include <stdbool.h>
#include <stdint.h>

/* The computer's thinking while the play screen waits for its move, and the bar that shows how far
   it has come. It decides within 3 s. */

/* Another moment of the game: nothing is known of a move. */
void play_thinking_forget(void);

/* Whether the computer knows its move. */
bool play_thinking_is_done(void);

/* A slice of at most 5 ms, so many milliseconds after the turn began, unless the console computes.
   Asks for a redraw when the bar moves on and when the move is known; then the page in front is
   computed. */
void play_thinking_step(uint16_t now, uint16_t elapsed);

/* A computer whose turn it is is to move at once, whether it still thinks or only pauses. False: it
   goes on, or it is not its turn. */
bool play_thinking_hurry(void);

/* The bar, in the second row. */
void play_thinking_draw(void);

#endif
