#ifndef KOSTKA_CORE_NUMBER_INTEGER64_H
#define KOSTKA_CORE_NUMBER_INTEGER64_H

#include "core/contract.h"
#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Arithmetic of 64 bits on numbers in memory, where short code counts for more than speed: on AVR a
   call takes 10 bytes where the compiler's own arithmetic takes 60. Modulo 2^64; 150 cycles each.
 */

/* The halves, which the compiler would shift down. */
union integer64_halves {
    uint64_t whole;
    struct {
        uint32_t low;
        uint32_t high;
    } half;
};
/*@ requires \valid_read(x);
    assigns \nothing;
    ensures \result == *x % 0x100000000; */
static inline uint32_t integer64_low(const uint64_t *x) {
    uint32_t half;

    memcpy(&half, x, sizeof half);
    return half;
}
/*@ requires \valid_read(x);
    assigns \nothing;
    ensures \result == *x / 0x100000000; */
static inline uint32_t integer64_high(const uint64_t *x) {
    uint32_t half;

    memcpy(&half, (const uint8_t *)x + sizeof half, sizeof half);
    return half;
}

/* x = a constant. */
/*@ requires \valid(x) && \valid_read(constant) && \separated(x, constant);
    assigns *x;
    ensures *x == *constant; */
void integer64_load(uint64_t *x, const FLASH uint64_t *constant);

/* sum += x, and what is carried; difference -= x, and whether it was less. */
/*@ requires \valid(sum) && \valid_read(x);
    assigns *sum;
    ensures *sum == (\old(*sum) + \old(*x)) % 0x10000000000000000;
    ensures \result <==> \old(*sum) + \old(*x) >= 0x10000000000000000; */
bool integer64_add(uint64_t *sum, const uint64_t *x);
/*@ requires \valid(sum);
    assigns *sum;
    ensures *sum == (\old(*sum) + x) % 0x10000000000000000;
    ensures \result <==> \old(*sum) + x >= 0x10000000000000000; */
bool integer64_add32(uint64_t *sum, uint32_t x);
/*@ requires \valid(difference) && \valid_read(x) && \separated(difference, x);
    assigns *difference;
    ensures \old(*difference) >= *x ==> !\result && *difference == \old(*difference) - *x;
    ensures \old(*difference) < *x ==>
      \result && *difference == \old(*difference) - *x + 0x10000000000000000; */
bool integer64_subtract(uint64_t *difference, const uint64_t *x);

/* Whether a < b. */
/*@ requires \valid_read(a) && \valid_read(b);
    assigns \nothing;
    ensures \result <==> *a < *b; */
bool integer64_is_less(const uint64_t *a, const uint64_t *b);

/* Doubles x, with a bit that comes in below; the one that goes out above. */
/*@ requires \valid(x);
    assigns *x;
    ensures *x == (2 * \old(*x) + (bit ? 1 : 0)) % 0x10000000000000000;
    ensures \result <==> \old(*x) >= 0x8000000000000000; */
bool integer64_shift_in(uint64_t *x, bool bit);

/* x / 2^count, rounded down, and x * 2^count; count 0..63. */
/*@ requires \valid(x) && count <= 63;
    assigns *x;
    ensures *x == \old(*x) / power_of_two(count); */
void integer64_shift_down(uint64_t *x, uint8_t count);
/*@ requires \valid(x) && count <= 63;
    assigns *x;
    ensures *x == shifted(\old(*x), count) % 0x10000000000000000; */
void integer64_shift_up(uint64_t *x, uint8_t count);

/* x *= factor. */
/*@ requires \valid(x);
    assigns *x;
    ensures *x == \old(*x) * factor % 0x10000000000000000; */
void integer64_multiply(uint64_t *x, uint8_t factor);

#endif
