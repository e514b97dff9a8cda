#ifndef KOSTKA_TESTS_SUPPORT_SNAKES_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_SNAKES_DRIVER_H

#include "ui/snakes/snakes_view.h"
#include <stdbool.h>
#include <stdint.h>

/* Positions of snakes and ladders, and the screen on which they are looked at. */

/* The longest look at what needs no computing, and at what does; milliseconds. */
enum { SNAKES_LOOK = 100, SNAKES_COMPUTED = 20000 };

/* What is chosen in the setup, by the places of its options. */
enum { SNAKES_BOARD, SNAKES_PLAYER_COUNT, SNAKES_KICKS = 8, SNAKES_TOKENS, SNAKES_OVERSHOOT };

/* Two persons on forch with a token each. */
#define SNAKES_TWO_PERSONS                                                                         \
    { [SNAKES_PLAYER_COUNT] = 2, [SNAKES_TOKENS] = 1, [SNAKES_OVERSHOOT] = BOARD_STAY }

/* Begins what is chosen, as New game does. */
bool snakes_begin(const uint8_t chosen[]);

/* Power comes up, the dice get ready, and a game of persons on a built-in board goes on: everybody
   is on the start. */
struct snakes *snakes_put_in_play(uint8_t board, uint8_t players, uint8_t tokens, bool kicks);

/* A player's tokens. */
void snakes_put(uint8_t player, uint8_t first, uint8_t second);

/* The screen of the game, and so many pages on. */
void snakes_look_at(uint8_t page);

/* A face has been thrown that either token may move. */
void snakes_throw_and_choose(uint8_t face);

/* Until the page in front is computed; whether the game's own page is as soon as it is looked at.
 */
void snakes_compute(void);
bool snakes_is_known_at_once(void);

#endif
