#include "core/turn.h"

#include "core/dice.h"
#include "core/flash.h"
#include <stddef.h>
#include <string.h>

enum {
    HOT = 0,
    RING = 128,     /* of hot dice: the next 80 levels and more */
    TOP = 400,      /* where the chain of hot dice begins: 20,000 points, where they pay no more */
    BANK_STEPS = 7, /* the least to bank */
    ATTEMPT_STEPS = 30,
    ATTEMPT_LEVELS = 8 /* where an attempt can be worth while for points */
};

/* The upper half of a step's worth in points. */
#define STEP_HIGH (50 << (TURN_POINTS_BITS - 16))

/* By dice left: where gains begin, and at which level they end because banking is best from there
   on. Those of hot dice do not end. */
static const FLASH uint8_t begins[] = {0, 128, 135, 142, 151, 172};
static const FLASH uint16_t ends[] = {UINT16_MAX, 7, 7, 9, 21, TURN_LEVELS};

/* Outcomes by what they allow, for 1..6 dice: first those without a set, by single ones and
   fives (the first of them allow nothing); then by size of set, sets of 2, 3, 4 or 6, and of 5 or
   1, where only the other one is single. Those that are taken whole are not counted. */
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

/* Outcomes, in 20, of what is taken whole and worth 500, 600 ... 2000 points. */
static const FLASH uint8_t wholes[] = {91, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 36};
enum { WHOLES_STEPS = 10, WHOLES = sizeof wholes, WHOLES_UNIT = 20 };

/* Six ones come last, and are the only throw that can be worth more than 4096 points; then what
   they are worth seems less than 2048. In the uppermost 8 bits. */
enum { SIX_ONES_LEAST = 0x80 };

/* Cells of single ones and fives lie in rows of four: 0..2 fives, then none; the row before the
   first is empty too. What they set aside, dice (more than there are where no cell is) and steps.
 */
enum { ROW = 4, FIRST_CELL = ROW + 1, CELLS = 2 * ROW + 3, NO_CELL = 9 };
static const FLASH uint8_t cell_dice[CELLS] = {0, 1, 2, NO_CELL, 1, 2, 3, NO_CELL, 2, 3, 4};
static const FLASH uint8_t cell_steps[CELLS] = {0, 1, 2, 0, 2, 3, 4, 0, 4, 5, 6};

/* Outcomes, in 360, that allow an attempt besides, by cell. */
static const FLASH uint8_t attempts[CELLS] = {0, 4, 1, 0, 4, 12, 4, 0, 1, 4, 0};
enum { ATTEMPTS_UNIT = 360 };

static uint32_t upper(uint16_t half) {
    return (uint32_t)half << 16;
}

static uint32_t steps_worth(const struct turn *turn, uint16_t steps) {
    return upper((uint16_t)(turn->step_high * steps));
}

static uint16_t bank(const struct turn *turn, uint16_t stake) {
    return turn->bank[stake < TURN_BANKS ? stake : TURN_BANKS - 1];
}

/* What it is worth, beyond the stake, to have so much at stake with so many dice left. */
static uint32_t aside(const struct turn *turn, uint16_t stake, uint8_t left) {
    if (turn->step_high) {
        if (stake >= ends[left])
            return 0;
        return turn->gain[begins[left] + stake % RING];
    }
    if (stake < TURN_LEVELS)
        return upper(turn->chance[left][stake]);
    return upper(bank(turn, stake));
}

uint32_t turn_worth(const struct turn *turn, uint8_t steps, uint8_t left) {
    return aside(turn, turn->stake + steps, left) + steps_worth(turn, steps);
}

static bool may_bank(uint16_t stake, uint8_t left) {
    return left != HOT && stake >= BANK_STEPS;
}

bool turn_is_bank(const struct turn *turn, uint8_t steps, uint8_t left) {
    uint16_t stake = turn->stake + steps;
    uint32_t worth = aside(turn, stake, left);

    if (!turn->step_high)
        worth -= upper(bank(turn, stake));
    return worth == 0 && may_bank(stake, left);
}

__attribute__((noinline)) static void add(struct turn *turn, uint16_t weight, uint32_t worth) {
    turn->low += (uint32_t)weight * (uint16_t)worth;
    turn->high += (uint32_t)weight * (uint16_t)(worth >> 16);
}

__attribute__((noinline)) static void raise(uint32_t *most, const uint32_t *worth) {
    if (*most < *worth)
        *most = *worth;
}

/* The best of a cell is that with a one or a five less, that without the set, or to set all of it
   aside. */
__attribute__((noinline)) static const FLASH uint16_t *add_sort(struct turn *turn, uint32_t *cells,
                                                                const FLASH uint16_t *weight) {
    const struct turn_sort *sort = &turn->sort;

    for (uint8_t at = 0; at < sort->cells; at += sort->stride) {
        uint32_t *cell = &cells[FIRST_CELL + at];
        uint8_t steps = sort->steps + cell_steps[at];
        uint8_t left = sort->dice - cell_dice[at];
        if (left > TURN_DICE)
            continue;
        uint32_t worth = steps ? turn_worth(turn, steps, left) : 0;
        *cell = turn->single[FIRST_CELL + at];
        raise(cell, &worth);
        raise(cell, cell - 1);
        raise(cell, cell - ROW);
        add(turn, *weight++, *cell);
    }
    return weight;
}

