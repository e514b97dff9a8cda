#ifndef KOSTKA_CORE_NUMBER_SUM_H
#define KOSTKA_CORE_NUMBER_SUM_H

#include "core/contract.h"
#include <stdint.h>

/* A running sum of up to 6 * (2^32 - 1), to be divided into six equal parts: the mean over the
   faces of a die. */
struct sum {
    uint32_t low;
    uint8_t high;
    uint8_t carry; /* 0..5: sixths that sum_sixth still owes to the next one */
};

/* A sixth of the sum. What rounding takes from one sixth is given to the next, so that errors
   cancel: sixths of a series of sums add up to the sixth of their total, within one unit. Assembly
   on AVR (sum_sixth_avr.S), 150 cycles. */
/*@ requires \valid(sum) && sum->carry < 6 && sum->high * 0x100000000 + sum->low <= 6 * 0xFFFFFFFF;
    assigns sum->carry;
    ensures sum->carry < 6;
    ensures 6 * \result + sum->carry ==
      sum->high * 0x100000000 + sum->low + \old(sum->carry); */
uint32_t sum_sixth(struct sum *sum);

#endif
