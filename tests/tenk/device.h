#ifndef KOSTKA_TESTS_TENK_DEVICE_H
#define KOSTKA_TESTS_TENK_DEVICE_H

#include "decisions.h"
#include "exact_game.h"
#include "games/tenk/tenk_worth.h"
#include "sets.h"

/* The computer players of the firmware, by its own code, on the option sets of sets.h. */

/* Prepares decisions of a player with so many steps against so many; then asks for one. */
void device_face(enum tenk_player kind, int mine, int theirs);
struct decision device_decide(int stake, const struct option_set *set, int dice);

/* The chance to win that is shown with so much at stake and so many dice left, 0 are hot; and when
   they are about to be thrown. */
double device_chance(int mine, int theirs, int stake, int left);
double device_thrown(int mine, int theirs, int stake, int left);

/* What a turn of the player prepared is worth; bank[] and steps as in game_best_turn, and steps
   must win the game or not matter: more is always banked. */
struct worth device_turn(const double bank[], int steps);

#endif
