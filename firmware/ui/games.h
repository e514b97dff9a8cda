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

/* Restores all that is saved: settings, keypad, own boards and graph, and the games that go on.
   What cannot be used is reported by device/saved.h. After too many failed starts the owner's games
   and boards stay where they are, and the device behaves as if it had none. Call at start, after
   store_start. At most 100 ms on the AVR. */
void restore_saved(void);

/* The same in slices, after saved_erase: call restore_start, then restore_step until it returns
   true. A step is a slice if no game goes on; otherwise it also replays a slice of that game. */
void restore_start(void);
bool restore_step(void);

/* True if there have been too many failed starts in a row (hal/power.h). */
bool restore_is_without_games(void);

/* Takes a game in hand. False: not yet, call again in the next pass. */
bool games_take(uint8_t place);

/* Takes only the record of a game in hand; its state must not be read. False: not yet. */
bool games_take_record(uint8_t place);

/* The game in hand, and its place; GAMES_COUNT for a game that is only shown. */
const FLASH struct game *games_in_hand(void);
uint8_t games_place(void);

/* True once when a game has been received (session_has_come). It is then in hand. */
bool games_takes_sent(void);

/* True if the game in hand goes on. */
bool games_goes_on(void);

/* True if the game of a place, in hand or not, goes on. */
bool games_waits(uint8_t place);

/* The place of the game last played, if it goes on; otherwise GAMES_COUNT. */
uint8_t games_last(void);

/* Begins a new game of the kind in hand, with its setup. Returns NULL, or the reason why not; then
   the game in hand stays as it is. */
const FLASH char *games_begin(void);

/* Makes the game in hand the game last played. */
void games_continue(void);

/* Ends the game in hand; games_end counts it, games_give_up does not. */
void games_end(void);
void games_give_up(void);

/* Changes the seats in the setup, so that another player begins. */
void games_change_seats(void);

/* True if an option of the game in hand has a meaning with its setup. The option after the last is
   the level: true if all computers have the same and one plays. */
bool games_has_option(uint8_t option);

/* Takes a position of a game in hand, for show; the caller puts it into session.state. It has no
   record, and is forgotten when the next game is taken. False: not yet, call again in the next
   pass. */
bool games_show_position(uint8_t place);

/* Takes a new game of computers in hand, for show. It has no record, and is forgotten when the next
   game is taken. False: not yet, or the game has none. */
bool games_show(uint8_t place);

#endif
