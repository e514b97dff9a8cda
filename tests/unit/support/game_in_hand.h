#ifndef KOSTKA_TESTS_SUPPORT_GAME_IN_HAND_H
#define KOSTKA_TESTS_SUPPORT_GAME_IN_HAND_H

#include "device/session.h"
#include "ui/games.h"

/* The game in hand (ui/games.h), without the screens that take it. */

/* Starts a device without anything saved, whose dice are ready. A set-up function of tests. */
int hand_erased(void **state);

/* Takes a game in hand, after everything queued has been written. */
void hand_take(uint8_t place);

/* Begins a game with these values of its options; false: there is no such game. */
bool hand_begin(const uint8_t chosen[]);

/* Puts a position into the game that goes on, as if its first event had led there. The parts of the
   position that are not stored must follow from the setup. */
void hand_put(const void *state);

/* The counted games of all levels, and those of them that persons have won. */
uint16_t hand_games(void);
uint16_t hand_won(void);

#endif
