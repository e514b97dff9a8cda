#ifndef KOSTKA_CORE_DICE_DICE_MULTISET_H
#define KOSTKA_CORE_DICE_DICE_MULTISET_H

#include "core/dice/dice_outcomes.h"
#include <stdbool.h>
#include <stdint.h>

/* Throws of 1..6 dice as multisets: how many dice show each face, count[0] the ones. */

/* Counts faces 1..6 of 0..6 dice. */
void dice_multiset_count(uint8_t count[DICE_FACES], const uint8_t faces[], uint8_t dice);

/* Of 6^dice outcomes, those in which every face with a count other than 0 shows exactly so many
   times, the other faces anyhow: dice! / (count[0]! ... rest!) * (faces not counted)^rest. Dice
   1..6, the counts together 1..dice. 1, 5, 5 in six dice: 60 * 4^3. */
uint16_t dice_multiset_showing(const uint8_t count[DICE_FACES], uint8_t dice);

#endif
