#ifndef KOSTKA_TESTS_SUPPORT_SNAKES_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_SNAKES_DRIVER_H

#include "ui/snakes/snakes_view.h"
#include <stdbool.h>
#include <stdint.h>

/* Puts positions of snakes and ladders into play and shows them on the play screen. */

/* How long a page may take that needs no computing, and one that does; milliseconds. */
enum { SNAKES_LOOK = 100, SNAKES_COMPUTED = 20000 };

/* Places of the options in the setup. */
enum { SNAKES_BOARD, SNAKES_PLAYER_COUNT, SNAKES_KICKS = 8, SNAKES_TOKENS, SNAKES_OVERSHOOT };

/* Two persons on forch with a token each. */
#define SNAKES_TWO_PERSONS                                                                         \
    { [SNAKES_PLAYER_COUNT] = 2, [SNAKES_TOKENS] = 1, [SNAKES_OVERSHOOT] = BOARD_STAY }

/* Begins a game with these options, as New game does. */
bool snakes_begin(const uint8_t chosen[]);

/* Turns the power on, waits for the dice, and puts a game of persons on a built-in board into play,
   with all tokens on the start. */
struct snakes *snakes_put_in_play(uint8_t board, uint8_t players, uint8_t tokens, bool kicks);

/* Puts a player's tokens on these squares. */
void snakes_put(uint8_t player, uint8_t first, uint8_t second);

/* Opens the play screen and turns so many pages on. */
void snakes_look_at(uint8_t page);

/* Puts a thrown face into play, which either token may move, and opens the play screen. */
void snakes_throw_and_choose(uint8_t face);

/* snakes_compute waits until the page in front is computed. snakes_is_known_at_once opens the play
   screen; true if the game's own page needs no computing. */
void snakes_compute(void);
bool snakes_is_known_at_once(void);

#endif
