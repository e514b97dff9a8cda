#ifndef KOSTKA_TESTS_SUPPORT_CHIPS_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_CHIPS_DRIVER_H

#include "support/scripted_dice.h"
#include "ui/chips/chips_view.h"

/* Plays chips by keys, as its user does (support/screen_fixture.h), with dice that the test
   chooses. */

/* Turns the power on and begins a new game with these options, as the set-up shows them: fields,
   number of chips, players. */
void chips_begin(const char *fields, const char *chips, const char *first, const char *second);

/* Places a person's chips on the fields, one digit for each field, up to the last chip. */
void chips_place(const char *digits);

/* Throws these dice: presses OK and waits until the hit is shown. */
void chips_throw_dice(const char *dice);

/* Throws these dice and goes on to the next throw. */
void chips_throw_on(const char *dice);

/* Waits until both rows are shown, at most 20 seconds; NULL is any row. */
void chips_await(const char *upper, const char *lower);

#endif
