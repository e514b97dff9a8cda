#ifndef KOSTKA_CORE_DICE_DICE_OUTCOMES_H
#define KOSTKA_CORE_DICE_DICE_OUTCOMES_H

#include <stdint.h>

/* Outcomes of several fair dice. All counts are exact. */

enum { DICE_MAXIMUM = 6, DICE_FACES = 6, DICE_FACES_MAXIMUM = 20 };

/* Dice of one kind: 0..6 of them, with 2..20 faces numbered from 1. */
struct dice_set {
    uint8_t dice;
    uint8_t faces;
};

/* 6^dice, dice 0..6. */
uint16_t dice_outcomes(uint8_t dice);

/* faces^dice: all outcomes, of which the next functions count some. */
uint32_t dice_set_outcomes(struct dice_set set);

/* Outcomes in which exactly (at least) `count` dice show one given face; 0 if `count` exceeds the
   dice. */
uint32_t dice_set_exactly(struct dice_set set, uint8_t count);
uint32_t dice_set_at_least(struct dice_set set, uint8_t count);

/* Outcomes with a given sum; 0 if the sum is impossible. 2,000 cycles. */
uint32_t dice_set_with_sum(struct dice_set set, uint8_t sum);

/* Pearson's chi-square of counts by face against a fair die, in hundredths, rounded to nearest;
   `throws` is their sum, at most 9,999 (0 gives 0). 5 degrees of freedom. */
uint32_t dice_chi_square(const uint16_t counts[6], uint16_t throws);

/* Throws of 1..6 dice as multisets: how many dice show each face, count[0] the ones. */

/* Counts the faces, 1..6, of 0..6 dice. */
void dice_multiset_count(uint8_t count[DICE_FACES], const uint8_t faces[], uint8_t dice);

/* Outcomes, of 6^dice, in which every face with a count other than 0 shows exactly that many times;
   the other faces are free: dice! / (count[0]! ... rest!) * (faces not counted)^rest. `dice` is
   1..6, the sum of the counts 1..dice. Example: 1, 5, 5 in six dice: 60 * 4^3. */
uint16_t dice_multiset_showing(const uint8_t count[DICE_FACES], uint8_t dice);

#endif