static void add_wholes(struct turn *turn) {
    uint8_t steps = WHOLES_STEPS;

    for (uint8_t i = 0; i < WHOLES; i++, steps += 2)
        add(turn, WHOLES_UNIT * wholes[i], turn_worth(turn, steps, HOT));
}

static uint32_t lost(const struct turn *turn) {
    if (turn->step_high)
        return -steps_worth(turn, turn->stake);
    return upper(turn->bank[0]);
}

uint32_t turn_attempt(const struct turn *turn) {
    uint32_t failed = lost(turn);

    if (turn->step_high && turn->stake >= ATTEMPT_LEVELS)
        return 0;
    return failed + (turn_worth(turn, ATTEMPT_STEPS, HOT) - failed) / 6;
}

static void add_attempts(struct turn *turn) {
    uint32_t worth = turn_attempt(turn);

    for (uint8_t at = 0; at < CELLS; at++) {
        uint32_t single = turn->single[FIRST_CELL + at];
        if (worth > single)
            add(turn, ATTEMPTS_UNIT * attempts[at], worth - single);
    }
}

/* (high * 2^16 + low) / outcomes. */
static uint32_t mean(const struct turn *turn, uint16_t outcomes) {
    uint32_t low = turn->low + outcomes / 2;
    uint32_t high = turn->high + (low >> 16);
    uint32_t rest = upper((uint16_t)(high % outcomes)) | (uint16_t)low;

    return upper((uint16_t)(high / outcomes)) + rest / outcomes;
}

static const FLASH uint16_t *add_sets(struct turn *turn, uint8_t size,
                                      const FLASH uint16_t *weight) {
    const FLASH uint16_t *first = weight;

    for (uint8_t kind = 0; kind < KINDS; kind++) {
        turn->sort.stride = 1;
        turn->sort.cells = CELLS;
        if (kind == FIVES) {
            first = weight;
            turn->sort.stride = ROW;
        }
        if (kind == ONES)
            turn->sort.cells = ROW;
        turn->sort.steps = triples[kind] * (uint8_t)(size - 2);
        weight = add_sort(turn, turn->best, first);
    }
    return weight;
}

uint32_t turn_throw(struct turn *turn, uint8_t dice) {
    const FLASH uint16_t *weight = &weights[first_weight[dice - 1]];
    uint16_t outcomes = dice_outcomes(dice);
    uint32_t stayed = turn->stake < TURN_LEVELS ? outcomes : 0;

    memset(turn->single, 0, sizeof turn->single);
    if (!turn->step_high)
        turn->single[FIRST_CELL] = lost(turn);
    turn->low = 0;
    turn->high = (stayed - *weight) * ((uint32_t)turn->step_high * turn->stake);
    turn->sort = (struct turn_sort){0, dice, CELLS, 1};
    weight = add_sort(turn, turn->single, weight);
    for (uint8_t size = 3; size <= dice; size++) {
        turn->sort.dice = dice - size;
        weight = add_sets(turn, size, weight);
    }
    if (dice == TURN_DICE) {
        if (turn->step_high && (uint8_t)(turn->best[FIRST_CELL] >> 24) < SIX_ONES_LEAST)
            turn->high += 1UL << 16;
        add_wholes(turn);
        add_attempts(turn);
    }
    return mean(turn, outcomes);
}

void turn_start(struct turn *turn, enum turn_aim aim, uint16_t stake) {
    memset(turn, 0, offsetof(struct turn, chance));
    turn->until = stake;
    turn->stake = TURN_LEVELS;
    if (aim == TURN_POINTS) {
        turn->step_high = STEP_HIGH;
        turn->stake = TOP;
        memset(turn->gain, 0, sizeof turn->gain);
    }
    if (turn->stake < stake)
        turn->stake = stake;
}

static void keep(struct turn *turn, uint8_t left, uint32_t worth) {
    uint16_t stake = turn->stake;
    uint16_t chance = (uint16_t)((worth + 0x8000) >> 16);

    if (turn->step_high) {
        if (stake < TURN_LEVELS)
            worth -= steps_worth(turn, stake);
        if (may_bank(stake, left) && (int32_t)worth < 0)
            worth = 0;
        turn->gain[begins[left] + stake % RING] = worth;
        return;
    }
    if (may_bank(stake, left) && bank(turn, stake) > chance)
        chance = bank(turn, stake);
    turn->chance[left][stake] = chance;
}

bool turn_step(struct turn *turn) {
    if (turn->stake == turn->until)
        return true;
    if (--turn->stake == turn->until)
        return true;
    for (uint8_t left = 0; left < TURN_DICE; left++) {
        if (!turn->step_high || turn->stake < ends[left])
            keep(turn, left, turn_throw(turn, left ? left : TURN_DICE));
    }
    return false;
}
