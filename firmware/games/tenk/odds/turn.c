#include "games/tenk/odds/turn.h"

#include "core/number/flash.h"
#include <stdbool.h>
#include <string.h>

/* How many outcomes of 6^6 belong to each class, for 1..6 dice in turn. First the outcomes without
   a set, by the number of single ones and fives (the first of them allow nothing). Then for each
   size of set: sets of 2, 3, 4 or 6 by the same numbers, sets of 5 by single ones, sets of 1 by
   single fives. Outcomes that are taken whole are not among them. */
enum { OUTCOMES = 46656, OF_1 = 7776, OF_2 = 1296, OF_3 = 216, OF_4 = 36, OF_5 = 6 };
/* clang-format off */
static const FLASH uint16_t weights[] = {
    4 * OF_1, OF_1, OF_1,
    16 * OF_2, 8 * OF_2, OF_2, 8 * OF_2, 2 * OF_2, OF_2,
    60 * OF_3, 48 * OF_3, 12 * OF_3, 48 * OF_3, 24 * OF_3, 3 * OF_3, 12 * OF_3, 3 * OF_3,
        OF_3, OF_3,
    204 * OF_4, 240 * OF_4, 96 * OF_4, 240 * OF_4, 192 * OF_4, 48 * OF_4, 96 * OF_4, 48 * OF_4,
        6 * OF_4,   12 * OF_4, 4 * OF_4, 4 * OF_4, 16 * OF_4, 4 * OF_4,   OF_4, OF_4,
    600 * OF_5, 1020 * OF_5, 600 * OF_5, 1020 * OF_5, 1200 * OF_5, 480 * OF_5, 600 * OF_5,
        480 * OF_5, 120 * OF_5,   90 * OF_5, 60 * OF_5, 10 * OF_5, 60 * OF_5, 20 * OF_5, 10 * OF_5,
        160 * OF_5, 80 * OF_5, 10 * OF_5,   15 * OF_5, 5 * OF_5, 5 * OF_5, 20 * OF_5, 5 * OF_5,
        OF_5, OF_5,
    1080, 3600, 2520, 3600, 5400, 3600, 2520, 3600, 1080,
        480, 540, 180, 540, 360, 60, 180, 60, 1200, 960, 240,
        135, 90, 15, 90, 30, 15, 240, 120, 15,   18, 6, 6, 24, 6,   1, 1,
};
/* clang-format on */
static const FLASH uint8_t first_weight[] = {0, 3, 9, 19, 35, 60};
static const FLASH uint8_t singles[] = {3, 6, 8, 9, 9, 9}; /* classes without a set */

/* Steps of three of a kind: 2, 3, 4, 6, then 5 and 1. */
static const FLASH uint8_t triples[] = {4, 6, 8, 12, 10, 20};
enum { KINDS = 6, FIVES = 4, ONES = 5 };

/* Outcomes that are taken whole and score 500, 600 ... 2000 points, in units of 20 outcomes. */
static const FLASH uint8_t wholes[] = {91, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 36};
enum { WHOLES_STEPS = 10, WHOLES = sizeof wholes, WHOLES_UNIT = 20 };

/* Outcomes of six dice that allow a straight attempt, by their single ones and fives, in units of
   360. */
static const FLASH uint8_t attempts[] = {0, 4, 1, 4, 12, 4, 1, 4, 0};
enum { ATTEMPTS = sizeof attempts, ATTEMPTS_UNIT = 360, ATTEMPT_STEPS = 30 };

static OUT_OF_LINE const uint16_t *aside_at(const struct turn_solution *turn, uint8_t stake) {
    return turn->aside[stake < turn->top ? stake : turn->top];
}

uint16_t turn_aside(const struct turn_solution *turn, uint8_t stake, uint8_t left) {
    return aside_at(turn, stake)[left];
}

#ifndef __AVR__ /* best_throws_avr.S */

static void raise(uint16_t *most, uint16_t chance) {
    if (*most < chance) {
        *most = chance;
    }
}

static uint32_t best_in_row(uint16_t *best, const uint16_t *aside, const FLASH uint16_t *weight,
                            uint8_t throws) {
    uint32_t sum = 0;
    uint16_t most = 0;

    for (uint8_t fives = 0; fives < throws; fives++) {
        raise(&most, best[fives]);
        raise(&most, best[TURN_CELLS + TURN_ROW + fives]);
        raise(&most, aside[(TURN_DICE - 1) * fives]);
        best[TURN_ROW + fives] = most;
        sum += (uint32_t)most * weight[fives];
    }
    return sum;
}

uint32_t best_throws(uint16_t *best, const uint16_t *aside, const FLASH uint16_t *weight,
                     uint8_t dice, uint8_t ones, uint8_t fives) {
    uint32_t sum = 0;

    for (uint8_t row = 0; row <= ones && row <= dice; row++) {
        uint8_t left = dice - row;
        uint8_t throws = (left < fives ? left : fives) + 1;
        sum += best_in_row(best, aside, weight, throws);
        weight += throws;
        best += TURN_ROW;
        aside += 2 * TURN_DICE - 1;
    }
    return sum;
}

#endif

/* Adds the throws without a set. Those without ones and fives lose the turn. The others are added
   in two parts: without ones, and with ones. */
static uint32_t add_singles(struct turn_solution *turn, const uint16_t *aside, uint8_t dice,
                            const FLASH uint16_t *weight) {
    uint8_t fives = dice < 2 ? dice : 2;
    uint16_t *without = &turn->without[TURN_ROW];
    uint32_t sum = (uint32_t)turn->lost * *weight++;

    *without = turn->lost;
    sum += best_throws(&turn->without[1], aside + TURN_DICE - 1, weight, fives - 1, 0, 2);
    return sum + best_throws(without, aside + 2 * TURN_DICE - 1, weight + fives, dice - 1, 1, 2);
}

