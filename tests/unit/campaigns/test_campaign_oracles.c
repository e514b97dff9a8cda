/* Checks the oracles of the campaigns against published values and fractions, and against each
   other. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "campaigns/boards/board_kinds.h"
#include "campaigns/exact/chip_placement.h"
#include "campaigns/exact/chip_states.h"
#include "campaigns/exact/exact_board.h"

static struct exact_board exact;

/* ---- published values ------------------------------------------------------------------------ */

/* Reads a board of boards.csv and sets its rule past the goal. */
static void read_board(const char *name, const char *rule, struct game_rules *rules) {
    FILE *file = fopen("tests/data/boards.csv", "r");
    char line[256], found[16];
    unsigned from, to;
    int used;

    assert_non_null(file);
    *rules = (struct game_rules){.goal = 0};
    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "%15[^,],%u,%*[^,],%n", found, &rules->goal, &used) == 2 &&
            strcmp(found, name) == 0) {
            for (const char *at = line + used; sscanf(at, "%u>%u%n", &from, &to, &used) == 2;
                 at += used) {
                assert_true(rules_add(rules, from, to));
            }
            break;
        }
    }
    fclose(file);
    assert_int_not_equal(rules->jumps, 0);
    rules->past_goal = strcmp(rule, "stay") == 0     ? PAST_GOAL_STAY
                       : strcmp(rule, "bounce") == 0 ? PAST_GOAL_BOUNCE
                                                     : PAST_GOAL_WIN;
}

static real value_of(const char *quantity, unsigned argument, unsigned square) {
    real visits[LONGEST_GOAL + 1];

    if (strcmp(quantity, "expect") == 0) {
        return exact.expected[square];
    }
    if (strcmp(quantity, "spread") == 0) {
        return sqrtl(exact.variance[square]);
    }
    if (strcmp(quantity, "within") == 0) {
        return 1 -
               survival_left(&exact.survival, survival_track(&exact.survival, square), argument);
    }
    assert_string_equal(quantity, "visits");
    elimination_visits(&exact.chain, 0, visits);
    return visits[argument];
}

TEST(one_token_is_as_published) {
    FILE *file = fopen("tests/data/race_one.csv", "r");
    char line[128], name[16], rule[16], quantity[16], argument[16];
    unsigned square, lines = 0;
    double value;

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        struct game_rules rules;
        argument[0] = '\0';
        if (sscanf(line, "%15[a-z],%15[a-z],%15[a-z],%15[0-9],%u,%lf", name, rule, quantity,
                   argument, &square, &value) != 6 &&
            sscanf(line, "%15[a-z],%15[a-z],%15[a-z],,%u,%lf", name, rule, quantity, &square,
                   &value) != 5) {
            continue;
        }
        read_board(name, rule, &rules);
        exact_board_start(&exact, &rules);
        real got = value_of(quantity, (unsigned)atoi(argument), square);
        exact_board_end(&exact);
        assert_true(fabsl(got - (real)value) < 0.51e-12L + 1e-15L * got);
        lines++;
    }
    fclose(file);
    assert_true(lines > 100);
}

static void check(real got, double published, double unit) {
    if (!(fabsl(got - (real)published) <= 0.51L * unit)) {
        fail_msg("%.12Lf, not %.12f", got, published);
    }
}

static real tail_of(const char *name, const char *rule) {
    struct game_rules rules;
    bool periodic;

    read_board(name, rule, &rules);
    exact_board_start(&exact, &rules);
    real rate = dominant_rate(exact_parts(&exact), 0, &periodic);
    exact_board_end(&exact);
    return rate;
}

TEST(tails_pairs_and_races_are_as_published) {
    struct game_rules rules;
    real chances[6];

    check(tail_of("forch", "stay"), 0.875481498, 1e-9);
    check(tail_of("chutes", "stay"), 0.959747020, 1e-9);
    check(tail_of("classic", "stay"), 0.969916051, 1e-9);
    read_board("forch", "stay", &rules);
    exact_board_start(&exact, &rules);
    check(duel_chance(exact_duel(&exact), 0, 0), 0.5156220795, 1e-10);
    check(duel_throws(exact_duel(&exact), 0, 0), 19.4557916, 1e-7);
    check(tokens_throws(exact_tokens(&exact), 0, 0), 18.0854787, 1e-6);
    survival_race(&exact.survival, (unsigned[]){0, 0}, 2, chances);
    check(chances[0], 0.5251556905, 1e-10);
    exact_board_end(&exact);
    read_board("chutes", "stay", &rules);
    exact_board_start(&exact, &rules);
    check(duel_chance(exact_duel(&exact), 0, 0), 0.505571689, 1e-9);
    check(duel_throws(exact_duel(&exact), 0, 0), 55.588859965, 1e-9);
    survival_race(&exact.survival, (unsigned[]){0, 0, 0, 0, 0, 0}, 6, chances);
    check(chances[0], .176581, 1e-6);
    assert_int_equal(survival_soonest(&exact.survival, survival_track(&exact.survival, 0)), 7);
    assert_int_equal(survival_likeliest(&exact.survival, 0), 22);
    assert_int_equal(survival_quantile(&exact.survival, 0, 0.5L), 32);
    exact_board_end(&exact);
}

