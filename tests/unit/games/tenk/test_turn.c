#include "games/tenk/odds/turn.h"
#include "games/tenk/odds/turn_points.h"
#include "tenk/sets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/testing.h"

/* The turn of ten thousand against the reference table and against the same recursion in double,
   on option sets from the rule checker. */

enum { BANK = 7, LEVELS = 900, SEED = 20261121, TURNS = 40, STAKES_BEYOND = 80 };

static struct turn_solution turn;
static double aside[LEVELS + STAKES_BEYOND + 1][SETS_DICE]; /* 0 dice are hot */

static double throw_dice(int dice, int level, double lost) {
    const struct sets *sets = &sets_of[dice];
    double sum = sets->lost * lost;

    for (int i = 0; i < sets->sets; i++) {
        const struct option_set *set = &sets->set[i];
        double best = set->attempt ? (aside[level + ATTEMPT_STEPS][0] + 5 * lost) / 6 : 0;
        for (int k = 0; k < set->options; k++) {
            best = fmax(best, aside[level + set->option[k].steps][set->option[k].left]);
        }
        sum += set->outcomes * best;
    }
    return sum / sets->total;
}

static void fill_points(void) {
    for (int level = LEVELS; level <= LEVELS + STAKES_BEYOND; level++) {
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

/* All 366 numbers, rounded as in print. */
TEST(the_published_values_of_a_turn_are_met_to_the_last_digit) {
    FILE *file = fopen("tests/data/tenk_turn.csv", "r");
    char line[200];
    int checked = 0;

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        int points;
        double want[6];
        if (sscanf(line, "%d,%lf,%lf,%lf,%lf,%lf,%lf", &points, &want[0], &want[1], &want[2],
                   &want[3], &want[4], &want[5]) != 7) {
            continue;
        }
        for (uint8_t dice = 1; dice <= 6; dice++, checked++) {
            assert_int_equal((turn_points((uint8_t)(points / 50), dice) + 1) / 2,
                             lround(100 * want[dice - 1]));
        }
    }
    fclose(file);
    assert_int_equal(checked, 366);
}

/* All stakes up to 10,000 points. */
TEST(high_stakes_are_worth_what_the_recursion_says) {
    fill_points();
    for (int stake = 0; stake <= 200; stake++) {
        for (int dice = 1; dice <= 6; dice++) {
            assert_int_equal(turn_points((uint8_t)stake, (uint8_t)dice),
                             (long)floor(200 * throw_dice(dice, stake, 0)));
        }
    }
}

/* The stakes from which banking is best, in steps by dice left. Hot dice cannot be banked, but
   throwing them stops paying at 16,250 points. */
TEST(banking_becomes_best_where_the_rule_book_says) {
    static const int thresholds[] = {325, 7, 7, 9, 21, 61};

    fill_points();
    for (int left = 0; left < SETS_DICE; left++) {
        int level = left ? BANK : 0;
        while (throw_dice(left ? left : SETS_DICE, level, 0) > 50 * level) {
            level++;
        }
        assert_int_equal(level, thresholds[left]);
        for (int stake = BANK; left && stake < 100; stake++) {
            assert_int_equal(turn_points((uint8_t)stake, (uint8_t)left) <= (uint32_t)stake * 10000,
                             stake >= thresholds[left]);
        }
    }
}

static double banks[TURN_LEVELS + 1];

/* From the top on all stakes are worth the same, except hot dice, which are thrown until they are
   not hot. */
static void fill_top(int top, double lost) {
    for (int level = top; level < LEVELS; level++) {
        for (int left = 1; left < SETS_DICE; left++) {
            aside[level][left] = banks[top];
        }
        aside[level][0] = banks[top];
        for (int again = 0; again < 100; again++) {
            double hot = 0;
            for (int i = 0; i < sets_of[6].sets; i++) {
                const struct option_set *set = &sets_of[6].set[i];
                hot += set->outcomes * (set->option[0].left ? banks[top] : aside[level][0]);
            }
            aside[level][0] = (hot + sets_of[6].lost * lost) / sets_of[6].total;
        }
    }
}

static void check_chances(int top, double lost) {
    fill_top(top, lost);
    for (int level = top - 1; level >= 0; level--) {
        for (int left = 0; left < SETS_DICE; left++) {
            aside[level][left] = throw_dice(left ? left : SETS_DICE, level, lost);
            if (left) {
                aside[level][left] = fmax(aside[level][left], banks[level]);
            }
        }
    }
    for (int steps = 0; steps <= top + 5; steps++) {
        for (int left = 0; left < SETS_DICE; left++) {
            double got = ldexp(turn_aside(&turn, (uint8_t)steps, (uint8_t)left), -16);
            if (fabs(got - aside[steps][left]) >= 6e-5) {
                fail_msg("top %d, %d, %d left: %.7f, not %.7f", top, steps, left, got,
                         aside[steps][left]);
            }
        }
    }
    for (uint8_t dice = 1; dice <= 6; dice++) {
        double want = throw_dice(dice, 0, lost);
        assert_true(fabs(ldexp(turn_throw(&turn, 0, dice), -16) - want) < 6e-5);
    }
    assert_true(fabs(ldexp(turn_attempt(&turn, turn_aside(&turn, 30, TURN_HOT)), -16) -
                     (aside[30][0] + 5 * lost) / 6) < 6e-5);
}

/* Solves a turn with random worths of banking. In every third turn banking is never best below the
   top, so that attempts are. */
static void solve_turn(int number) {
    uint8_t top = (uint8_t)(number < 3 ? number : rand() % (TURN_LEVELS + 1));
    uint16_t lost = (uint16_t)(rand() % 30000), bank[TURN_LEVELS + 1];
    uint32_t value = lost;

    for (int level = 0; level <= top; level++) {
        bank[level] = level < BANK ? 0 : (uint16_t)value;
        value += (uint32_t)rand() % (number % 3 == 0 ? 1 : number % 3 == 1 ? 400 : 1500);
        value = value > UINT16_MAX ? UINT16_MAX : value;
    }
    bank[top] = number % 3 == 0 ? UINT16_MAX : (uint16_t)value;
    for (int level = 0; level <= top; level++) {
        banks[level] = bank[level] / 65536.0;
    }
    turn_start(&turn, top, bank[top], lost);
    while (turn.level && turn_step(&turn, bank[turn.level - 1]) == WORKING) {
    }
}

TEST(chances_of_any_banks_follow_the_recursion_in_doubles) {
    printf("seed %d\n", SEED);
    srand(SEED);
    for (int i = 0; i < TURNS; i++) {
        solve_turn(i);
        check_chances(turn.top, turn.lost / 65536.0);
    }
}

/* ---- rounding -------------------------------------------------------------------------------- */

/* Takes the chances that the turn has found for all stakes above, as they are. */
static void fill_found(int level) {
    for (int steps = level; steps <= level + STAKES_BEYOND; steps++) {
        for (int left = 0; left < SETS_DICE; left++) {
            aside[steps][left] = turn_aside(&turn, (uint8_t)steps, (uint8_t)left);
        }
    }
}

/* Sums are exact, and divided by 6^6 to the nearest: half a unit, and 0.04 because the factor is
   rounded. Of six dice up to 10,800 throws of 46,656 are attempts, each rounded, too. */
TEST(a_throw_is_the_mean_of_its_chances_to_the_nearest_unit) {
    double most[2] = {0, 0}, least[2] = {0, 0};

    srand(SEED);
    for (int i = 0; i < TURNS; i++) {
        solve_turn(i);
        for (int level = 0; level <= turn.top; level++) {
            fill_found(level);
            for (int dice = 1; dice <= SETS_DICE; dice++) {
                double off = turn_throw(&turn, (uint8_t)level, (uint8_t)dice) -
                             throw_dice(dice, level, turn.lost);
                most[dice == SETS_DICE] = fmax(most[dice == SETS_DICE], off);
                least[dice == SETS_DICE] = fmin(least[dice == SETS_DICE], off);
            }
        }
    }
    printf("off by %.3f..%.3f, six dice by %.3f..%.3f\n", least[0], most[0], least[1], most[1]);
    assert_true(most[0] <= 0.5 && least[0] >= -0.54);
    assert_true(most[1] <= 0.5 + 0.5 * 10800 / 46656 && least[1] >= -0.54 - 0.5 * 10800 / 46656);
}

/* Halves are rounded up. */
TEST(an_attempt_is_a_sixth_of_success_to_the_nearest_unit) {
    srand(SEED);
    for (uint32_t succeeded = 0; succeeded <= UINT16_MAX; succeeded += 7) {
        turn.lost = (uint16_t)(succeeded * (unsigned)(rand() % 256) / 255);
        assert_in_range(
            6 * turn_attempt(&turn, (uint16_t)succeeded) + 2 - (succeeded + 5u * turn.lost), 0, 5);
    }
}

/* From the top on all but hot dice are banked. Of 6^6 throws 1080 lose the turn, and 2826 are hot
   again. */
TEST(hot_dice_at_the_top_are_rounded_by_less_than_a_unit) {
    srand(SEED);
    for (uint32_t banked = 0; banked <= UINT16_MAX; banked += 5) {
        uint16_t lost = (uint16_t)(banked * (unsigned)(rand() % 256) / 255);
        double off;
        turn_start(&turn, 0, (uint16_t)banked, lost);
        off = turn_aside(&turn, 0, TURN_HOT) - (banked - (banked - lost) * 1080.0 / (46656 - 2826));
        assert_true(fabs(off) < 1);
    }
}

static int set_up(void **unused) {
    (void)unused;
    sets_make();
    return 0;
}

int main(void) {
    return run_listed_tests(set_up, NULL);
}
