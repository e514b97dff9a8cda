#ifndef KOSTKA_CORE_SWEEP_H
#define KOSTKA_CORE_SWEEP_H

#include "core/board.h"
#include "core/fixed.h"

/* One pass over the squares of a board with the values at its unknown squares given: the inside
   of core/absorption.

   A slot is a square whose value others need out of order: the unknowns first (with bounce the
   squares one and two before the goal, which are "held": nothing but their slot says what they
   are worth during a pass; then the tails of snakes), then the tops of ladders, which a pass fills
   in itself. */

enum { SWEEP_SLOTS = BOARD_JUMPS + 2, SWEEP_NOWHERE = 255 };

struct sweep_slots {
    uint8_t unknowns; /* slots 0 .. unknowns - 1 */
    uint8_t held;     /* slots 0 .. held - 1 */
    uint8_t count;
    uint8_t square[SWEEP_SLOTS];
    uint8_t jump_slot[BOARD_JUMPS]; /* the slot of a jump's end */
    struct board_squares slotted;   /* squares that have a slot */
    struct board_squares starts;    /* squares where a jump starts */
};

void sweep_slots_find(struct sweep_slots *slots, const struct board *board);

struct sweep {
    const struct board *board;
    const struct sweep_slots *slots;
    uint32_t *value;    /* by slot, at value_bits: unknowns given, tops filled in */
    uint32_t *expected; /* the same for expected throws at expected_bits; NULL: not needed */
    uint8_t value_bits;
    uint8_t expected_bits;
    uint8_t source;     /* up: where the token sets out */
    uint8_t wanted;     /* the square whose value is to be caught, or SWEEP_NOWHERE */
    uint32_t reward;    /* down, without expected[]: r on every square */
    uint32_t *response; /* out: by unknown, what its value should have been */
    uint32_t greatest;  /* out: the greatest value of a square */
    uint32_t caught;    /* out */
};

/* x = r + P x from the goal downwards. With expected[] the reward is the variance of the
   expectation over the next throw, otherwise `reward`. */
void sweep_down(struct sweep *sweep);

/* x = e(source) + x P from the start upwards: expected visits. */
void sweep_up(struct sweep *sweep);

#endif
