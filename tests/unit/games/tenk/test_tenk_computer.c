#include "games/tenk/tenk_engine.h"
#include "games/tenk/tenk_worth.h"
#include "tenk/exact_game.h"
#include "tenk/sets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/testing.h"

/* The computer players of ten thousand. */

enum { BANK = 7, STAKES = 500, SEED = 20261121, STANDINGS = 60 };

static struct tenk_chances chances;
static double aside[STAKES + 81][SETS_DICE];

static void read_set(const struct option_set *set, int dice, struct scoring *scoring) {
    uint8_t count[SETS_DICE] = {0};

    for (int i = 0; i < dice; i++) {
        count[set->faces[i] - 1]++;
    }
    scoring_read(scoring, count);
}

/* A position of two players, the first to throw. */
static struct tenk standing(int mine, int theirs, int stake) {
    return (struct tenk){
        .players = 2, .score = {(uint16_t)mine, (uint16_t)theirs}, .stake = (uint16_t)stake};
}

static void compute(const struct tenk *game) {
    uint8_t done = 0;

    tenk_chances_start(&chances, game, game->stake, game->stake);
    assert_true(tenk_chances_hold(&chances, game, game->stake, game->stake));
    while (tenk_chances_step(&chances) == WORKING) {
        assert_in_range(tenk_chances_done(&chances), done, PROGRESS_ALL - 1);
        done = tenk_chances_done(&chances);
    }
    assert_int_equal(tenk_chances_step(&chances), DONE);
    assert_int_equal(tenk_chances_done(&chances), PROGRESS_ALL);
}

/* The advice, which is then the choice of `scoring`. */
static struct tenk_advice advise(enum tenk_player kind, const struct tenk *game,
                                 const struct option_set *set, int dice, struct scoring *scoring) {
    struct tenk_advice advice;

    read_set(set, dice, scoring);
    advice = tenk_computer_advise(&chances, kind, game, scoring);
    assert_int_equal(scoring->choice, scoring->best);
    assert_in_range(advice.choice, 1, scoring->last);
    scoring_choose(scoring, advice.choice);
    return advice;
}

/* The expected points of the advice, by aside[]. */
static double worth_of(struct tenk_advice advice, const struct scoring *scoring, int stake) {
    int to = stake + scoring->steps;

    if (scoring_is_attempt(scoring)) {
        assert_false(advice.bank);
        return aside[to][0] / 6;
    }
    if (advice.bank) {
        assert_true(to >= BANK && scoring->left != 0);
        return 50 * to;
    }
    return aside[to][scoring->left];
}

static double best_worth(const struct option_set *set, int stake) {
    double best = set->attempt ? aside[stake + ATTEMPT_STEPS][0] / 6 : 0;

    for (int i = 0; i < set->options; i++) {
        best = fmax(best, aside[stake + set->option[i].steps][set->option[i].left]);
    }
    return best;
}

/* Fills aside[] for a player, or for the best play (TENK_PERSON). Returns the mean score of a
   turn. */
static double fill(enum tenk_player kind) {
    struct tenk game = standing(0, 0, 0);
    double mean = 0;

    for (int level = STAKES; level < STAKES + 81; level++) {
        for (int left = 0; left < SETS_DICE; left++) {
            aside[level][left] = 50 * level;
        }
    }
    for (int level = STAKES - 1; level >= 0; level--) {
        game.stake = (uint16_t)level;
        for (int left = 0; left < SETS_DICE; left++) {
            int dice = left ? left : SETS_DICE;
            const struct sets *sets = &sets_of[dice];
            mean = 0;
            for (int i = 0; i < sets->sets; i++) {
                struct scoring scoring;
                double worth = best_worth(&sets->set[i], level);
                if (kind != TENK_PERSON) {
                    struct tenk_advice advice = advise(kind, &game, &sets->set[i], dice, &scoring);
                    worth = worth_of(advice, &scoring, level);
                }
                mean += sets->set[i].outcomes * worth / sets->total;
            }
            aside[level][left] = mean;
            if (kind == TENK_PERSON && left && level >= BANK) {
                aside[level][left] = fmax(mean, 50 * level);
            }
        }
    }
    return aside[0][0];
}

/* No choice is worth more than the advice in any throw, and tenk_worth is right to the hundredth of
   a point. */
