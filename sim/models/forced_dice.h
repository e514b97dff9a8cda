#ifndef KOSTKA_SIM_FORCED_DICE_H
#define KOSTKA_SIM_FORCED_DICE_H

#include <simavr/sim_avr.h>
#include <stdbool.h>

/* Throws of a game that a script has chosen, in the place of those that follow from its seed
   (firmware/core/random/derived_throw.h). The program may ask for a throw again, when it replays
   the game: the same number of the same seed shows the same dice. */

enum { FORCED_SEED = 12, FORCED_DICE = 6, FORCED_THROWS = 256 };

struct forced_throw {
    uint16_t number;
    uint8_t seed[FORCED_SEED];
    uint8_t bytes[FORCED_DICE + 1]; /* its dice and its coin, as the program has them */
};

struct forced_dice {
    struct forced_throw made[FORCED_THROWS];
    unsigned count;
};

/* At the first instruction of throw_derive: answers in its place, if the throw was made before or
   there is a word in *faces, which is taken from there. */
bool forced_dice_throw(struct forced_dice *forced, avr_t *avr, const char **faces);

#endif
