/* The last six of a series of values, their sum and means, against plain arithmetic. */

#include "support/testing.h"

#include "games/snakes/odds/chain/last_six.h"
#include "support/random_board.h"

enum { TRIALS = 5000, LENGTH = 40 };

static struct random_source source = {64};

static uint64_t any(unsigned bits) {
    uint64_t number = 0;

    for (unsigned i = 0; i < 4; i++) {
        number = number << 16 | random_below(&source, 0x10000);
    }
    return number >> (64 - bits) >> random_below(&source, bits);
}

TEST(means) {
    for (unsigned i = 0; i < TRIALS; i++) {
        uint64_t sum = i < 100 ? i : i < 200 ? UINT64_MAX - i : any(64);
        for (uint8_t parts = 1; parts <= BOARD_FACES; parts++) {
            uint64_t mean = sum / 2;
            last_six_mean(&mean, parts);
            assert_true(mean == (sum / 2 + parts - 1) / parts);
        }
    }
}

static void expect_window(const struct last_six *six, const uint64_t *latest) {
    uint64_t sum = 0;

    for (uint8_t ago = 1; ago <= BOARD_FACES; ago++) {
        uint64_t value = *(latest - (ago - 1));
        assert_true(*last_six_recent(six, ago) == value);
        sum += value;
    }
    assert_true(six->sum == sum);
}

TEST(a_window_holds_the_last_six) {
    struct last_six six;
    uint64_t series[BOARD_FACES + LENGTH] = {0};

    last_six_clear(&six);
    for (unsigned i = 0; i < LENGTH; i++) {
        uint64_t *latest = &series[BOARD_FACES + i];
        expect_window(&six, latest - 1);
        *latest = any(61);
        last_six_put(&six, latest);
    }
    last_six_clear(&six);
    assert_true(six.sum == 0);
    assert_true(*last_six_recent(&six, 1) == 0);
}

/* After 7 and 9 the mirrored window is 0, 9, 7, 0, 7, 9 from the oldest on. The next values push
   out the oldest. */
TEST(two_values_are_mirrored) {
    struct last_six six;

    last_six_clear(&six);
    last_six_put(&six, &(uint64_t){7});
    last_six_put(&six, &(uint64_t){9});
    last_six_mirror(&six);
    assert_true(six.sum == 2 * (7 + 9));
    last_six_put(&six, &(uint64_t){100});
    assert_true(six.sum == 2 * (7 + 9) + 100);
    last_six_put(&six, &(uint64_t){1000});
    assert_true(six.sum == 7 + 9 + 7 + 100 + 1000);
    last_six_put(&six, &(uint64_t){10000});
    assert_true(six.sum == 7 + 9 + 100 + 1000 + 10000);
}
