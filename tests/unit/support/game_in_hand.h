#ifndef KOSTKA_TESTS_SUPPORT_GAME_IN_HAND_H
#define KOSTKA_TESTS_SUPPORT_GAME_IN_HAND_H

#include "device/session.h"
#include "ui/games.h"

/* The game in hand (ui/games.h), without the screens that take it. */

/* Takes a game in hand, after all that is queued has been written. */
void hand_take(uint8_t place);

/* The state in the session goes on, as if it had been read: whether the game takes it for sound. */
bool hand_resume(void);

/* Games of all levels that have been counted, and that persons have won. */
uint16_t hand_games(void);
uint16_t hand_won(void);

#endif
