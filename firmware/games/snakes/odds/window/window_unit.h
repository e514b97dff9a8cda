#ifndef KOSTKA_GAMES_SNAKES_ODDS_WINDOW_WINDOW_UNIT_H
#define KOSTKA_GAMES_SNAKES_ODDS_WINDOW_WINDOW_UNIT_H

#include "core/number/bounded.h"
#include <stdint.h>

/* What a unit of the values is worth that games/snakes/odds/window/window.h sums: a sixth of what
   it was with every throw, and 256 times as much when their lowest bytes are dropped. A floating
   number, so that what has become small keeps its digits. */

struct window_unit {
    uint32_t high; /* (high * 2^32 + low) / 2^(64 + exponent), 2^31 <= high */
    uint32_t low;
    uint8_t exponent;
};

/* So that 1 is a value of 5 or 6 bytes whose highest is WINDOW_UNIT_ONE and all else 0. */
enum { WINDOW_UNIT_ONE = 32 };
void window_unit_start(struct window_unit *unit, uint8_t bytes);

/* After a throw, 450 cycles, and after the lowest bytes were dropped. After 65,535 throws it is too
   small by less than 2^-45 of it. */
void window_unit_throw(struct window_unit *unit);
void window_unit_drop(struct window_unit *unit);

/* A value of 5 bytes that stands for a chance, with 32 fraction bits, right to 3 units; 0 is
   exact, and 1 becomes one unit less. 300 cycles. */
uint32_t window_unit_fraction(const struct window_unit *unit, const uint8_t *value);

/* The same of any value of up to 6 bytes, in its place, with WINDOW_UNIT_BITS; 2,500 cycles. */
enum { WINDOW_UNIT_BITS = 60 };
void window_unit_multiply(const struct window_unit *unit, uint64_t *value);

/* By how much window_unit_multiply may have made it too small. */
uint32_t window_unit_error(const uint64_t *rounded);

/* In units of 2^-WINDOW_UNIT_LOSS_BITS, rounded up: what a value loses with its lowest byte. */
enum { WINDOW_UNIT_LOSS_BITS = 48 };
uint32_t window_unit_loss(const struct window_unit *unit);

/* A chance in 2^-WINDOW_UNIT_BITS of which is known that it is the mantissa or up to the error more
   becomes one that is off by no more than its error: by itself, and what it leaves of 1. */
void window_unit_take_between(struct bounded *chance);
void window_unit_take_rest(struct bounded *chance);

#endif
