#include "device.h"

#include <stdio.h>
#include <stdlib.h>

static enum tenk_player kind;
static struct tenk_standing standing;
static struct turn *winning;
static struct turn *winning_from[GAME_STEPS][GAME_STEPS]; /* by both scores, as they come up */
static struct turn points[GAME_STEPS + 1];                /* by stake */
static struct worth aside[GAME_STEPS + 1][SETS_DICE];

static void compute_points(void) {
    struct tenk_standing start = {0};

    for (int stake = 0; stake <= GAME_STEPS; stake++) {
        start.stake = (uint16_t)stake;
        tenk_player_start(&points[stake], TENK_POINTS, &start);
        while (!turn_step(&points[stake])) {
        }
    }
}

static struct turn *compute_winning(void) {
    struct turn *turn = malloc(sizeof *turn);

    if (!turn) {
        perror("memory");
        exit(EXIT_FAILURE);
    }
    tenk_player_start(turn, kind, &standing);
    while (!turn_step(turn)) {
    }
    return turn;
}

void device_face(enum tenk_player player, int mine, int theirs) {
    static bool computed;

    kind = player;
    standing = (struct tenk_standing){(uint16_t)mine, (uint16_t)theirs, 0};
    if (kind == TENK_WINNER) {
        winning = winning_from[mine][theirs];
        if (!winning) {
            winning = winning_from[mine][theirs] = compute_winning();
        }
    } else if (!computed) {
        computed = true;
        compute_points();
    }
}

struct decision device_decide(int stake, const struct option_set *set, int dice) {
    uint8_t count[SETS_DICE] = {0};
    struct scoring scoring;
    struct tenk_advice advice;
    struct decision decision;

    for (int i = 0; i < dice; i++) {
        count[set->faces[i] - 1]++;
    }
    scoring_read(&scoring, count);
    standing.stake = (uint16_t)stake;
    if (kind == TENK_WINNER) {
        winning->stake = standing.stake;
    }
    tenk_player_advise(kind == TENK_WINNER ? winning : &points[stake], kind, &standing, &scoring,
                       &advice);
    decision.steps = scoring_steps(&scoring, advice.choice);
    decision.left = scoring_left(&scoring, advice.choice);
    decision.attempt = advice.choice == SCORING_ATTEMPT;
    decision.bank = advice.bank;
    return decision;
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
