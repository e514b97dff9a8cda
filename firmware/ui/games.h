#ifndef KOSTKA_UI_GAMES_H
#define KOSTKA_UI_GAMES_H

#include "device/game_list.h"
#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* The games of this image, by their places in the menu, 0..GAMES_COUNT - 1. One of them is in hand:
   the session (device/session.h) holds its record. */

#define GAME_PLACE(NAME, name, number) PLACE_OF_##NAME,
enum { GAMES(GAME_PLACE) GAMES_COUNT };
#undef GAME_PLACE

extern const FLASH struct game *const FLASH games[GAMES_COUNT];

/* Puts in force all that is saved: settings, keypad, own boards and graph, and the games that went
   on; what cannot be used is told by device/saved.h. After too many failed starts the owner's games
   and boards stay where they are, and the device is as if it had none. Call at start, after
   store_start. At most 100 ms on the AVR. */
void restore_saved(void);

/* The same in slices, after saved_erase: start, and then step until it answers true. A step is a
   slice where no game goes on, and otherwise also has that game checked. */
void restore_start(void);
bool restore_step(void);

/* True if there have been too many failed starts in a row (hal/power.h). */
bool restore_is_without_games(void);

/* Takes a game in hand. False: not yet, call again in the next pass. */
bool games_take(uint8_t place);

/* The record of a game comes in hand, and nobody is to look at its state. False: not yet. */
bool games_take_record(uint8_t place);

/* The game in hand. And its place; GAMES_COUNT for one that is only shown. */
const FLASH struct game *games_in_hand(void);
uint8_t games_place(void);

/* True once when a game has come that somebody has sent (device/session.h): it is in hand. */
bool games_takes_sent(void);

/* True if it goes on. */
bool games_goes_on(void);

/* True if the game of a place, in hand or not, goes on. */
bool games_waits(uint8_t place);

/* The place of the game last played, if it goes on; otherwise GAMES_COUNT. */
uint8_t games_last(void);

/* Makes a new one of the game in hand, as it has been set up, which goes on from now. NULL, or why
   not; then what went on still does. */
const FLASH char *games_begin(void);

/* What goes on is played from now on: it is the game last played. */
void games_continue(void);

/* It has come to its end, which is counted. */
void games_end(void);

/* Another player begins, in what is set up. */
void games_change_seats(void);

/* True if an option of the game in hand means anything as it is set up; and behind the options the
   level, if all computers have the same and one plays. */
bool games_has_option(uint8_t option);

/* Takes a position of a game in hand, to be looked at: the caller puts it into session.state. It is
   no record's, and forgotten with the next game that is taken. False: not yet, call again in the
   next pass. */
bool games_show_position(uint8_t place);

/* Takes a new game of computers in hand, to be looked at; false where the game has none. It is no
   record's, and forgotten with the next game that is taken. */
bool games_show(uint8_t place);

#endif
