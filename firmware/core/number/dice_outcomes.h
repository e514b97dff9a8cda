#ifndef KOSTKA_CORE_NUMBER_DICE_OUTCOMES_H
#define KOSTKA_CORE_NUMBER_DICE_OUTCOMES_H

#include <stdint.h>

/* What several fair dice show. All counts are exact: outcomes out of 6^dice. */

enum { DICE_MAXIMUM = 6, DICE_FACES = 6 };

/* 6^dice, dice 0..6. */
uint16_t dice_outcomes(uint8_t dice);

/* Outcomes in which exactly (at least) `count` of `dice` dice show one given face; 0 beyond. */
uint16_t dice_exactly(uint8_t dice, uint8_t count);
uint16_t dice_at_least(uint8_t dice, uint8_t count);

/* Outcomes of `dice` dice with a given sum; 0 where there is none. */
uint16_t dice_with_sum(uint8_t dice, uint8_t sum);

/* Pearson's chi-square of counts by face against a fair die, in hundredths, rounded to nearest;
   `throws` is their sum, at most 9,999 (0 gives 0). 5 degrees of freedom. */
uint32_t dice_chi_square(const uint16_t counts[6], uint16_t throws);

#endif
