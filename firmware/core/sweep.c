#include "core/sweep.h"

#include <string.h>

enum { VARIANCE_PARTS = 8, TOP = BOARD_FACES - 1 };

uint32_t *sweep_ring_at(struct absorption_chain *chain, uint8_t square) {
    return &chain->ring[square % ABSORPTION_RING];
}

static __attribute__((noinline)) void clear_ring(struct absorption_chain *chain) {
    memset(&chain->window, 0, sizeof chain->window + sizeof chain->ring);
    chain->window.carry = BOARD_FACES / 2;
}

void sweep_begin(struct absorption *absorption) {
    absorption->square = absorption->board->goal;
    absorption->greatest = 0;
    clear_ring(&absorption->chain[0]);
    clear_ring(&absorption->chain[1]);
}

/* One of eight parts of six times the variance, over the next throw, of the throws still expected
   after it: that fits in 32 bits like any variance. */
static uint32_t variance_part(struct absorption *absorption, uint8_t square) {
    struct absorption_chain *expected = &absorption->chain[0];
    uint32_t mean = *sweep_ring_at(expected, square) - expected->one;
    uint8_t shift = (uint8_t)(2 * expected->bits + 3 - absorption->chain[1].bits);
    uint32_t part = 0;

    for (uint8_t face = BOARD_FACES; face; face--) {
        uint32_t there = *sweep_ring_at(expected, board_stop(absorption->board, square, face));
        uint32_t distance = there > mean ? there - mean : mean - there;
        part += fixed_multiply(distance, distance, shift);
    }
    return part;
}

/* Adds six times the reward. */
static void add_reward(struct absorption *absorption, struct absorption_chain *chain,
                       uint8_t square, struct sum *sum) {
    uint32_t part = chain->one;
    uint8_t parts = BOARD_FACES;

    if (chain->kind == ABSORPTION_VISITS && square != absorption->target)
        return;
    if (chain->kind == ABSORPTION_VARIANCE) {
        part = variance_part(absorption, square);
        parts = VARIANCE_PARTS;
    }
    sum_add(sum, part, parts);
}

/* Adds the values at which the six throws from a square stop; answers how many of them stay. */
static uint8_t add_faces(const struct board *board, uint8_t square, struct absorption_chain *chain,
                         struct sum *sum) {
    uint8_t stays = 0;

    for (uint8_t face = BOARD_FACES; face; face--) {
        uint8_t stop = board_stop(board, square, face);
        sum_add(sum, *sweep_ring_at(chain, stop), 1);
        stays += stop == square;
    }
    return stays;
}

/* x(square) = reward + mean over the landings. Staying put is a division (the ring holds 0 for the
   square itself); on a held square, whose value is given, it is a landing like any other. */
static uint32_t row(struct absorption *absorption, struct absorption_chain *chain, uint8_t square) {
    struct sum sum = chain->window;
    uint8_t moves = BOARD_FACES;

    if (square + TOP >= absorption->board->goal) {
        sum.low = 0;
        sum.high = 0;
        uint8_t stays = add_faces(absorption->board, square, chain, &sum);
        if (square == absorption->square)
            moves -= stays;
    }
    add_reward(absorption, chain, square, &sum);
    if (moves < BOARD_FACES)
        return sum_share(&sum, moves);
    uint32_t value = sum_sixth(&sum);
    chain->window.carry = sum.carry;
    return value;
}

/* One square further down. Where a ladder or snake starts, its end counts. Held squares get their
   due when all that they can reach is in the ring, just before it is no longer. */
static void descend(struct absorption *absorption, struct absorption_chain *chain) {
    uint8_t square = absorption->square;
    uint32_t *here = sweep_ring_at(chain, square);
    const struct board_jump *link = absorption->link;
    uint32_t *at = chain->at;
    int32_t *residual = absorption->residual;

    sum_slide(&chain->window, sweep_ring_at(chain, square + 1), sweep_ring_at(chain, square + 7));
    *here = row(absorption, chain, square);
    for (uint8_t i = 0; i < absorption->links; i++, link++, at++, residual++) {
        bool due = link->to == square;
        uint32_t value;
        if (link->from == square)
            *here = *at;
        value = *here;
        if (i < absorption->held && (uint8_t)(square + BOARD_FACES) == absorption->board->goal) {
            value = row(absorption, chain, link->to);
            due = true;
        }
        if (!due)
            continue;
        if (i < absorption->unknowns)
            *residual = (int32_t)(value - *at);
        else
            *at = value;
    }
    if (square == absorption->source)
        chain->caught = *here;
}

void sweep_advance(struct absorption *absorption) {
    uint8_t kind = absorption->solved->kind;
    uint32_t value;

    absorption->square--;
    if (kind != ABSORPTION_VISITS)
        descend(absorption, &absorption->chain[0]);
    if (kind != ABSORPTION_EXPECTED)
        descend(absorption, &absorption->chain[1]);
    value = *sweep_ring_at(absorption->solved, absorption->square);
    if (value > absorption->greatest)
        absorption->greatest = value;
}
