#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/tenk/scoring.h"
#include "oracle/throw_oracle.h"

/* Choices that throws allow, against a checker that tries every subset of the dice. */

static bool same_choice(const struct throw_oracle_choice *choice, const struct scoring *scoring) {
    for (uint8_t face = 1; face <= 6; face++) {
        if (choice->aside[face] != scoring->aside[face - 1]) {
            return false;
        }
    }
    return choice->points == SCORING_POINTS * scoring->steps && choice->left == scoring->left;
}

static void check_throw(const int faces[6], int dice) {
    struct throw_oracle rules;
    struct scoring scoring;
    uint8_t count[6], bytes[6];
    int choices = 0, most = 0;

    throw_oracle_read(faces, dice, &rules);
    for (int i = 0; i < dice; i++) {
        bytes[i] = (uint8_t)faces[i];
    }
    dice_multiset_count(count, bytes, (uint8_t)dice);
    memset(&scoring, 0xA5, sizeof scoring);
    scoring_read(&scoring, count);
    for (int i = 0; i < rules.choices; i++) {
        most = rules.choice[i].points > most ? rules.choice[i].points : most;
    }
    assert_int_equal(scoring.choice, scoring.best);
    assert_int_equal(SCORING_POINTS * scoring.steps, most);
    assert_int_equal(SCORING_POINTS * scoring.best_steps, most);
    for (uint8_t choice = 1; choice <= scoring.last; choice++) {
        int found = 0;
        scoring_choose(&scoring, choice);
        assert_int_equal(scoring.choice, choice);
        if (scoring_is_attempt(&scoring)) {
            assert_true(rules.attempt);
            assert_int_equal(choice, scoring.last);
            assert_int_equal(scoring.left, 1);
            assert_int_equal(SCORING_POINTS * scoring.steps, 1500);
            continue;
        }
        for (int i = 0; i < rules.choices; i++) {
            found += same_choice(&rules.choice[i], &scoring);
        }
        assert_int_equal(found, 1);
        choices++;
    }
    assert_int_equal(choices, rules.choices);
    assert_int_equal(scoring.best, choices);
    assert_int_equal(scoring.last, choices + rules.attempt);
    assert_true(scoring.last <= SCORING_CHOICES);
    scoring_choose(&scoring, SCORING_NOTHING);
    assert_int_equal(scoring.steps, 0);
    assert_int_equal(scoring.left, dice);
    scoring_choose(&scoring, SCORING_ATTEMPTED);
    assert_int_equal(SCORING_POINTS * scoring.steps, 1500);
}

/* All 6 + 36 + ... + 46,656 throws, and how many of them allow nothing. */
TEST(every_throw_allows_what_a_search_of_all_its_subsets_finds) {
    FILE *file = fopen("tests/data/tenk_throw.csv", "r");
    char line[100];
    int checked = 0;

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        int dice, outcomes, without, scoring = 0, faces[6] = {1, 1, 1, 1, 1, 1};
        struct throw_oracle rules;
        if (sscanf(line, "%d,%d,%d", &dice, &outcomes, &without) != 3) {
            continue;
        }
        for (int i = 0; i < outcomes; i++) {
            check_throw(faces, dice);
            throw_oracle_read(faces, dice, &rules);
            scoring += rules.choices != 0;
            for (int die = 0; die < dice && ++faces[die] > 6; die++) {
                faces[die] = 1;
            }
        }
        assert_int_equal(scoring, outcomes - without);
        assert_true(fabs(ldexp(tenk_odds_scores((uint8_t)dice), -PROBABILITY_BITS) - 1 +
                         (double)without / outcomes) < 1e-9);
        checked += outcomes;
    }
    fclose(file);
    assert_int_equal(checked, 6 + 36 + 216 + 1296 + 7776 + 46656);
}

static void read_faces(struct scoring *scoring, const char *digits) {
    uint8_t count[6] = {0};

    for (; *digits; digits++) {
        count[*digits - '1']++;
    }
    scoring_read(scoring, count);
}

/* Throws that the rules name, and similar ones, with the points of their choices in order. */
TEST(the_throws_that_the_rules_name_are_worth_what_they_say) {
    static const struct {
        const char *dice;
        unsigned points[9];
    } named[] = {
        {"123456", {2000}},
        {"112233", {500}},
        {"111222", {1200}},
        {"555666", {1100}},
        {"111111", {4000}},
        {"444444", {1600}},
        {"111155", {50, 100, 2000, 2050, 2100}},
        {"224444", {800}},
        {"144556", {100, 50, 150, 100, 200}},
        {"122256", {100, 50, 150, 200, 300, 250, 350}},
        {"113456", {100, 200, 50, 150, 250, 1500}},
        {"223346", {0}},
    };
    struct scoring scoring;

    for (unsigned i = 0; i < sizeof named / sizeof *named; i++) {
        read_faces(&scoring, named[i].dice);
        for (uint8_t choice = 1; choice <= scoring.last; choice++) {
            scoring_choose(&scoring, choice);
            assert_int_equal(scoring.steps * SCORING_POINTS, named[i].points[choice - 1]);
        }
        assert_int_equal(named[i].points[scoring.last], 0);
    }
}
