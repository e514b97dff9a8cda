#ifndef KOSTKA_UI_PLAY_PLAY_THINKING_H
#define KOSTKA_UI_PLAY_PLAY_THINKING_H

#include "core/game/rules.h"
#include <stdbool.h>
#include <stdint.h>

/* The computer's thinking while the play screen waits for its move, and the bar that shows how far
   it has come. It decides within 3 s. */

/* Another moment of the game: no decision is known. */
void play_thinking_forget(void);

/* True if the computer knows its decision; and which one that is. */
bool play_thinking_is_done(void);
decision_t play_thinking_decision(void);

/* A slice of at most 5 ms, so many milliseconds after the turn began, unless the console computes.
   Asks for a redraw when the bar moves on and when the decision is known; then the page in front is
   computed. */
void play_thinking_step(uint16_t now, uint16_t elapsed);

/* The computer is to decide at once, by the best that it has found. False: it has found nothing. */
bool play_thinking_hurry(void);

/* The bar, in the second row. */
void play_thinking_draw(void);

#endif
