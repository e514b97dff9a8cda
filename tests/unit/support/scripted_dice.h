#ifndef KOSTKA_TESTS_SCRIPTED_DICE_H
#define KOSTKA_TESTS_SCRIPTED_DICE_H

#include <stdint.h>

/* The device's dice (device/dice.h) as a test wants them: linked in their place by whoever names
   one of these. */

/* The faces to come, as digits; behind them they are those of a linear congruential generator in
   this state. Of a game each word is a throw: its dice, of which the last one is shown by those
   that are not named. The same throw of the same seed, asked for again, shows the same. */
extern const char *dice_coming;
extern uint32_t dice_chance;

/* The tosses of the coin to come, H or T, behind which they are those of the generator, too. */
extern const char *dice_tosses_coming;

/* How many throws have been made. */
extern uint32_t dice_thrown;

#endif
