#include "core/turn.h"

#include "core/dice.h"
#include "core/turn_sort.h"
#include <stddef.h>
#include <string.h>

enum {
    HOT = 0,
    BANK_STEPS = 7, /* the least to bank */
    ATTEMPT_STEPS = 30
};

/* The upper half of a step's worth in points. */
#define STEP_HIGH (50 << (TURN_POINTS_BITS - 16))

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

enum { FIRST_CELL = TURN_ROW + 1 };

/* Outcomes, in 360, that allow an attempt besides, by cell. */
static const FLASH uint8_t attempts[] = {0, 4, 1, 0, 4, 12, 4, 0, 1, 4, 0};
enum { ATTEMPTS_UNIT = 360 };

static uint32_t upper(uint16_t half) {
    return (uint32_t)half << 16;
}

__attribute__((noinline)) static uint32_t steps_worth(const struct turn *turn, uint16_t steps) {
    return upper((uint16_t)(turn->step_high * steps));
}

uint32_t turn_worth(const struct turn *turn, uint8_t steps, uint8_t left) {
    return turn_aside(turn, turn->stake + steps, left) + steps_worth(turn, steps);
}

/* What it is worth altogether to bank. */
static uint32_t bank_worth(const struct turn *turn, uint16_t stake) {
    if (turn->step_high)
        return steps_worth(turn, stake);
    return upper(turn->bank[stake < TURN_BANKS ? stake : TURN_BANKS - 1]);
}

bool turn_is_bank(const struct turn *turn, uint8_t steps, uint8_t left) {
    uint16_t stake = turn->stake + steps;

    return turn_aside(turn, stake, left) + steps_worth(turn, stake) == bank_worth(turn, stake);
}

static void add_wholes(struct turn *turn) {
    uint8_t steps = WHOLES_STEPS;

    for (uint8_t i = 0; i < WHOLES; i++, steps += 2)
        turn_add(turn, WHOLES_UNIT * wholes[i], turn_worth(turn, steps, HOT));
}

uint32_t turn_attempt(const struct turn *turn) {
    uint32_t failed = upper(turn->bank[0]);

    if (turn->step_high)
        return 0;
    return failed + (turn_worth(turn, ATTEMPT_STEPS, HOT) - failed) / 6;
}

static void add_attempts(struct turn *turn) {
    uint32_t worth = turn_attempt(turn);

    for (uint8_t at = 0; at < sizeof attempts; at++) {
        uint32_t single = turn->single[FIRST_CELL + at];
        if (worth > single)
            turn_add(turn, ATTEMPTS_UNIT * attempts[at], worth - single);
    }
}

static const FLASH uint16_t *add_sets(struct turn *turn, uint8_t size,
                                      const FLASH uint16_t *weight) {
    const FLASH uint16_t *first = weight;
    struct turn_sort *sort = &turn->sort;
    uint8_t dice = turn->sort.dice;

    sort->dice -= size;
    for (uint8_t kind = 0; kind < KINDS; kind++) {
        if (kind == FIVES) {
            first = weight;
            sort->fives = 0;
        } else if (kind == ONES) {
            sort->fives = 2;
            sort->ones = 0;
        }
        sort->steps = triples[kind] * (uint8_t)(size - 2);
        weight = turn_add_sort(turn, &turn->best[FIRST_CELL], first);
    }
    sort->ones = 2;
    sort->dice = dice;
    return weight;
}

uint32_t turn_throw(struct turn *turn, uint8_t dice) {
    const FLASH uint16_t *weight = &weights[first_weight[dice - 1]];
    uint16_t outcomes = dice_outcomes(dice);

    memset(&turn->low, 0, offsetof(struct turn, best) - offsetof(struct turn, low));
    if (!turn->step_high)
        turn->single[FIRST_CELL] = upper(turn->bank[0]);
    turn_add(turn, outcomes - *weight, steps_worth(turn, turn->stake));
    turn->sort.dice = dice;
    turn->sort.ones = 2;
    turn->sort.fives = 2;
    weight = turn_add_sort(turn, &turn->single[FIRST_CELL], weight);
    for (uint8_t size = 3; size <= dice; size++)
        weight = add_sets(turn, size, weight);
    if (dice == TURN_DICE) {
        if (turn->step_high && (uint8_t)(turn->best[FIRST_CELL] >> 24) < SIX_ONES_LEAST)
            turn->high += 1UL << 16;
        add_wholes(turn);
        if (!turn->step_high)
            add_attempts(turn);
    }
    return turn_mean(turn, outcomes);
}

void turn_start(struct turn *turn, enum turn_aim aim, uint16_t stake) {
    memset(turn, 0, offsetof(struct turn, gain));
    turn->until = stake;
    turn->stake = TURN_CHANCES;
    if (aim == TURN_POINTS) {
        turn->stake = TURN_LEVELS;
        turn->step_high = STEP_HIGH;
    }
    if (turn->stake < stake)
        turn->stake = stake;
}

static void keep(struct turn *turn, uint8_t left, uint32_t worth) {
    uint8_t stake = (uint8_t)turn->stake;
    uint32_t bank = bank_worth(turn, stake);

    if (left != HOT && stake >= BANK_STEPS && worth < bank)
        worth = bank;
    if (turn->step_high)
        turn->gain[turn_columns[left].begins + stake] = worth - bank;
    else
        turn->chance[left][stake] = (uint16_t)((worth + 0x8000) >> 16);
}

bool turn_step(struct turn *turn) {
    if (turn->stake != turn->until)
        turn->stake--;
    if (turn->stake == turn->until)
        return true;
    for (uint8_t left = 0; left < TURN_DICE; left++) {
        if (!turn->step_high || turn->stake < turn_columns[left].ends)
            keep(turn, left, turn_throw(turn, left ? left : TURN_DICE));
    }
    return false;
}
