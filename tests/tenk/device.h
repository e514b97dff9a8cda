#ifndef KOSTKA_TESTS_TENK_DEVICE_H
#define KOSTKA_TESTS_TENK_DEVICE_H

#include "decisions.h"
#include "exact_game.h"
#include "games/tenk/tenk_worth.h"
#include "sets.h"

/* The computer players of the firmware, by its own code, on the option sets of sets.h. */

/* device_face prepares decisions of a player at these scores, in steps; then device_decide
   answers. */
void device_face(enum tenk_player kind, int mine, int theirs);
struct decision device_decide(int stake, const struct option_set *set, int dice);

/* The chance to win that is shown at these scores and this stake with so many dice left (0: hot
   dice); and when they are about to be thrown. */
double device_chance(int mine, int theirs, int stake, int left);
double device_thrown(int mine, int theirs, int stake, int left);

/* The worth of a turn of the prepared player. bank[] and steps are as in game_best_turn; steps must
   win the game or not matter, as more is always banked. */
struct worth device_turn(const double bank[], int steps);

#endif
