#ifndef KOSTKA_SIM_FORCED_DICE_H
#define KOSTKA_SIM_FORCED_DICE_H

#include <simavr/sim_avr.h>
#include <stdbool.h>

/* Throws of a game that a script has chosen, in place of its derived throws
   (firmware/core/random/derived_throw.h). The program asks for a throw again when it replays the
   game: the same number of the same seed shows the same dice. */

enum { FORCED_SEED = 12, FORCED_DICE = 6, FORCED_THROWS = 256 };

struct forced_throw {
    uint16_t number;
    uint8_t seed[FORCED_SEED];
    uint8_t bytes[FORCED_DICE + 1]; /* struct derived_throw: its dice and its coin */
};

struct forced_dice {
    struct forced_throw made[FORCED_THROWS];
    unsigned count;
};

/* Call at the first instruction of throw_derive. Writes the throw in its place if the throw was
   made before, or from the next word of *faces, which it takes. False: the program derives the
   throw. */
bool forced_dice_throw(struct forced_dice *forced, avr_t *avr, const char **faces);

#endif
