/* links: firmware/core/turn.c firmware/core/turn_sort.c firmware/core/dice.c tests/tenk/sets.c tests/oracle/rules.c ; libs: -lm */
#include "core/turn.h"
#include "tenk/sets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing.h"

/* The turn of ten thousand against the reference table and against the same recursion in double,
   on option sets from the rule checker. */

enum { BANK = 7, LEVELS = 900, SEED = 20261121, TURNS = 40 };

static struct turn turn;
static double aside[LEVELS + 81][SETS_DICE]; /* 0 dice are hot */

static double throw_dice(int dice, int level, double lost) {
    const struct sets *sets = &sets_of[dice];
    double sum = sets->lost * lost;

    for (int i = 0; i < sets->sets; i++) {
        const struct option_set *set = &sets->set[i];
        double best = 0;
        for (int k = 0; k < set->options; k++) {
            best = fmax(best, aside[level + set->option[k].steps][set->option[k].left]);
        }
        if (set->attempt) {
            best = fmax(best, (aside[level + ATTEMPT_STEPS][0] + 5 * lost) / 6);
        }
        sum += set->outcomes * best;
    }
    return sum / sets->total;
}

static void fill_points(void) {
    for (int level = LEVELS; level < LEVELS + 81; level++) {
        for (int left = 0; left < SETS_DICE; left++) {
            aside[level][left] = 50 * level;
        }
    }
    for (int level = LEVELS - 1; level >= 0; level--) {
        for (int left = 0; left < SETS_DICE; left++) {
            aside[level][left] = throw_dice(left ? left : SETS_DICE, level, 0);
            if (left && level >= BANK) {
                aside[level][left] = fmax(aside[level][left], 50 * level);
            }
        }
    }
}

static void compute(enum turn_aim aim, int stake) {
    turn_start(&turn, aim, (uint16_t)stake);
    for (int slices = 0; !turn_step(&turn); slices++) {
        assert_true(slices < TURN_LEVELS);
    }
}

/* All 366 numbers, as they would be printed. */
static void test_table(void **unused) {
    FILE *file = fopen("tests/data/tenk_turn.csv", "r");
    char line[200];
    int checked = 0;

    (void)unused;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        int points;
        double want[6];
        if (sscanf(line, "%d,%lf,%lf,%lf,%lf,%lf,%lf", &points, &want[0], &want[1], &want[2],
                   &want[3], &want[4], &want[5]) != 7) {
            continue;
        }
        compute(TURN_POINTS, points / 50);
        for (uint8_t dice = 1; dice <= 6; dice++, checked++) {
            long got = lround(1e6 * ldexp(turn_throw(&turn, dice), -TURN_POINTS_BITS));
            if (labs(got - lround(1e6 * want[dice - 1])) > 1) {
                fail_msg("%d points, %d dice: %ld, not %.6f", points, dice, got, want[dice - 1]);
            }
        }
    }
    fclose(file);
    assert_int_equal(checked, 366);
}

/* Where banking becomes best by dice left. Hot dice cannot be banked, but throwing them stops to
   pay at 16,250 points. */
static void test_thresholds(void **unused) {
    static const int thresholds[] = {325, 7, 7, 9, 21, 61};

    (void)unused;
    fill_points();
    for (int left = 0; left < SETS_DICE; left++) {
        int level = left ? BANK : 0;
        while (throw_dice(left ? left : SETS_DICE, level, 0) > 50 * level) {
            level++;
        }
        assert_int_equal(level, thresholds[left]);
    }
    for (int stake = 0; stake < 100; stake++) {
        compute(TURN_POINTS, stake);
        for (int left = 0; left < SETS_DICE; left++) {
            int to = stake + 1;
            if (left && to >= BANK) {
                assert_int_equal(turn_is_bank(&turn, 1, (uint8_t)left), to >= thresholds[left]);
            }
        }
    }
}

/* What choices are worth, hot dice far above the table included. */
static void test_worths(void **unused) {
    (void)unused;
    fill_points();
    for (int stake = 0; stake <= 140; stake += stake < 70 ? 1 : 13) {
        compute(TURN_POINTS, stake);
        for (int steps = 1; steps <= 40; steps++) {
            for (int left = 0; left < SETS_DICE; left++) {
                double got = ldexp((int32_t)turn_worth(&turn, (uint8_t)steps, (uint8_t)left),
                                   -TURN_POINTS_BITS);
                got += got < -100 ? 4096 : 0;
                if (fabs(got + 50 * stake - aside[stake + steps][left]) >=
                    (stake < TURN_LEVELS ? 1e-5 : 1e-2)) {
                    fail_msg("%d + %d, %d left: %.7f, not %.7f", stake, steps, left,
                             got + 50 * stake, aside[stake + steps][left]);
                }
            }
        }
        assert_true(aside[stake + ATTEMPT_STEPS][0] / 6 < aside[stake + 1][5]);
        assert_int_equal(turn_attempt(&turn), 0);
    }
}

static double bank_at(int level) {
    return turn.bank[level < TURN_BANKS ? level : TURN_BANKS - 1] / 65536.0;
}

/* Random values of banking: more than 3000 points are always banked. */
static void check_chances(void) {
    for (int level = TURN_BANKS - 1; level >= 0; level--) {
        for (int left = 0; left < SETS_DICE; left++) {
            if (level >= TURN_CHANCES) {
                aside[level][left] = bank_at(level);
                continue;
            }
            aside[level][left] = throw_dice(left ? left : SETS_DICE, level, bank_at(0));
            if (left && level >= BANK) {
                aside[level][left] = fmax(aside[level][left], bank_at(level));
            }
        }
    }
    for (int steps = 1; steps <= 80; steps++) {
        for (int left = 0; left < SETS_DICE; left++) {
            double got = ldexp(turn_worth(&turn, (uint8_t)steps, (uint8_t)left), -32);
            if (fabs(got - aside[steps][left]) >= 2e-5) {
                fail_msg("%d, %d left: %.7f, not %.7f", steps, left, got, aside[steps][left]);
            }
        }
    }
    for (uint8_t dice = 1; dice <= 6; dice++) {
        double want = throw_dice(dice, 0, bank_at(0));
        assert_true(fabs(ldexp(turn_throw(&turn, dice), -32) - want) < 2e-5);
    }
}

static void test_chances(void **unused) {
    (void)unused;
    printf("seed %d\n", SEED);
    srand(SEED);
    for (int i = 0; i < TURNS; i++) {
        uint32_t value = (uint32_t)rand() % 50000;
        turn_start(&turn, TURN_CHANCE, 0);
        for (int level = 0; level < TURN_BANKS; level++) {
            turn.bank[level] = (uint16_t)value;
            value += (uint32_t)rand() % (i < TURNS / 2 ? 400 : 3000);
            value = value > UINT16_MAX ? UINT16_MAX : value;
        }
        while (!turn_step(&turn)) {
        }
        check_chances();
    }
}

static int set_up(void **unused) {
    (void)unused;
    sets_make();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table),
        cmocka_unit_test(test_thresholds),
        cmocka_unit_test(test_worths),
        cmocka_unit_test(test_chances),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
