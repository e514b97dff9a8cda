#ifndef KOSTKA_TESTS_SCRIPTED_DICE_H
#define KOSTKA_TESTS_SCRIPTED_DICE_H

#include <stdint.h>

/* The device's dice (device/dice.h) as a test wants them: linked in their place by whoever names
   one of these. */

/* The faces to come, as digits; behind them they are those of a linear congruential generator in
   this state. */
extern const char *dice_coming;
extern uint32_t dice_chance;

/* The bytes to come, behind which they are those of the generator too: 0 for an H, 255 for a T, as
   a coin is tossed with them. */
extern const char *dice_tosses_coming;

/* How many dice have been thrown. */
extern uint32_t dice_thrown;

#endif
