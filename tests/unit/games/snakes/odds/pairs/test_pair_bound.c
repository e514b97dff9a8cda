/* What a sweep proves, from what it has changed: how long a game is at most, and which answers are
   taken over. The values are made up; that bounds hold for true ones is in test_pair_values. */

#include "support/testing.h"

#include <string.h>

#include "games/snakes/odds/pairs/pair_bound.h"
#include "support/random_board.h"

enum { TRIALS = 3000, SEED = 46, BITS = 20, WIDEST = 4 };

static struct random_source source = {SEED};
static struct pair_values pairs;
static uint8_t bytes[16];

static void start(enum pair_values_kind kind, uint8_t width) {
    memset(&pairs, 0, sizeof pairs);
    pairs.shells.kind = kind;
    pairs.shells.bits = BITS;
    pairs.shells.one = (pair_word)1 << BITS;
    pair_columns_lend(&pairs.shells.columns, bytes, width);
    pairs.shells.asked_count = PAIR_ASKED;
    pairs.longest = 1000;
    pairs.complete = true;
    for (unsigned i = 0; i < PAIR_ASKED; i++) {
        pairs.shells.asked[i].value = 100 * i + 7;
    }
}

/* With throws g that satisfy their equations within u, no game is longer than g / (1 - u); and not
   a throw more is said than that rounded up. */
TEST(the_longest_game_follows_from_the_rise) {
    for (unsigned i = 0; i < TRIALS; i++) {
        start(PAIR_VALUES_THROWS, WIDEST);
        pair_word one = pairs.shells.one, rise = random_below(&source, (unsigned)(one / 2));
        rise >>= random_below(&source, 16);
        pairs.shells.rise = rise;
        pairs.shells.greatest = random_below(&source, 1U << 31);
        bool bounded = pair_bound_longest(&pairs);
        assert_int_equal(bounded, rise + PAIR_ROUNDING <= one / 2);
        if (bounded) {
            assert_true((uint64_t)pairs.longest * (one - rise - PAIR_ROUNDING) >
                        pairs.shells.greatest);
            assert_true((uint64_t)(pairs.longest - 1) * (one - rise - PAIR_ROUNDING) <=
                        pairs.shells.greatest);
        } else {
            assert_int_equal(pairs.longest, 1000);
        }
    }
}

TEST(half_a_throw_is_still_a_bound) {
    start(PAIR_VALUES_THROWS, WIDEST);
    pairs.shells.rise = pairs.shells.one / 2 - PAIR_ROUNDING;
    assert_true(pair_bound_longest(&pairs));
    pairs.shells.rise++;
    assert_false(pair_bound_longest(&pairs));
}

/* Values of 3 bytes are looked up half a unit off; those in full are not. */
TEST(the_residue_is_what_values_have_changed) {
    for (uint8_t width = 4; width <= WIDEST; width++) {
        for (pair_word change = 0; change < 5000; change += 97) {
            start(PAIR_VALUES_TOKENS, width);
            pair_word half = pair_columns_unit(&pairs.shells.columns) / 2;
            pairs.shells.change = change;
            pair_take_answers(&pairs);
            assert_true(pairs.answered);
            assert_true(pairs.residue == (change > half ? change : half) + PAIR_ROUNDING);
            assert_int_equal(pairs.answer_bits, BITS);
            for (unsigned i = 0; i < PAIR_ASKED; i++) {
                assert_true(pairs.answer[i] == pairs.shells.asked[i].value);
            }
        }
    }
}

static bool is_taken(void) {
    pair_take_answers(&pairs);
    return pairs.answered;
}

/* None of a sweep that leaps, or that had begun before it was asked; nor where the bound is as wide
   as what is bounded: a chance is off by as many residues as the game has throws. */
TEST(some_sweeps_prove_nothing) {
    start(PAIR_VALUES_THROWS, WIDEST);
    pairs.shells.leap = 1;
    assert_false(is_taken());
    start(PAIR_VALUES_THROWS, WIDEST);
    pairs.complete = false;
    assert_false(is_taken());
    start(PAIR_VALUES_THROWS, WIDEST);
    pairs.shells.change = pairs.shells.one;
    assert_false(is_taken());
    start(PAIR_VALUES_WINS, WIDEST);
    pairs.shells.change = pairs.shells.one / pairs.longest;
    assert_false(is_taken());
    pairs.shells.change = pairs.shells.one / pairs.longest / 16;
    assert_true(is_taken());
}

/* A bound only shrinks, unless the scale is another. */
TEST(a_wider_bound_is_not_taken) {
    start(PAIR_VALUES_TOKENS, WIDEST);
    pairs.shells.change = 500;
    pair_take_answers(&pairs);
    pairs.shells.asked[1].value = 1;
    pairs.shells.change = 501;
    pair_take_answers(&pairs);
    assert_true(pairs.answer[1] == 107 && pairs.residue == 500 + PAIR_ROUNDING);
    pairs.shells.change = 500;
    pair_take_answers(&pairs);
    assert_true(pairs.answer[1] == 1);
    pairs.shells.change = 501;
    pairs.shells.bits--;
    pair_take_answers(&pairs);
    assert_true(pairs.residue == 501 + PAIR_ROUNDING);
    assert_int_equal(pairs.answer_bits, BITS - 1);
}

/* What has been computed of throws also serves the chances that may be asked for next. */
TEST(answers_to_throws_bound_the_longest_game) {
    for (unsigned kind = PAIR_VALUES_WINS; kind <= PAIR_VALUES_TOKENS; kind++) {
        start(kind, WIDEST);
        pairs.shells.greatest = 30 * pairs.shells.one;
        pair_take_answers(&pairs);
        assert_int_equal(pairs.longest, kind == PAIR_VALUES_THROWS ? 31 : 1000);
    }
}
