/* Losses of *winner* in ten thousand: how much less often it wins with its decision than with the
   best one, exactly. And the errors of the chances that are shown. */

#include "games/tenk/tenk_worth.h"
#include "tenk/decisions.h"
#include "tenk/exact_game.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "support/campaign.h"
#include "support/testing.h"

/* Positions of each kind, in a quick test and in a campaign. */
enum { SAMPLES = 300, CAMPAIGN = 50000, SEED = 20261122 };
enum kind { ANY, PERFECT, FAR, KINDS };
static const char *const kinds[] = {"positions of any kind", "positions of perfect players",
                                    "positions with sets of many dice"};

/* A decision may cost a tenth of a percentage point at most and a thousandth on average. Five ones
   may lead beyond the stakes that are solved: a player who is far behind then banks where throwing
   on would win 0.15 percentage points more. */
static const double worst_allowed[KINDS] = {[ANY] = 1e-3, [PERFECT] = 1e-3, [FAR] = 2e-3};
static const double mean_allowed = 1e-5;

struct losses {
    int count;
    double sum, worst;
    struct position at;
    double off; /* greatest error of a chance shown */
    struct position off_at;
};

static struct tenk game_at(const struct position *at) {
    return (struct tenk){.players = 2,
                         .score = {(uint16_t)at->mine, (uint16_t)at->theirs},
                         .stake = (uint16_t)at->stake,
                         .dice = (uint8_t)at->dice};
}

static void read_throw(struct scoring *scoring, const struct position *at, const int faces[]) {
    uint8_t count[SETS_DICE] = {0};

    for (int i = 0; i < at->dice; i++) {
        count[faces[i] - 1]++;
    }
    scoring_read(scoring, count);
}

static struct tenk_chances *solved(const struct tenk *game, uint16_t stake, uint16_t farthest) {
    static struct tenk_chances chances;

    tenk_chances_start(&chances, game, stake, farthest);
    while (tenk_chances_step(&chances) == WORKING) {
    }
    return &chances;
}

static struct decision decide(const struct position *at, const int faces[]) {
    struct tenk game = game_at(at);
    struct scoring scoring;
    struct tenk_advice advice;

    read_throw(&scoring, at, faces);
    advice = tenk_computer_advise(solved(&game, game.stake, game.stake + scoring.best_steps),
                                  TENK_WINNER, &game, &scoring);
    scoring_choose(&scoring, advice.choice);
    return (struct decision){.steps = scoring.steps,
                             .left = scoring.left,
                             .attempt = scoring_is_attempt(&scoring),
                             .bank = advice.bank};
}

static double shown(const struct position *at, const struct scoring *choice) {
    struct tenk game = game_at(at);
    uint16_t stake = tenk_stake(&game, choice);
    probability_t chance = tenk_chance(solved(&game, stake, stake), &game, choice);

    return ldexp(chance, -PROBABILITY_BITS);
}

static bool are_equal(const struct decision *a, const struct decision *b) {
    return a->steps == b->steps && a->left == b->left && a->attempt == b->attempt &&
           a->bank == b->bank;
}

static void add_off(struct losses *losses, const struct position *at, double off) {
    if (off > losses->off) {
        losses->off = off;
        losses->off_at = *at;
    }
}

/* The exact chance of a choice. Of its decisions, to bank or to throw on, the better one comes
   first. */
static double exact_of(const struct scoring *choice, const struct decision decision[],
                       const double chance[]) {
    while (decision->steps != choice->steps || decision->left != choice->left ||
           decision->attempt != scoring_is_attempt(choice)) {
        decision++;
        chance++;
    }
    return *chance;
}

static void add_choices(struct losses *losses, const struct position *at, const int faces[],
                        const struct decision decision[], const double chance[]) {
    struct scoring scoring;

    read_throw(&scoring, at, faces);
    for (uint8_t choice = 1; choice <= scoring.last; choice++) {
        scoring_choose(&scoring, choice);
        add_off(losses, at, fabs(shown(at, &scoring) - exact_of(&scoring, decision, chance)));
    }
}

static void add(struct losses *losses, const struct position *at, const int faces[], int count,
                const struct decision decision[], const double chance[]) {
    struct decision made = decide(at, faces);
    int i = 0;

    while (!are_equal(&decision[i], &made)) {
        i++;
        assert_true(i < count);
    }
    add_choices(losses, at, faces, decision, chance);
    losses->count++;
    losses->sum += chance[0] - chance[i];
    if (chance[0] - chance[i] > losses->worst) {
        losses->worst = chance[0] - chance[i];
        losses->at = *at;
    }
}

static void print_at(const struct position *at) {
    printf(" (%d against %d, %d at stake)", 50 * at->mine, 50 * at->theirs, 50 * at->stake);
}

static void check(const struct losses losses[KINDS]) {
    for (int kind = 0; kind < KINDS; kind++) {
        const struct losses *here = &losses[kind];
        double mean = here->sum / here->count;
        printf("%d %s: mean loss %.7f points, worst %.5f", here->count, kinds[kind], 100 * mean,
               100 * here->worst);
        print_at(&here->at);
        printf("; chances off by %.5f", here->off);
        print_at(&here->off_at);
        printf("\n");
        assert_true(here->worst <= worst_allowed[kind]);
        assert_true(mean <= mean_allowed);
        assert_true(here->off <= ldexp(TENK_CHANCE_ERROR, -16));
    }
}

static void add_exactly(struct losses *losses, const struct position *at) {
    struct decision decision[DECISIONS];
    double chance[DECISIONS];
    int count = decisions_of(at, decision, chance);

    add(losses, at, sets_of[at->dice].set[at->set].faces, count, decision, chance);
    add_off(losses, at,
            fabs(shown(at, NULL) - game_thrown(at->stake, at->dice == SETS_DICE ? 0 : at->dice)));
}

TEST(decisions_cost_next_to_nothing) {
    struct losses losses[KINDS] = {0};
    struct position at = {0};
    uint64_t random = SEED;
    int cases = (int)campaign_cases(SAMPLES, CAMPAIGN);

    printf("seed %d\n", SEED);
    game_read();
    for (int i = 0; i < cases; i++) {
        struct position any = decisions_any(&random), far = decisions_far(&random);
        at = decisions_next(&at, &random);
        add_exactly(&losses[ANY], &any);
        add_exactly(&losses[PERFECT], &at);
        add_exactly(&losses[FAR], &far);
    }
    check(losses);
}
