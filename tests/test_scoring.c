/* links: firmware/core/scoring.c firmware/core/throws.c firmware/core/dice.c tests/oracle/rules.c */
#include "core/scoring.h"
#include "oracle/rules.h"

#include <stdio.h>
#include <string.h>

#include "testing.h"

/* What throws allow, against a checker that tries every subset of the dice. */

static bool same_choice(const struct rules_choice *choice, const struct scoring *scoring,
                        uint8_t code) {
    for (uint8_t face = 1; face <= 6; face++) {
        if (choice->aside[face] != scoring_aside(scoring, code, face)) {
            return false;
        }
    }
    return choice->points == SCORING_POINTS * scoring_steps(scoring, code) &&
           choice->left == scoring_left(scoring, code);
}

static void check_throw(const int faces[6], int dice) {
    struct rules rules;
    struct scoring scoring;
    uint8_t count[6], bytes[6];
    int choices = 0, most = 0;

    rules_read(faces, dice, &rules);
    for (int i = 0; i < dice; i++) {
        bytes[i] = (uint8_t)faces[i];
    }
    throws_count(count, bytes, (uint8_t)dice);
    memset(&scoring, 0xA5, sizeof scoring);
    scoring_read(&scoring, count);
    for (uint8_t code = 0; (code = scoring_next(&scoring, code)) != SCORING_NOTHING;) {
        int found = 0;
        if (code == SCORING_ATTEMPT) {
            assert_true(rules.attempt);
            assert_int_equal(scoring_left(&scoring, code), 1);
            assert_int_equal(SCORING_POINTS * scoring_steps(&scoring, code), 1500);
            continue;
        }
        for (int i = 0; i < rules.choices; i++) {
            found += same_choice(&rules.choice[i], &scoring, code);
        }
        assert_int_equal(found, 1);
        choices++;
    }
    assert_int_equal(choices, rules.choices);
    assert_int_equal(scoring_is_legal(&scoring, SCORING_ATTEMPT), rules.attempt);
    assert_true(choices + rules.attempt <= SCORING_CHOICES);
    for (int i = 0; i < rules.choices; i++) {
        most = rules.choice[i].points > most ? rules.choice[i].points : most;
    }
    if (most) {
        assert_int_equal(SCORING_POINTS * scoring_steps(&scoring, scoring_best(&scoring)), most);
        assert_true(scoring_is_legal(&scoring, scoring_best(&scoring)));
    } else {
        assert_int_equal(scoring_best(&scoring), SCORING_NOTHING);
        assert_false(rules.attempt);
    }
}

/* All 6 + 36 + ... + 46,656 throws, and of how many nothing can be set aside. */
static void test_every_throw(void **unused) {
    FILE *file = fopen("tests/data/tenk_throw.csv", "r");
    char line[100];
    int checked = 0;

    (void)unused;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        int dice, outcomes, without, scoring = 0, faces[6] = {1, 1, 1, 1, 1, 1};
        struct rules rules;
        if (sscanf(line, "%d,%d,%d", &dice, &outcomes, &without) != 3) {
            continue;
        }
        for (int i = 0; i < outcomes; i++) {
            check_throw(faces, dice);
            rules_read(faces, dice, &rules);
            scoring += rules.choices != 0;
            for (int die = 0; die < dice && ++faces[die] > 6; die++) {
                faces[die] = 1;
            }
        }
        assert_int_equal(scoring, outcomes - without);
        assert_int_equal(scoring_outcomes((uint8_t)dice), outcomes - without);
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

/* Those that the rules name, and those that look like them. */
static void test_named(void **unused) {
    static const struct {
        const char *dice;
        uint8_t best;
        unsigned points;
    } named[] = {
        {"123456", SCORING_WHOLE, 2000},
        {"112233", SCORING_WHOLE, 500},
        {"111222", SCORING_WHOLE, 1200},
        {"555666", SCORING_WHOLE, 1100},
        {"111111", SCORING_SET, 4000},
        {"444444", SCORING_SET, 1600},
        {"111155", SCORING_SET | 8, 2100},
        {"224444", SCORING_SET, 800},
        {"144556", 9, 200},
        {"223346", SCORING_NOTHING, 0},
    };
    struct scoring scoring;

    (void)unused;
    for (unsigned i = 0; i < sizeof named / sizeof *named; i++) {
        read_faces(&scoring, named[i].dice);
        assert_int_equal(scoring_best(&scoring), named[i].best);
        if (named[i].best) {
            assert_int_equal(scoring_steps(&scoring, named[i].best) * SCORING_POINTS,
                             named[i].points);
        }
    }
}

/* Whatever byte comes as a choice, only those listed are legal. */
static void test_illegal(void **unused) {
    struct throws throws;
    struct scoring scoring;

    (void)unused;
    for (uint16_t number = 0; number < THROWS_KINDS; number++) {
        unsigned legal = 0, listed = 0;
        throws_numbered(&throws, number);
        scoring_read(&scoring, throws.count);
        for (unsigned code = 0; code < 256; code++) {
            legal += scoring_is_legal(&scoring, (uint8_t)code);
        }
        for (uint8_t code = 0; (code = scoring_next(&scoring, code));) {
            listed++;
        }
        assert_int_equal(legal, listed);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_throw),
        cmocka_unit_test(test_named),
        cmocka_unit_test(test_illegal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
