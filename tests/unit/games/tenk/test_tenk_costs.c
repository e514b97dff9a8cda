/* The best decision about a throw of ten thousand and the costs of the others, against the exact
   solution; and the list of decisions. */

#include "games/tenk/tenk_costs.h"

#include "support/campaign.h"
#include "support/testing.h"
#include "tenk/decisions.h"
#include "tenk/exact_game.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SAMPLES = 400, CAMPAIGN = 5000, SEED = 20261123 };

/* The decision found best may cost a tenth of a percentage point at most, as that of the computer
   player may (test_tenk_losses.c). */
static const double best_allowed = 1e-3;

static struct tenk_costs costs;
static decision_t best_found; /* before anything is weighed */

/* Returns the number of slices. */
static unsigned solve(const struct tenk *game, bool in_points) {
    struct scoring throw;
    enum progress progress = WORKING;
    unsigned slices = 0;

    tenk_read(game, &throw);
    if (!in_points) {
        tenk_chances_start(&costs.chances, game, game->stake, game->stake + throw.best_steps);
    }
    tenk_costs_start(&costs, game, in_points);
    while (progress != DONE) {
        enum progress before = progress;
        progress = tenk_costs_step(&costs);
        assert_true(progress >= before);
        assert_true(++slices < 1000);
        if (progress == WORKING) {
            best_found = costs.weighed[0].decision;
        }
    }
    assert_int_equal(tenk_costs_step(&costs), DONE);
    assert_int_equal(costs.weighed[0].decision, best_found);
    return slices;
}

static struct tenk thrown(uint16_t mine, uint16_t theirs, uint16_t stake, const int faces[],
                          int dice) {
    struct tenk game = {.players = 2,
                        .score = {mine, theirs},
                        .stake = stake,
                        .dice = (uint8_t)dice,
                        .phase = TENK_THROWN};

    for (int die = 0; die < DICE_FACES; die++) {
        game.face[die] = die < dice ? (uint8_t)faces[die] : 1;
    }
    return game;
}

static struct tenk thrown_as(uint16_t mine, uint16_t theirs, uint16_t stake, const char *dice) {
    int faces[DICE_FACES], count = (int)strlen(dice);

    for (int die = 0; die < count; die++) {
        faces[die] = dice[die] - '0';
    }
    return thrown(mine, theirs, stake, faces, count);
}

static double number(uint32_t worth) {
    return ldexp(worth, -(costs.in_points ? (int)TENK_POINTS_BITS : (int)PROBABILITY_BITS));
}

/* ---- against the exact solution -------------------------------------------------------------- */

/* Reasons why a decision is hard to evaluate. */
enum hard { ALL, NEAR_GOAL, LARGE_STAKE, LEAP, HOT, ATTEMPT, HARDS };
static const char *const names[] = {"all decisions",
                                    "within 350 points of the goal with the stake",
                                    "2000 points at stake",
                                    "1000 points set aside at once",
                                    "hot dice",
                                    "straight attempts"};

static struct {
    int count;
    double worst; /* error of a cost */
} found[HARDS];

static double worst_best;

static bool is_hard(enum hard hard, const struct position *at, const struct decision *decision) {
    enum { NEAR = 193, LARGE = 40, LEAPS = 20 };

    switch (hard) {
    case NEAR_GOAL:
        return at->mine + at->stake + decision->steps >= NEAR;
    case LARGE_STAKE:
        return at->stake >= LARGE;
    case LEAP:
        return decision->steps >= LEAPS;
    case HOT:
        return decision->left == 0;
    case ATTEMPT:
        return decision->attempt;
    default:
        return true;
    }
}

static bool is_same(const struct decision *exact, decision_t decision) {
    struct scoring scoring = costs.throw;

    scoring_choose(&scoring, tenk_decision_choice(decision));
    return exact->steps == scoring.steps && exact->left == scoring.left &&
           exact->attempt == scoring_is_attempt(&scoring) &&
           exact->bank == tenk_decision_is_banked(decision);
}

static uint8_t place_of(const struct decision *exact) {
    uint8_t place = 0;

    while (!is_same(exact, costs.weighed[place].decision)) {
        place++;
        assert_true(place < costs.decisions);
    }
    return place;
}

static void note(const struct position *at, const struct decision *decision, double off) {
    for (enum hard hard = ALL; hard < HARDS; hard++) {
        if (is_hard(hard, at, decision)) {
            found[hard].count++;
            found[hard].worst = fmax(found[hard].worst, off);
        }
    }
}

static void check_order(void) {
    for (uint8_t place = 1; place < costs.decisions; place++) {
        assert_true(tenk_costs_of(&costs, place) >= tenk_costs_of(&costs, place - 1));
    }
}

/* No throw has two decisions that do the same, such as 500 points by two triples and by three
   pairs. */
static void compare(const struct position *at, const int faces[], int count,
                    const struct decision decision[], const double chance[]) {
    struct tenk game =
        thrown((uint16_t)at->mine, (uint16_t)at->theirs, (uint16_t)at->stake, faces, at->dice);
    double best = -1;

    solve(&game, false);
    assert_int_equal(costs.decisions, count);
    check_order();
    for (int i = 0; i < count; i++) {
        best = place_of(&decision[i]) == 0 ? chance[i] : best;
    }
    worst_best = fmax(worst_best, chance[0] - best);
    for (int i = 0; i < count; i++) {
        double cost = number(tenk_costs_of(&costs, place_of(&decision[i])));
        note(at, &decision[i], fabs(cost - fmax(best - chance[i], 0)));
    }
}

static void begin_comparing(void) {
    memset(found, 0, sizeof found);
    worst_best = 0;
}

