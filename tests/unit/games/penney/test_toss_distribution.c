/* The distribution of the latest tosses against one in long doubles, which is pushed on row by
   row. */

#include "support/testing.h"
#include <stdint.h>
#include <string.h>

#include <math.h>

#include "games/penney/toss_distribution.h"

enum { ROWS = 32, TOSSES = 1500 };

static struct toss_distribution walk;

/* One toss, rows numbered from 0. */
static void push(long double at[], unsigned rows, const int stop[]) {
    long double next[ROWS] = {0};
    for (unsigned row = 0; row < rows; row++) {
        if ((int)row == stop[0] || (int)row == stop[1]) {
            next[row] += at[row];
            continue;
        }
        next[2 * row % rows] += at[row] / 2;
        next[2 * row % rows + 1] += at[row] / 2;
    }
    memcpy(at, next, sizeof next);
}

static double follow(unsigned rows, unsigned start, const int stop[]) {
    long double at[ROWS] = {0};
    double worst = 0;
    at[start] = 1;
    uint8_t stops[TOSS_DISTRIBUTION_STOPS];
    for (unsigned i = 0; i < TOSS_DISTRIBUTION_STOPS; i++) {
        stops[i] = (uint8_t)(stop[i] < 0 ? 0 : (int)rows + stop[i]);
    }
    toss_distribution_start(&walk, (uint8_t)(rows + start), stops, TOSSES);
    for (unsigned toss = 0; toss <= TOSSES; toss++) {
        probability_t total = 0;
        assert_int_equal(walk.left, TOSSES - toss);
        for (unsigned row = 0; row < rows; row++) {
            probability_t p = walk.at[rows + row];
            total += p;
            worst = fmax(worst, fabs((double)(ldexpl(p, -PROBABILITY_BITS) - at[row])));
        }
        assert_int_equal(total + walk.carry, PROBABILITY_ONE);
        assert_int_equal(toss_distribution_step(&walk), toss + 1 < TOSSES ? WORKING : DONE);
        push(at, rows, stop);
    }
    return worst;
}

TEST(the_distribution_follows_one_in_long_doubles) {
    double worst = 0;
    for (unsigned rows = 4; rows <= ROWS; rows *= 2) {
        for (unsigned i = 0; i < 40; i++) {
            int stop[] = {(int)(i * 7 % rows), (int)((i * 7 + 1 + i * 5 % (rows - 1)) % rows)};
            if (i % 4 == 3) {
                stop[0] = stop[1] = -1;
            }
            if (i % 4 == 2) {
                stop[i / 4 % 2] = -1;
            }
            worst = fmax(worst, follow(rows, i % rows, stop));
        }
        worst = fmax(worst, follow(rows, 1, (int[]){0, (int)rows - 1}));
    }
    print_message("greatest error %.2e\n", worst);
    assert_true(worst <= 1e-7);
}

TEST(what_are_no_rows_of_one_length_is_impossible) {
    static const uint8_t wrong[][3] = {{0, 0, 0},  {3, 0, 0},  {64, 0, 0},   {8, 16, 0},
                                       {8, 0, 16}, {8, 7, 15}, {32, 33, 255}};
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        toss_distribution_start(&walk, wrong[i][0], &wrong[i][1], 5);
        assert_int_equal(toss_distribution_step(&walk), IMPOSSIBLE);
    }
}
