#ifndef KOSTKA_TESTS_SCRIPTED_DICE_H
#define KOSTKA_TESTS_SCRIPTED_DICE_H

#include <stdint.h>

/* Replaces the device's dice (device/dice.h) with dice that a test chooses. A test that names one
   of these variables links them. */

/* The faces to come, as digits. After them the faces come from a linear congruential generator,
   whose state is dice_chance. In a game each word is a throw, and its last die stands for those
   that it does not name. The same throw of the same seed, asked for again, shows the same. */
extern const char *dice_coming;
extern uint32_t dice_chance;

/* The tosses of the coin to come, H or T. After them the generator tosses the coin, too. */
extern const char *dice_tosses_coming;

/* How many throws have been made. */
extern uint32_t dice_thrown;

#endif