static void say_and_check(void) {
    printf("the best costs at most %.5f\n", worst_best);
    assert_true(worst_best <= best_allowed);
    for (enum hard hard = ALL; hard < HARDS; hard++) {
        printf("%s: %d, costs off by %.5f at most\n", names[hard], found[hard].count,
               found[hard].worst);
        assert_true(found[hard].count >= 50);
        assert_true(found[hard].worst <= ldexp(TENK_COST_ERROR, -16));
    }
}

static void compare_exactly(const struct position *at) {
    struct decision decision[DECISIONS];
    double chance[DECISIONS];
    int count = decisions_of(at, decision, chance);

    compare(at, sets_of[at->dice].set[at->set].faces, count, decision, chance);
}

TEST(the_best_and_all_costs_are_nearly_exact) {
    int cases = (int)campaign_cases(SAMPLES, CAMPAIGN);
    struct position at = {0};
    uint64_t random = SEED;

    printf("seed %d\n", SEED);
    game_read();
    begin_comparing();
    for (int i = 0; i < cases; i++) {
        struct position any = decisions_any(&random), far = decisions_far(&random);
        at = decisions_next(&at, &random);
        compare_exactly(&any);
        compare_exactly(&far);
        compare_exactly(&at);
    }
    say_and_check();
}

/* ---- the list -------------------------------------------------------------------------------- */

/* A decision that turns out to be worth more than the best costs 0. */
TEST(nothing_costs_less_than_nothing) {
    struct tenk game = thrown_as(0, 0, 0, "112346");

    solve(&game, false);
    assert_int_equal(costs.decisions, 3);
    assert_true(tenk_costs_of(&costs, 2) > 0);
    costs.weighed[2].worth = costs.weighed[0].worth + 1;
    assert_int_equal(tenk_costs_of(&costs, 2), 0);
}

TEST(of_one_thing_to_do_there_are_no_others) {
    struct tenk game = thrown_as(0, 0, 0, "522336");

    solve(&game, false);
    assert_int_equal(costs.decisions, 1);
    assert_false(tenk_decision_is_banked(costs.weighed[0].decision));
}

/* Each choice is one decision to throw on and, where that is allowed, one to bank. */
TEST(all_that_can_be_done_has_room) {
    uint8_t most = 0;
    int faces[DICE_FACES];

    for (int throw = 0; throw < 46656; throw ++) {
        struct tenk game;
        struct scoring scoring;
        for (int die = 0, rest = throw; die < DICE_FACES; die++, rest /= DICE_FACES) {
            faces[die] = rest % DICE_FACES + 1;
        }
        game = thrown(0, 0, TENK_BANK_STEPS, faces, DICE_FACES);
        tenk_read(&game, &scoring);
        if (scoring.best != SCORING_NOTHING) {
            tenk_costs_start(&costs, &game, true);
            most = costs.decisions > most ? costs.decisions : most;
        }
    }
    printf("at most %u decisions\n", most);
    assert_true(most > SCORING_CHOICES && most <= TENK_DECISIONS_MOST);
}

/* Choices lead from 850 points to 950, and up to 1550 beyond the thousand: the turn is solved once
   for the best decision there and once for all others. There is room to do so from the stake of the
   game, so that the chances still hold for it. */
TEST(each_thousand_is_solved_once) {
    struct tenk game = thrown_as(40, 60, 17, "115553");
    uint8_t done = PROGRESS_ALL, starts = 0;

    tenk_chances_start(&costs.chances, &game, 17, 31);
    while (tenk_chances_step(&costs.chances) != DONE) {
    }
    tenk_costs_start(&costs, &game, false);
    while (tenk_costs_step(&costs) != DONE) {
        starts += tenk_chances_done(&costs.chances) < done;
        done = tenk_chances_done(&costs.chances);
        assert_int_equal(costs.chances.base, 0);
    }
    assert_true(costs.decisions >= 10);
    assert_in_range(starts, 1, 2);
}

/* In points the memory of the chances may hold anything, and nothing is solved: a slice finds the
   best decision, and each of the others weighs two. */
TEST(in_points_nothing_is_worth_more_than_the_best) {
    enum { THROWS = 300 };
    static struct tenk_chances before;
    uint64_t random = SEED;

    sets_make();
    memset(&costs, 0xA5, sizeof costs);
    before = costs.chances;
    for (int i = 0; i < THROWS; i++) {
        struct position at = decisions_any(&random);
        struct tenk game =
            thrown(0, 0, (uint16_t)(at.stake % 100), sets_of[at.dice].set[at.set].faces, at.dice);
        unsigned slices = solve(&game, true);
        assert_int_equal(slices, 1 + (costs.decisions + 1) / 2);
        for (uint8_t place = 1; place < costs.decisions; place++) {
            assert_true(costs.weighed[place].worth <= costs.weighed[0].worth);
        }
    }
    assert_memory_equal(&costs.chances, &before, sizeof before);
}

/* Throwing three dice with 1000 at stake brings 809 points if all that scores is then banked: the
   mean over the 216 throws, counted one by one. Better play adds some. */
TEST(in_points_the_turn_is_told) {
    struct tenk game = thrown_as(0, 0, 0, "111236");

    solve(&game, true);
    assert_int_equal(costs.decisions, 2);
    assert_true(tenk_decision_is_banked(costs.weighed[0].decision));
    assert_true(number(costs.weighed[0].worth) == 1000);
    assert_true(number(tenk_costs_of(&costs, 0)) == 0);
    assert_true(number(tenk_costs_of(&costs, 1)) < 1000 - 809.03);
    assert_true(number(tenk_costs_of(&costs, 1)) > 1000 - 840);
}
