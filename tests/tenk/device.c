#include "device.h"

#include "games/tenk/odds/turn_points.h"

#include <stdio.h>
#include <stdlib.h>

static enum tenk_player kind;
/* Turns are solved as far as six ones lead, once for all dice. */
static struct tenk game = {.players = 2};
static struct tenk_chances *winning;
static struct tenk_chances
    *winning_from[GAME_STEPS][GAME_STEPS]; /* by both scores, as they come up */
static struct worth aside[GAME_STEPS + 1][SETS_DICE];

/* The firmware's turn_points, renamed by tenk.mk. It walks through its table for every value; the
   one here remembers values. */
uint32_t turn_points_walked(uint8_t stake, uint8_t dice);

uint32_t turn_points(uint8_t stake, uint8_t dice) {
    static uint32_t values[UINT8_MAX + 1][SETS_DICE + 1];

    if (!values[stake][dice]) {
        values[stake][dice] = turn_points_walked(stake, dice);
    }
    return values[stake][dice];
}

static void solve_turn(struct tenk_chances *chances, uint16_t farthest) {
    tenk_chances_start(chances, &game, game.stake, farthest);
    while (tenk_chances_step(chances) == WORKING) {
    }
}

static struct tenk_chances *new_chances(void) {
    struct tenk_chances *chances = malloc(sizeof *chances);

    if (!chances) {
        perror("memory");
        exit(EXIT_FAILURE);
    }
    solve_turn(chances, game.stake + SCORING_STEPS_MOST);
    return chances;
}

void device_face(enum tenk_player player, int mine, int theirs) {
    kind = player;
    game.score[0] = (uint16_t)mine;
    game.score[1] = (uint16_t)theirs;
    game.stake = 0;
    if (kind == TENK_WINNER) {
        if (!winning_from[mine][theirs]) {
            winning_from[mine][theirs] = new_chances();
        }
        winning = winning_from[mine][theirs];
    }
}

/* The turn is computed once for all stakes as far as it holds, and anew beyond. */
static struct tenk_chances *winning_with(int stake) {
    static struct tenk_chances high;

    game.stake = (uint16_t)stake;
    if (kind != TENK_WINNER ||
        tenk_chances_hold(winning, &game, game.stake, game.stake + SCORING_STEPS_MOST)) {
        return winning;
    }
    if (!tenk_chances_hold(&high, &game, game.stake, game.stake + SCORING_STEPS_MOST)) {
        game.stake -= game.stake % TENK_STAKES_TOGETHER;
        solve_turn(&high, game.stake + SCORING_STEPS_MOST);
        game.stake = (uint16_t)stake;
    }
    return &high;
}

struct decision device_decide(int stake, const struct option_set *set, int dice) {
    struct tenk_chances *chances = winning_with(stake);
    uint8_t count[SETS_DICE] = {0};
    struct scoring scoring;
    struct tenk_advice advice;
    struct decision decision;

    for (int i = 0; i < dice; i++) {
        count[set->faces[i] - 1]++;
    }
    scoring_read(&scoring, count);
    advice = tenk_computer_advise(chances, kind, &game, &scoring);
    scoring_choose(&scoring, advice.choice);
    decision.steps = scoring.steps;
    decision.left = scoring.left;
    decision.attempt = scoring_is_attempt(&scoring);
    decision.bank = advice.bank;
    return decision;
}

/* A chance is shown from a turn that is solved no farther than the stake requires. */
static struct tenk_chances *shown_with(int mine, int theirs, int stake) {
    static struct tenk_chances shown;

    game.score[0] = (uint16_t)mine;
    game.score[1] = (uint16_t)theirs;
    game.stake = (uint16_t)stake;
    if (!tenk_chances_hold(&shown, &game, game.stake, game.stake)) {
        solve_turn(&shown, game.stake);
    }
    return &shown;
}

double device_chance(int mine, int theirs, int stake, int left) {
    struct tenk_chances *shown = shown_with(mine, theirs, stake);

    return tenk_chances_aside(shown, (uint16_t)stake, (uint8_t)left) / 65536.0;
}

double device_thrown(int mine, int theirs, int stake, int left) {
    struct tenk_chances *shown = shown_with(mine, theirs, stake);

    return tenk_chances_throw(shown, (uint16_t)stake, (uint8_t)(left ? left : SETS_DICE)) / 65536.0;
}

static struct worth follow(const struct option_set *set, int dice, int level, const double bank[],
                           int steps) {
    struct decision decision = device_decide(level, set, dice);
    int to = level + decision.steps < steps ? level + decision.steps : steps;
    struct worth worth;

    if (decision.attempt) {
        worth = aside[to][0];
        return (struct worth){worth.base / 6, (worth.slope + 5) / 6};
    }
    if (decision.bank) {
        return (struct worth){bank[to], 0};
    }
    return aside[to][decision.left];
}

static struct worth throw_dice(int dice, int level, const double bank[], int steps) {
    const struct sets *sets = &sets_of[dice];
    struct worth sum = {0, sets->lost};

    for (int i = 0; i < sets->sets; i++) {
        struct worth worth = follow(&sets->set[i], dice, level, bank, steps);
        sum.base += sets->set[i].outcomes * worth.base;
        sum.slope += sets->set[i].outcomes * worth.slope;
    }
    return (struct worth){sum.base / sets->total, sum.slope / sets->total};
}

struct worth device_turn(const double bank[], int steps) {
    game_end(bank[steps], steps, aside);
    for (int level = steps - 1; level > 0; level--) {
        for (int left = 0; left < SETS_DICE; left++) {
            aside[level][left] = throw_dice(left ? left : SETS_DICE, level, bank, steps);
        }
    }
    return throw_dice(SETS_DICE, 0, bank, steps);
}
