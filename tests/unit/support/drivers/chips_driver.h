#ifndef KOSTKA_TESTS_SUPPORT_CHIPS_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_CHIPS_DRIVER_H

#include "support/scripted_dice.h"
#include "ui/chips/chips_view.h"

/* Plays chips by keys, as its user does (support/screen_fixture.h), with dice that the test
   chooses. */

/* From power-on to a new game, set up as its options are shown: the fields, how many chips, who
   plays. */
void chips_begin(const char *fields, const char *chips, const char *first, const char *second);

/* A person's chips on all fields, a digit each, up to the last chip. */
void chips_place(const char *digits);

/* A throw, from OK to what it has hit. */
void chips_throw_dice(const char *dice);

/* The same, and on to the next throw. */
void chips_throw_on(const char *dice);

/* Both rows within 20 seconds; NULL is any. */
void chips_await(const char *upper, const char *lower);

#endif
