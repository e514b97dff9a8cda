#ifndef KOSTKA_TESTS_SUPPORT_TENK_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_TENK_DRIVER_H

#include "support/scripted_dice.h"
#include "ui/tenk/tenk_view.h"

/* Plays ten thousand by keys, as its user does (support/screen_fixture.h), with dice that the test
   chooses. */

/* Turns the power on and begins a new game of two players, up to its first throw. */
void tenk_begin(enum tenk_player first, enum tenk_player second);

/* The same with so many players, persons and computers as the setup has them, with last turns or
   without. */
void tenk_begin_by_setup(const char *players, const char *last_turns);

/* Presses OK and waits until the dice lie on the table; presses OK again if there is something to
   choose or decide. Fails the test unless exactly these dice were thrown. */
void tenk_throw_dice(const char *dice);

/* Goes on from the choice to the decision, unless the choice is made already. */
void tenk_decide(void);

/* Sets the points that both have banked. The page in front shows them after tenk_look_again. */
void tenk_put_scores(uint16_t first, uint16_t second);

/* Turns from the game's own page to another and back, so that it is computed anew. */
void tenk_look_again(void);

/* Waits until the lower row shows this text, or begins with it, at most four seconds. */
void tenk_await(const char *lower);
void tenk_await_beginning(const char *lower);

#endif
