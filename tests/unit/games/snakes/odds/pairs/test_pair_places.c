/* What is noted of values when they are kept, and how far they leap beyond themselves, in every
   width, against plain arithmetic. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_places.h"
#include "support/random_board.h"

enum { TRIALS = 4000, SEED = 45, NARROWEST = 2, WIDEST = 4 };

static struct random_source source = {SEED};
static struct pair_shells shells;
static uint8_t bytes[16];

static pair_word any(pair_word below) {
    return random_below(&source, below) >> random_below(&source, 24);
}

/* As it can be kept. */
static pair_word kept(pair_word value) {
    pair_columns_store(&shells.columns, bytes, value);
    return pair_columns_load(&shells.columns, bytes);
}

static void start(uint8_t width) {
    memset(&shells, 0, sizeof shells);
    pair_columns_lend(&shells.columns, bytes, width);
    shells.kind = PAIR_VALUES_THROWS;
}

/* The sum of all differences is known but for what is shifted out, half of a value that is kept;
   the greatest ones exactly. */
TEST(changes_are_noted) {
    for (uint8_t width = NARROWEST; width <= WIDEST; width++) {
        double sum = 0, doubt = 0;
        pair_word change = 0, rise = 0;
        start(width);
        for (unsigned i = 0; i < TRIALS; i++) {
            pair_word last = kept(any(PAIR_RANGE)), value = any(PAIR_RANGE);
            if (i / 64 % 4 == 1) { /* to the one end of the range, and to the other */
                last = kept(PAIR_RANGE - 1);
                value = 0;
            } else if (i / 64 % 4 == 3) {
                last = kept(0);
                value = PAIR_RANGE - 1;
            }
            sum += (double)value - (double)last;
            change = value > last && value - last > change ? value - last : change;
            change = last > value && last - value > change ? last - value : change;
            rise = value > last && value - last > rise ? value - last : rise;
            pair_keep_full(&shells, bytes, value);
            doubt += 2 * ldexp(1, shells.drift.shift);
            assert_true(pair_columns_load(&shells.columns, bytes) == kept(value));
            assert_true(shells.change == change);
            assert_true(shells.rise == rise);
            assert_true(fabs(ldexp((double)shells.drift.sum, shells.drift.shift) - sum) <= doubt);
            assert_true(fabs((double)shells.drift.sum) <= (double)PAIR_RANGE);
            if (fabs(sum) < (double)PAIR_RANGE / 2 && shells.drift.shift == 0) {
                assert_true((double)shells.drift.sum == sum);
            }
        }
        assert_in_range(shells.drift.shift, 1, 10);
    }
}

/* A sum that fits is exact, and one that does not loses a bit and no more. */
TEST(sums_keep_all_bits_that_they_have_room_for) {
    for (int sign = -1; sign <= 1; sign += 2) {
        pair_word low = sign < 0 ? PAIR_RANGE - 1 : 0, high = PAIR_RANGE - 1 - low;
        start(WIDEST);
        low = kept(low);
        pair_keep_full(&shells, bytes, high);
        assert_int_equal(shells.drift.shift, 0);
        kept(low);
        pair_keep_full(&shells, bytes, high);
        assert_int_equal(shells.drift.shift, 1);
        assert_true(shells.drift.sum == sign * ((pair_difference)PAIR_RANGE - 1));
    }
    start(WIDEST);
    kept(0);
    pair_keep_full(&shells, bytes, PAIR_RANGE - 1);
    kept(0);
    pair_keep_full(&shells, bytes, 1);
    assert_int_equal(shells.drift.shift, 1); /* the range itself is too much upwards */
    start(WIDEST);
    kept(PAIR_RANGE - 1);
    pair_keep_full(&shells, bytes, 0);
    kept(1);
    pair_keep_full(&shells, bytes, 0);
    assert_int_equal(shells.drift.shift, 0); /* and not downwards */
    kept(1);
    pair_keep_full(&shells, bytes, 0);
    assert_int_equal(shells.drift.shift, 1);
}

/* A leap goes on from the value by so many 256ths of its change, or of that of the sweep before
   if it is less, and ends at 0, at the chance of 1, or at what can be carried. */
TEST(values_leap_by_their_change) {
    for (unsigned i = 0; i < TRIALS; i++) {
        bool wins = i % 2;
        start(WIDEST);
        shells.kind = wins ? PAIR_VALUES_WINS : PAIR_VALUES_THROWS;
        shells.one = PAIR_RANGE / 2;
        const pair_word most = wins ? shells.one : PAIR_RANGE - 1;
        const pair_word last = kept(any(most)), value = any(most);
        shells.leap = (int32_t)random_below(&source, 3000) - 1000;
        shells.leap += shells.leap == 0;
        shells.leapt = any(PAIR_RANGE);
        double change = (double)value - (double)last;
        double part = fmin(fabs(change), (double)shells.leapt);
        double wanted = (double)value + copysign(part, change) * shells.leap / 256;
        wanted = fmin(fmax(wanted, 0), (double)most);
        pair_keep_leaping(&shells, bytes, value);
        assert_true(fabs((double)pair_columns_load(&shells.columns, bytes) - wanted) <= 1);
        assert_true((double)shells.change == fabs(change)); /* of the value, not of the leap */
    }
}

/* A value that has not changed does not leap. */
TEST(a_value_at_rest_stays) {
    for (int32_t by = -300; by <= 300; by += 200) {
        start(WIDEST);
        shells.leap = by;
        shells.leapt = 1000;
        kept(5000);
        pair_keep_leaping(&shells, bytes, 5000);
        assert_true(pair_columns_load(&shells.columns, bytes) == 5000);
        assert_true(shells.change == 0 && shells.rise == 0);
    }
}

/* Too great a value is kept as the greatest; who looks at it sees that it is useless. */
TEST(what_is_too_great_is_kept_as_the_greatest) {
    const struct board board = {12, BOARD_STAY, 1, {{8, 3}}};
    static uint8_t room[4000];
    uint8_t column;

    memset(&shells, 0, sizeof shells);
    pair_columns_lay(&shells.columns, &board, false);
    pair_columns_lend(&shells.columns, room, WIDEST);
    memset(room, 0, sizeof room);
    column = pair_columns_at(&shells.columns, 3);
    pair_keep(&shells, column, 5, PAIR_RANGE);
    assert_true(pair_columns_get(&shells.columns, column, 5) == PAIR_RANGE - 1);
    pair_keep(&shells, column, 5, PAIR_RANGE - 2);
    assert_true(pair_columns_get(&shells.columns, column, 5) == PAIR_RANGE - 2);
    pair_look_at(&shells, 1, 2, PAIR_RANGE);
    assert_true(shells.greatest == PAIR_RANGE);
    pair_look_at(&shells, 1, 2, PAIR_RANGE - 1);
    assert_true(shells.greatest == PAIR_RANGE);
}