/* Classes beside a set, by the dice that it leaves: of sets of four kinds, and of the other two. */
static const FLASH uint8_t classes[] = {1, 3, 6, 8}, classes_of_others[] = {1, 2, 3, 3};

/* Adds the throws with a set of `size` dice, of each kind. */
static uint32_t add_sets(struct turn_solution *turn, uint8_t stake, uint8_t left, uint8_t size,
                         const FLASH uint16_t *weight) {
    uint8_t ones = 2, fives = 2;
    uint32_t sum = 0;

    for (uint8_t kind = 0; kind < KINDS; kind++) {
        const uint16_t *aside = aside_at(turn, stake + triples[kind] * (uint8_t)(size - 2));
        if (kind == FIVES) {
            weight += classes[left];
            fives = 0;
        } else if (kind == ONES) {
            fives = 2;
            ones = 0;
        }
        sum += left ? best_throws(turn->with_set, &aside[left], weight, left, ones, fives)
                    : (uint32_t)aside[TURN_HOT] * *weight;
    }
    return sum;
}

uint16_t turn_attempt(const struct turn_solution *turn, uint16_t succeeded) {
    uint16_t more = succeeded - turn->lost;

    return turn->lost + (more + 3) / 6;
}

/* Adds the throws that are taken whole, and straight attempts if they are best. */
static uint32_t add_wholes(struct turn_solution *turn, uint8_t stake) {
    uint16_t attempt = turn_attempt(turn, turn_aside(turn, stake + ATTEMPT_STEPS, TURN_HOT));
    uint32_t sum = 0;

    for (uint8_t i = 0; i < WHOLES; i++) {
        sum += (uint16_t)(WHOLES_UNIT * wholes[i]) *
               (uint32_t)turn_aside(turn, stake + WHOLES_STEPS + 2 * i, TURN_HOT);
    }
    for (uint8_t i = 0; i < ATTEMPTS; i++) {
        uint16_t single = turn->without[TURN_ROW + i];
        if (attempt > single) {
            sum += (uint32_t)(ATTEMPTS_UNIT * attempts[i]) * (attempt - single);
        }
    }
    return sum;
}

/* sum / 46656 by 2^32 / 46656 = 65536 + 26520.05. */
static uint16_t mean_of(uint32_t sum) {
    enum { REST = 26520 };
    uint16_t high = (uint16_t)(sum >> 16);
    uint16_t low = (uint16_t)((uint32_t)(uint16_t)sum * REST >> 16);

    return high + (uint16_t)(((uint32_t)high * REST + low + (uint16_t)sum) >> 16);
}

uint16_t turn_throw(struct turn_solution *turn, uint8_t stake, uint8_t dice) {
    const FLASH uint16_t *weight = &weights[first_weight[dice - 1]];
    uint32_t sum = OUTCOMES / 2;

    sum += add_singles(turn, &aside_at(turn, stake)[dice], dice, weight);
    weight += singles[dice - 1];
    for (uint8_t size = 3; size <= dice; size++) {
        uint8_t left = dice - size;
        sum += add_sets(turn, stake, left, size, weight);
        weight += classes[left] + classes_of_others[left];
    }
    return mean_of(dice == TURN_DICE ? sum + add_wholes(turn, stake) : sum);
}

/* The chance of hot dice if everything set aside is worth `banked`: of 6^6 outcomes 1080 lose the
   turn, and 2826 are hot again whatever is set aside. */
static uint16_t hot_at_top(uint16_t banked, uint16_t lost) {
    enum { LOST = 1080 * 65536L / (OUTCOMES - 2826) + 1 }; /* rounded up */

    return banked - (uint16_t)((uint32_t)(uint16_t)(banked - lost) * LOST >> 16);
}

void turn_start(struct turn_solution *turn, uint8_t top, uint16_t banked, uint16_t lost) {
    memset(turn->with_set, 0, sizeof turn->with_set + sizeof turn->without + sizeof turn->nothing);
    turn->lost = lost;
    turn->level = turn->top = top;
    for (uint8_t above = 0; above <= TURN_SINGLES; above++) {
        uint16_t *aside = turn->aside[top + above];
        for (uint8_t left = 1; left < TURN_DICE; left++) {
            aside[left] = banked;
        }
        aside[TURN_HOT] = hot_at_top(banked, lost);
    }
}

/* The better of throwing 1..5 dice and banking. */
static void solve_stake(struct turn_solution *turn, uint16_t *aside, uint16_t banked) {
    enum { FEW = 3 };
    bool bank = false;

    for (uint8_t left = TURN_DICE - 1; left; left--) {
        uint16_t thrown = bank ? banked : turn_throw(turn, turn->level, left);
        aside[left] = thrown > banked ? thrown : banked;
        bank = bank || (left > FEW && thrown <= banked);
    }
}

enum progress turn_step(struct turn_solution *turn, uint16_t banked) {
    if (turn->level) {
        uint16_t *aside = turn->aside[--turn->level];
        aside[TURN_HOT] = turn_throw(turn, turn->level, TURN_DICE);
        solve_stake(turn, aside, banked);
    }
    return turn->level ? WORKING : DONE;
}

OUT_OF_LINE uint8_t turn_done(const struct turn_solution *turn) {
    return turn->level ? (uint8_t)((turn->top - turn->level) * PROGRESS_ALL / turn->top)
                       : PROGRESS_ALL;
}
