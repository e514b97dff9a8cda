/* Shares that are shown side by side add up. */

#include "games/snakes/odds/shares.h"

#include "support/testing.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

enum { MOST = 6, CASES = 20000 };

static void expect(const double chances[], uint8_t count, const uint8_t wanted[]) {
    probability_t chance[MOST] = {0};
    uint8_t share[MOST];

    for (uint8_t i = 0; i < count; i++) {
        chance[i] = (probability_t)lrint(chances[i] * PROBABILITY_ONE);
    }
    shares_round(share, chance, count);
    for (uint8_t i = 0; i < count; i++) {
        assert_int_equal(share[i], wanted[i]);
    }
}

TEST(what_adds_up_is_rounded_to_nearest) {
    expect((double[]){0.525155, 0.474845}, 2, (uint8_t[]){53, 47});
    expect((double[]){0.104, 0.204, 0.306, 0.386}, 4, (uint8_t[]){10, 20, 31, 39});
    expect((double[]){1, 0, 0}, 3, (uint8_t[]){100, 0, 0});
}

TEST(what_does_not_is_put_right_where_it_harms_least) {
    expect((double[]){0.125, 0.375, 0.5}, 3, (uint8_t[]){12, 38, 50});
    expect((double[]){0.304, 0.303, 0.393}, 3, (uint8_t[]){31, 30, 39});
    expect((double[]){1.0 / 6, 1.0 / 6, 1.0 / 6, 1.0 / 6, 1.0 / 6, 1.0 / 6}, 6,
           (uint8_t[]){16, 16, 17, 17, 17, 17});
}

TEST(a_small_chance_is_no_0) {
    expect((double[]){0.997, 0.001, 0.001, 0.001}, 4, (uint8_t[]){97, 1, 1, 1});
}

TEST(all_random_shares_add_up_and_are_near) {
    srand(1);
    for (unsigned done = 0; done < CASES; done++) {
        uint8_t count = (uint8_t)(2 + rand() % (MOST - 1));
        double weight[MOST];
        double sum = 0;
        probability_t chance[MOST];
        uint8_t share[MOST];
        unsigned shown = 0;
        for (uint8_t i = 0; i < count; i++) {
            sum += weight[i] = 1 + rand() % 100;
        }
        for (uint8_t i = 0; i < count; i++) {
            chance[i] = (probability_t)(weight[i] / sum * PROBABILITY_ONE);
        }
        shares_round(share, chance, count);
        for (uint8_t i = 0; i < count; i++) {
            assert_true(fabs(share[i] - 100 * weight[i] / sum) < 1.001);
            shown += share[i];
        }
        assert_int_equal(shown, 100);
    }
}
