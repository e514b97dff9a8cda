#ifndef KOSTKA_TESTS_SUPPORT_TENK_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_TENK_DRIVER_H

#include "support/scripted_dice.h"
#include "ui/tenk/tenk_view.h"

/* Plays ten thousand by keys, as its user does (support/screen_fixture.h), with dice that the test
   chooses. */

/* From power-on to a new game of two players, before its first throw. */
void tenk_begin(enum tenk_player first, enum tenk_player second);

/* The same of so many persons and computers as the setup has, with last turns or without. */
void tenk_begin_by_setup(const char *players, const char *last_turns);

/* A throw, from OK to the dice on the table, and OK again where there is something to choose or
   decide; fails the test unless exactly these were thrown. */
void tenk_throw_dice(const char *dice);

/* On from the choice to the decision, where it is not made already. */
void tenk_decide(void);

/* The points that both have banked. The page in front does not know yet: tenk_look_again. */
void tenk_put_scores(uint16_t first, uint16_t second);

/* From the game's own page to another and back, which is computed anew. */
void tenk_look_again(void);

/* The lower row shows it, or begins so, within four seconds. */
void tenk_await(const char *lower);
void tenk_await_beginning(const char *lower);

#endif