TEST(the_advice_for_points_is_worth_most_whatever_the_throw) {
    assert_true(fabs(fill(TENK_PERSON) - 545.331212) < 1e-6);
    for (int stake = 0; stake < 100; stake++) {
        struct tenk game = standing(0, 0, stake);
        for (int dice = 1; dice <= SETS_DICE; dice++) {
            for (int i = 0; i < sets_of[dice].sets; i++) {
                const struct option_set *set = &sets_of[dice].set[i];
                struct scoring scoring;
                struct tenk_advice advice = advise(TENK_POINTS, &game, set, dice, &scoring);
                struct tenk_worth worth = tenk_worth(NULL, TENK_POINTS, &game, &scoring);
                if (stake + scoring.steps >= TENK_GOAL_STEPS) {
                    continue;
                }
                assert_int_equal(worth.bank, advice.bank);
                assert_true(worth_of(advice, &scoring, stake) > best_worth(set, stake) - 1e-4);
                assert_int_equal((worth.value + 1) / 2, lround(100 * best_worth(set, stake)));
            }
        }
    }
}

/* An attempt is never best for points, but its worth must be right, too. */
TEST(an_attempt_is_worth_a_sixth_of_its_success) {
    fill(TENK_PERSON);
    for (int stake = 0; stake < 170; stake++) {
        struct tenk game = standing(0, 0, stake);
        struct scoring scoring;
        struct tenk_worth worth;
        scoring_read(&scoring, (const uint8_t[6]){2, 1, 1, 1, 1, 0});
        scoring_choose(&scoring, scoring.last);
        worth = tenk_worth(NULL, TENK_POINTS, &game, &scoring);
        assert_false(worth.bank);
        assert_int_equal((worth.value + 1) / 2, lround(100 * aside[stake + ATTEMPT_STEPS][0] / 6));
    }
}

/* The mean over all throws with the advice for each. */
TEST(a_turn_for_points_brings_545_points) {
    assert_true(fabs(fill(TENK_POINTS) - 545.331212) < 1e-6);
}

/* The goal does not matter at a score of 0: a turn hardly ever reaches a stake that wins. */
TEST(a_turn_of_thesis_brings_542_points) {
    assert_true(fabs(fill(TENK_THESIS) - 542.54) < 0.01);
}

static void check_winner(const struct tenk *game) {
    int goal = game->score[1] >= GAME_STEPS ? game->score[1] + 1 : GAME_STEPS;

    compute(game);
    for (int dice = 1; dice <= SETS_DICE; dice++) {
        for (int i = 0; i < sets_of[dice].sets; i++) {
            const struct option_set *set = &sets_of[dice].set[i];
            struct scoring scoring;
            bool wins = false;
            struct tenk_advice advice = advise(TENK_WINNER, game, set, dice, &scoring);
            uint32_t worth = tenk_worth(&chances, TENK_WINNER, game, &scoring).value;
            int banked = game->score[0] + game->stake + scoring.steps;
            for (uint8_t choice = 1; choice <= scoring.last; choice++) {
                scoring_choose(&scoring, choice);
                assert_true(tenk_worth(&chances, TENK_WINNER, game, &scoring).value <= worth);
                wins = wins || (!scoring_is_attempt(&scoring) && scoring.left &&
                                game->stake + scoring.steps >= BANK &&
                                game->score[0] + game->stake + scoring.steps >= goal);
            }
            if (wins) {
                assert_true(advice.bank);
                assert_true(banked >= goal);
            }
        }
    }
}

TEST(the_winner_chooses_the_greatest_chance_and_banks_what_wins) {
    printf("seed %d\n", SEED);
    srand(SEED);
    for (int i = 0; i < STANDINGS; i++) {
        struct tenk game = standing(rand() % 200, rand() % 230, rand() % (i % 2 ? 12 : 90));
        check_winner(&game);
    }
}

/* Wherever chances from a lower stake are said to hold, they agree with those computed anew, within
   a unit. */
TEST(the_chances_of_a_turn_hold_as_far_as_they_are_said_to) {
    enum { STAKES_ASKED = 4 * TENK_STAKES_TOGETHER };
    unsigned held = 0;

    srand(SEED);
    for (int i = 0; i < 10; i++) {
        struct tenk game = standing(rand() % 200, rand() % 230, 0);
        uint16_t throws[STAKES_ASKED];
        bool holds[STAKES_ASKED];
        compute(&game);
        for (uint8_t stake = 0; stake < STAKES_ASKED; stake++) {
            holds[stake] = tenk_chances_hold(&chances, &game, stake, stake);
            assert_true(holds[stake] || stake >= TENK_STAKES_TOGETHER);
            throws[stake] = tenk_chances_throw(&chances, stake, (uint8_t)(1 + stake % 6));
        }
        for (uint8_t stake = 1; stake < STAKES_ASKED; stake++) {
            game.stake = stake;
            compute(&game);
            assert_true(!holds[stake] ||
                        abs(throws[stake] -
                            tenk_chances_throw(&chances, stake, (uint8_t)(1 + stake % 6))) <= 1);
            held += holds[stake] && stake >= TENK_STAKES_TOGETHER;
        }
        game.stake = 110;
        compute(&game);
        assert_true(tenk_chances_hold(&chances, &game, 109, 109));
        assert_false(tenk_chances_hold(&chances, &game, 99, 99));
        game.score[1]++;
        assert_false(tenk_chances_hold(&chances, &game, 110, 110));
    }
    printf("%u higher stakes held\n", held);
    assert_true(held > 0);
}

