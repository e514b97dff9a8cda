#ifndef KOSTKA_UI_PLAY_PLAY_WAITING_H
#define KOSTKA_UI_PLAY_PLAY_WAITING_H

#include <stdbool.h>
#include <stdint.h>

/* While a move is waited for: whose slice each pass is, and what is to be seen. What a person has
   decided comes first, then what the review is owed, then the computer's thinking, then the page in
   front; but what of a person's turn the page finds for the review, too, the page finds first. */

/* The position has changed. */
void play_waiting_start(void);

/* Nothing has come of what was decided: the same move is waited for. */
void play_waiting_stay(void);

/* A slice of at most 5 ms, so many milliseconds after this began, and whether as long as the
   settings want a move to be thought about. Whether the move is to be made: `act` is to be called.
 */
bool play_waiting_tick(uint16_t now, uint16_t elapsed, bool paused);

/* The game's own page, or that in front. */
void play_waiting_draw(void);

#endif
