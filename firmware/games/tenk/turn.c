#include "games/tenk/turn.h"

#include "core/number/dice_outcomes.h"
#include "core/number/flash.h"
#include <string.h>

enum { BANK_STEPS = 7 /* the least to bank */ };

/* How many outcomes belong to each class, for 1..6 dice in turn. First the outcomes without a set,
   by the number of single ones and fives (the first of them allow nothing). Then for each size of
   set: sets of 2, 3, 4 or 6 by the same numbers, sets of 5 by single ones, sets of 1 by single
   fives. Outcomes that are taken whole are not among them. */
/* clang-format off */
static const FLASH uint16_t weights[] = {
    4, 1, 1,
    16, 8, 1, 8, 2, 1,
    60, 48, 12, 48, 24, 3, 12, 3,   1, 1,
    204, 240, 96, 240, 192, 48, 96, 48, 6,   12, 4, 4, 16, 4,   1, 1,
    600, 1020, 600, 1020, 1200, 480, 600, 480, 120,   90, 60, 10, 60, 20, 10, 160, 80, 10,
        15, 5, 5, 20, 5,   1, 1,
    1080, 3600, 2520, 3600, 5400, 3600, 2520, 3600, 1080,
        480, 540, 180, 540, 360, 60, 180, 60, 1200, 960, 240,
        135, 90, 15, 90, 30, 15, 240, 120, 15,   18, 6, 6, 24, 6,   1, 1,
};
/* clang-format on */
static const FLASH uint8_t first_weight[] = {0, 3, 9, 19, 35, 60};

/* Steps of three of a kind: 2, 3, 4, 6, then 5 and 1. */
static const FLASH uint8_t triples[] = {4, 6, 8, 12, 10, 20};
enum { KINDS = 6, FIVES = 4, ONES = 5 };

/* How many outcomes are taken whole and worth 500, 600 ... 2000 points, in units of 20. */
static const FLASH uint8_t wholes[] = {91, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 36};
enum { WHOLES_STEPS = 10, WHOLES = sizeof wholes, WHOLES_UNIT = 20 };

enum { FIRST_CELL = TURN_ROW + 1 };

static uint16_t place_of(uint8_t stake, uint8_t left) {
    if (stake >= TURN_LEVELS) {
        left = TURN_BANKED;
    }
    return left * TURN_LEVELS + stake;
}

uint16_t turn_chance(const struct turn *turn, uint8_t stake, uint8_t left) {
    return turn->chance[place_of(stake, left)];
}

void turn_set_banked(struct turn *turn, uint8_t steps, uint16_t chance) {
    turn->chance[place_of(steps, TURN_BANKED)] = chance;
}

static void raise(uint16_t *most, uint16_t chance) {
    if (*most < chance) {
        *most = chance;
    }
}

/* The best that can be done with the throws of a cell: what can be done with a one less or a five
   less, what could be done in the same cell before, or to set aside everything that counts, which
   leaves so many dice and puts so much at stake. */
static uint16_t best_of_cell(const struct turn *turn, const uint16_t *cell, uint8_t stake,
                             uint8_t left) {
    uint16_t most = cell[-TURN_CELLS];

    raise(&most, cell[-1]);
    raise(&most, cell[-TURN_ROW]);
    if (stake != turn->stake) {
        raise(&most, turn_chance(turn, stake, left));
    }
    return most;
}

/* The inner loop: what the throws of turn->outcome are worth. They differ by how many single ones
   and fives they show; each such number is a cell of the grid, whose cell of none of them is
   `grid`. Keeps the best of each cell there and adds it to turn->sum by the cells' weights; the
   answer is where the weights go on. At most 9,000 cycles. */
static const FLASH uint16_t *add_class(struct turn *turn, uint16_t *grid,
                                       const FLASH uint16_t *weight) {
    const struct outcome_class *outcome = &turn->outcome;

    for (uint8_t ones = 0; ones <= outcome->ones && ones <= outcome->dice; ones++) {
        uint8_t left = outcome->dice - ones;
        uint8_t stake = turn->stake + outcome->steps + 2 * ones;
        for (uint8_t fives = 0; fives <= outcome->fives && fives <= left; fives++) {
            uint16_t *cell = &grid[TURN_ROW * ones + fives];
            *cell = best_of_cell(turn, cell, stake + fives, left - fives);
            turn->sum += (uint32_t)*weight++ * *cell;
        }
    }
    return weight;
}

static const FLASH uint16_t *add_sets(struct turn *turn, uint8_t size,
                                      const FLASH uint16_t *weight) {
    const FLASH uint16_t *first = weight;
    struct outcome_class *outcome = &turn->outcome;
    uint8_t dice = outcome->dice;

    outcome->dice -= size;
    for (uint8_t kind = 0; kind < KINDS; kind++) {
        if (kind == FIVES) {
            first = weight;
            outcome->fives = 0;
        } else if (kind == ONES) {
            outcome->fives = 2;
            outcome->ones = 0;
        }
        outcome->steps = triples[kind] * (uint8_t)(size - 2);
        weight = add_class(turn, &turn->best[FIRST_CELL], first);
    }
    outcome->ones = 2;
    outcome->dice = dice;
    return weight;
}

static void add_wholes(struct turn *turn) {
    uint8_t stake = turn->stake + WHOLES_STEPS;

    for (uint8_t i = 0; i < WHOLES; i++, stake += 2) {
        turn->sum += (uint32_t)(WHOLES_UNIT * wholes[i]) * turn_chance(turn, stake, TURN_HOT);
    }
}

uint16_t turn_throw(struct turn *turn, uint8_t stake, uint8_t dice) {
    const FLASH uint16_t *weight = &weights[first_weight[dice - 1]];
    uint16_t outcomes = dice_outcomes(dice);

    memset(turn->lost, 0, sizeof turn->lost + sizeof turn->single + sizeof turn->best);
    turn->stake = stake;
    turn->lost[FIRST_CELL] = turn_chance(turn, 0, TURN_BANKED);
    turn->sum = outcomes / 2;
    turn->outcome = (struct outcome_class){.dice = dice, .ones = 2, .fives = 2};
    weight = add_class(turn, &turn->single[FIRST_CELL], weight);
    for (uint8_t size = 3; size <= dice; size++) {
        weight = add_sets(turn, size, weight);
    }
    if (dice == TURN_DICE) {
        add_wholes(turn);
    }
    return (uint16_t)(turn->sum / outcomes);
}

void turn_start(struct turn *turn, uint8_t until) {
    turn->until = until;
    turn->level = TURN_LEVELS;
}

/* With so much at stake and so many dice left: the better of throwing on and, where that is
   allowed, banking. */
static uint16_t best_of(struct turn *turn, uint8_t stake, uint8_t left) {
    uint16_t thrown = turn_throw(turn, stake, left == TURN_HOT ? TURN_DICE : left);
    uint16_t banked = turn_chance(turn, stake, TURN_BANKED);

    return left != TURN_HOT && stake >= BANK_STEPS && banked > thrown ? banked : thrown;
}

enum progress turn_step(struct turn *turn) {
    if (turn->level > turn->until) {
        turn->level--;
        for (uint8_t left = 0; left < TURN_DICE; left++) {
            turn->chance[place_of(turn->level, left)] = best_of(turn, turn->level, left);
        }
    }
    return turn->level > turn->until ? WORKING : DONE;
}

uint8_t turn_done(const struct turn *turn) {
    return (uint8_t)((TURN_LEVELS - turn->level) * PROGRESS_ALL / (TURN_LEVELS - turn->until));
}