/* The engine's decision at a level; 0 where nothing is to be decided. */
static decision_t play(struct tenk_engine_memory *engine, const struct tenk *game, uint8_t level) {
    const struct engine_question question = {.kind = ENGINE_PLAY, .level = level};
    struct ranked ranked;
    enum progress progress;

    tenk_engine.start(engine, game, &question);
    do {
        progress = tenk_engine.step(engine);
    } while (progress == WORKING);
    assert_int_equal(progress, game->phase == TENK_THROWN ? DONE : IMPOSSIBLE);
    if (progress == IMPOSSIBLE) {
        return 0;
    }
    assert_int_equal(tenk_engine.done(engine), PROGRESS_ALL);
    tenk_engine.answer(engine, &ranked);
    return ranked.decision;
}

/* Five ones and a five at a stake of 950, with 2900 points against 6100. Setting all six aside and
   throwing hot dice with 4000 at stake wins 66.5 %, banking 3950 only 59.2 %. The chances that were
   begun before the throw do not reach that far. */
TEST(dice_that_are_worth_much_are_looked_beyond) {
    static struct tenk_engine_memory engine;
    struct tenk game = standing(58, 122, 19);
    struct scoring scoring;

    game.phase = TENK_THROWN;
    game.dice = DICE_FACES;
    game.kind[0] = TENK_WINNER;
    memcpy(game.face, (uint8_t[]){5, 1, 1, 1, 1, 1}, DICE_FACES);
    tenk_chances_start(&engine.costs.chances, &game, game.stake, game.stake);
    engine.holds = TENK_ENGINE_CHANCES;
    tenk_read(&game, &scoring);
    assert_false(tenk_chances_hold(&engine.costs.chances, &game, game.stake,
                                   game.stake + scoring.best_steps));
    assert_int_equal(play(&engine, &game, LEVEL_BEST), tenk_decision_pack(scoring.best, false));
}

/* A whole game of computers of every kind. Each takes the advice of tenk_computer_advise, and what
   the engine has computed before does not change its decisions. */
TEST(the_computer_takes_the_advice_of_its_kind) {
    struct tenk game = {.players = 4, .kind = {TENK_PERSON, TENK_THESIS, TENK_POINTS, TENK_WINNER}};
    static struct tenk_engine_memory kept, anew;
    struct scoring scoring;

    srand(SEED);
    tenk_start(&game);
    while (game.phase != TENK_OVER) {
        enum tenk_player kind = game.kind[game.turn] ? game.kind[game.turn] : TENK_WINNER;
        uint8_t level = (uint8_t)(kind - TENK_THESIS);
        decision_t decision;
        struct derived_throw dice;
        for (int i = 0; i < DICE_FACES; i++) {
            dice.die[i] = (uint8_t)(1 + rand() % DICE_FACES);
        }
        tenk_rules.throw(&game, &dice);
        decision = play(&kept, &game, level);
        anew.holds = 0;
        assert_int_equal(play(&anew, &game, level), decision);
        if (game.phase != TENK_THROWN) {
            continue;
        }
        compute(&game);
        tenk_read(&game, &scoring);
        struct tenk_advice by_hand = tenk_computer_advise(&chances, kind, &game, &scoring);
        assert_int_equal(tenk_decision_pack(by_hand.choice, by_hand.bank), decision);
        assert_true(tenk_rules.decide(&game, decision));
    }
}

/* Games to 1000 and to 2000 points. `make check-tables` solves the full game. */
TEST(short_games_are_solved_to_what_is_known) {
    game_solve(20);
    assert_true(fabs(game_first[0][0] - 0.603972480) < 1e-9);
    game_solve(40);
    assert_true(fabs(game_first[0][0] - 0.570636561) < 1e-9);
}

static int set_up(void **unused) {
    (void)unused;
    sets_make();
    return 0;
}

int main(void) {
    return run_listed_tests(set_up, NULL);
}