/* ---- against each other ---------------------------------------------------------------------- */

/* The optimal throws of two tokens satisfy the equation of optimality, which the test evaluates
   itself. */
TEST(tokens_are_best_everywhere) {
    for (unsigned k = 0; k < 40; k++) {
        struct random_source random;
        struct game_rules rules;
        draw_start(&random, 3, k % BOARD_KINDS, k);
        board_draw(&board_kinds[k % BOARD_KINDS], &random, &rules);
        exact_board_start(&exact, &rules);
        const struct token_solution *tokens = exact_tokens(&exact);
        for (unsigned i = 0; i < exact.moves.count; i++) {
            for (unsigned j = 0; j < exact.moves.count; j++) {
                unsigned one = exact.moves.square[i], other = exact.moves.square[j];
                real sum = 0;
                for (unsigned face = 1; face <= FACES; face++) {
                    sum += fminl(tokens_after(tokens, one, other, face),
                                 tokens_after(tokens, other, one, face));
                }
                real want = 1 + sum / FACES, got = tokens_throws(tokens, one, other);
                assert_true(fabsl(got - want) < 1e-12L * (1 + got));
            }
        }
        assert_true(tokens->error < 1e-8L);
        exact_board_end(&exact);
    }
}

/* Late in a game the ratio of successive survival chances is the dominant rate; compared at 3,000
   throws. */
TEST(a_tail_is_where_survival_goes) {
    for (unsigned k = 0; k < 60; k++) {
        struct random_source random;
        struct game_rules rules;
        bool periodic;
        draw_start(&random, 4, k % BOARD_KINDS, k);
        board_draw(&board_kinds[k % BOARD_KINDS], &random, &rules);
        exact_board_start(&exact, &rules);
        real rate = dominant_rate(exact_parts(&exact), 0, &periodic);
        unsigned track = survival_track(&exact.survival, 0);
        real before = survival_left(&exact.survival, track, 2999);
        if (!periodic && before > 0) {
            real ratio = survival_left(&exact.survival, track, 3000) / before;
            assert_true(fabsl(ratio - rate) < 2e-3L);
        }
        exact_board_end(&exact);
    }
}

TEST(chips_are_as_published) {
    struct chip_odds odds;
    struct chip_residues residues;
    static const unsigned five[] = {0, 0, 0, 0, 5, 5, 5, 0, 0, 0, 0};
    static const unsigned winner[] = {0, 0, 1, 2, 2, 3, 3, 2, 1, 1, 0};
    static const unsigned fastest[] = {0, 0, 1, 2, 3, 3, 3, 2, 1, 0, 0};
    static const unsigned a[] = {3, 3, 0}, b[] = {2, 2, 2};

    chip_solve(&chip_twodice, five, NULL, &odds);
    check(odds.throws, 47.548719525, 1e-9);
    check(chip_integral(&chip_twodice, five), 47.548719525, 1e-8);
    chip_solve(&chip_twodice, winner, fastest, &odds);
    check(odds.wins, .180035, 1e-6);
    check(odds.draws, .662556, 1e-6);
    check(odds.loses, .157409, 1e-6);
    chip_solve_residues(&chip_thirds, a, b, &residues);
    assert_true(chip_residue_is(residues.throws, 1258081, 144000));
    assert_true(chip_residue_is(residues.wins, 3679, 6912));
    assert_true(chip_residue_is(residues.draws, 0, 1));
    assert_false(chip_residue_is(residues.wins, 3680, 6912));
}

TEST(the_fastest_placements_are_as_published) {
    static const double published[] = {6,         9.927273,  12.504545, 15.475974, 17.767819,
                                       19.761686, 22.278755, 24.305838, 26.430452, 28.266763,
                                       29.864975, 31.921908, 33.699539, 35.475931, 37.015908};
    unsigned fastest[MOST_FIELDS];

    for (unsigned chips = 1; chips <= 10; chips++) {
        real throws;
        struct chip_odds odds;
        assert_true(chip_faster(&chip_twodice, chips, 1000, fastest, &throws));
        check(throws, published[chips - 1], 1e-6);
        chip_solve(&chip_twodice, fastest, NULL, &odds);
        check(odds.throws, (double)throws, 1e-8);
        assert_false(chip_faster(&chip_twodice, chips, throws, fastest, &throws));
    }
}
