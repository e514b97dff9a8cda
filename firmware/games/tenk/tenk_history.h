#ifndef KOSTKA_GAMES_TENK_TENK_HISTORY_H
#define KOSTKA_GAMES_TENK_TENK_HISTORY_H

#include "games/tenk/scoring.h"

/* The last throws of a game of ten thousand, two bytes each: the throw
   (core/dice/dice_multiset.h), what was set aside of it, and whether a turn begins with it. When
   the ring is full the oldest throw is forgotten. */

/* How many: up to 128, a constant of the part, given by the makefile. */
#if !defined(TENK_HISTORY_THROWS)
#define TENK_HISTORY_THROWS 32
#endif

struct tenk_history {
    uint16_t entry[TENK_HISTORY_THROWS];
    uint8_t newest; /* where it is */
    uint8_t held;   /* 0..TENK_HISTORY_THROWS */
    uint8_t player; /* who threw the newest */
    uint8_t round;  /* and when */
};

/* One throw, looked up. */
struct tenk_history_throw {
    uint8_t count[DICE_FACES];
    uint8_t choice; /* SCORING_NOTHING: a lost turn, or nothing set aside yet; SCORING_ATTEMPTED: a
                       successful attempt */
    uint8_t player;
    uint8_t round;
    bool ends; /* the turn: the next throw begins another one */
};

/* Forgets everything. */
void tenk_history_start(struct tenk_history *history);

/* Adds a throw of 1..6 dice. `begins` says whether a turn begins with it, player and round whose
   and which. */
void tenk_history_add(struct tenk_history *history, const uint8_t faces[], uint8_t dice,
                      bool begins, uint8_t player, uint8_t round);

/* What is set aside of the newest throw, of which nothing has been; and nothing has been again. */
void tenk_history_choose(struct tenk_history *history, uint8_t choice);
void tenk_history_take_back(struct tenk_history *history);

/* The throw `back` before the newest (0 is the newest), back < held; players is that of the game.
 */
void tenk_history_look(const struct tenk_history *history, uint8_t back, uint8_t players,
                       struct tenk_history_throw *looked);

#endif
