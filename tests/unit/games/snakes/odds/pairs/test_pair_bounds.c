/* Bounds of the values of pairs, after sweeps whose results are set by hand: they must hold, and be
   no wider than whole numbers make them. In the units here one throw is `one`, and changes are
   sixths. */

#include "support/testing.h"

#include "games/snakes/odds/pairs/pair_values.h"
#include "oracle/reference.h"
#include "support/random_board.h"

enum { TRIALS = 20000, SEED = 49, SIXTHS = PAIR_SUMMANDS };

static struct random_source source = {SEED};
static struct board board;
static struct pair_values pairs;

/* A number below a power of 2, of any size. */
static pair_word any(unsigned bits) {
    return random_below(&source, 1U << random_below(&source, bits + 1));
}

static pair_word residue_of(pair_word change) {
    return change > SIXTHS / 2 ? change : SIXTHS / 2;
}

static void begin(enum pair_values_kind kind, uint8_t bits) {
    pair_values_start(&pairs, &board, kind);
    pairs.state.bits = bits;
}

/* Ends a sweep at once: no shell is left. */
static enum progress end_sweep(void) {
    pairs.stage = PAIR_SWEEPING;
    pairs.complete = true;
    pairs.state.open = false;
    pairs.state.high_square = 0;
    return pair_values_step(&pairs);
}

/* ---- the longest game ------------------------------------------------------------------------ */

/* True if the sweep for throws is the last before the chances. */
static bool turns_to_wins(uint8_t bits, pair_word greatest, pair_word rise) {
    begin(PAIR_VALUES_WINS, bits);
    pairs.state.greatest = greatest;
    pairs.state.rise = pairs.state.change = rise;
    assert_int_equal(end_sweep(), WORKING);
    return pairs.state.kind == PAIR_VALUES_WINS;
}

/* Throws of g, which are rounded by half a unit, that rise by u < 1: g / (1 - u) is the bound. */
TEST(the_longest_game_is_bounded) {
    for (unsigned i = 0; i < TRIALS; i++) {
        uint8_t bits = (uint8_t)(4 + random_below(&source, 1 + random_below(&source, 20)));
        uint64_t one = 1ULL << bits;
        uint64_t greatest = one + random_below(&source, 1U << (bits + random_below(&source, 6)));
        pair_word rise = random_below(&source, 3U << bits);
        if (rise / SIXTHS + 1 <= one / 2) {
            uint64_t rest = SIXTHS * one - residue_of(rise);
            uint64_t rest_at_least = one - residue_of(rise) / SIXTHS - 1;
            assert_true(turns_to_wins(bits, (pair_word)greatest, rise));
            assert_true(pairs.longest * rest >= SIXTHS * greatest + SIXTHS / 2);
            assert_true((pairs.longest - 1) * rest_at_least <= greatest + 1);
        }
    }
}

TEST(throws_bound_the_longest_game_if_they_rise_by_less_than_half_a_throw) {
    for (uint8_t bits = 4; bits <= 20; bits++) {
        pair_word half = (pair_word)SIXTHS << (bits - 1);
        assert_true(turns_to_wins(bits, 40U << bits, half - 1));
        assert_false(turns_to_wins(bits, 40U << bits, half + 1));
    }
}

/* ---- answers --------------------------------------------------------------------------------- */

static bool answers(pair_word change) {
    pairs.state.change = change;
    end_sweep();
    return pairs.answered;
}

/* For a chance, that is an eighth; for throws, an eighth of them. */
TEST(values_are_answered_once_they_are_off_by_less_than_an_eighth) {
    for (uint8_t bits = 4; bits <= 20; bits++) {
        pair_word eighth = ((pair_word)SIXTHS << bits) / 8;
        for (unsigned kind = PAIR_VALUES_THROWS; kind <= PAIR_VALUES_TOKENS; kind++) {
            begin(kind, bits);
            assert_false(answers(eighth));
            begin(kind, bits);
            assert_true(answers(eighth - 1));
        }
        for (uint32_t longest = 1; longest <= eighth / 4; longest = 2 * longest + 1) {
            begin(PAIR_VALUES_WINS, bits);
            pairs.state.kind = PAIR_VALUES_WINS;
            pairs.longest = longest;
            assert_false(answers((eighth + longest - 1) / longest));
            assert_true(answers(eighth / longest - 1));
        }
    }
}

/* A bound of as many bits does not become wider; values of the same bound are newer. After a bit is
   dropped all bounds are new. */
TEST(answers_with_wider_bounds_are_not_taken) {
    begin(PAIR_VALUES_THROWS, 10);
    pair_values_ask(&pairs, 0, 0, 0);
    for (pair_word change = 40; change >= 10; change -= 10) {
        pairs.state.asked[0].value = change;
        assert_true(answers(change));
        assert_int_equal(pairs.answer[0], change);
        pairs.state.asked[0].value = 0;
        assert_true(answers(change + 1));
        assert_int_equal(pairs.answer[0], change);
        assert_int_equal(pairs.residue, change);
        pairs.state.asked[0].value = change + 7;
        assert_true(answers(change));
        assert_int_equal(pairs.answer[0], change + 7);
    }
    pairs.state.bits--;
    pairs.state.asked[0].value = 5;
    assert_true(answers(20));
    assert_int_equal(pairs.answer[0], 5);
    assert_int_equal(pairs.answer_bits, 9);
    assert_int_equal(pairs.residue, 20);
}

/* A question that comes within a sweep waits for the next one. */
TEST(a_sweep_answers_the_questions_that_were_asked_before) {
    begin(PAIR_VALUES_THROWS, 10);
    assert_true(answers(20));
    pair_values_ask(&pairs, 0, 0, 0);
    pairs.stage = PAIR_SWEEPING;
    pairs.state.open = false;
    pairs.state.high_square = 0;
    pairs.state.change = 20;
    assert_int_equal(pair_values_step(&pairs), WORKING);
    assert_false(pairs.answered);
    assert_true(answers(20));
}

static struct bounded answer_of(pair_word value, uint8_t bits, pair_word residue) {
    pairs.answer[0] = value;
    pairs.answer_bits = bits;
    pairs.residue = residue;
    return pair_values_answer(&pairs, 0);
}

/* t r / (1 - r) for throws t, r N for chances of games of at most N throws, and half a unit. */
TEST(answers_are_off_by_no_more_than_their_equations_allow) {
    for (unsigned i = 0; i < TRIALS; i++) {
        uint8_t bits = (uint8_t)(5 + random_below(&source, 20));
        double one = (double)(1ULL << bits), part = 256;
        pair_word residue = residue_of(random_below(&source, (SIXTHS << bits) / 8));
        pair_word value = 1 + any(PAIR_RANGE_BITS - 1);
        double by = (double)residue / SIXTHS;
        struct bounded got;
        begin(PAIR_VALUES_THROWS, bits);
        got = answer_of(value, bits, residue);
        assert_int_equal(got.fraction_bits, bits + 8);
        assert_true(got.mantissa == (uint64_t)value * 256);
        assert_true(got.error >= part * (value * by / (one - by) + 0.5));
        assert_true(got.error <= part * ((value / (one - by - 1) + 1) * by + 0.5) + 1.001);
        begin(PAIR_VALUES_WINS, bits);
        pairs.state.kind = PAIR_VALUES_WINS;
        pairs.longest = 1 + random_below(&source, 1000);
        got = answer_of(value, bits, residue);
        assert_true(got.error >= part * (pairs.longest * by + 0.5));
        assert_true(got.error <= part * (pairs.longest * by + 0.5) + 1.001);
    }
}

/* Without a throw to make, the value is exact. */
TEST(tokens_that_are_home_take_no_throws) {
    begin(PAIR_VALUES_TOKENS, 10);
    assert_int_equal(answer_of(0, 10, 3).mantissa, 0);
    assert_int_equal(answer_of(0, 10, 3).error, 0);
}

/* ---- the last sweep -------------------------------------------------------------------------- */

static enum progress end_sweep_with(pair_word change) {
    pairs.state.change = change;
    return end_sweep();
}

static void begin_settling(void) {
    begin(PAIR_VALUES_THROWS, 12);
    pairs.least = UINT32_MAX;
}

TEST(values_that_change_by_a_unit_have_settled) {
    begin_settling();
    assert_int_equal(end_sweep_with(SIXTHS + 1), IMPROVING);
    assert_int_equal(end_sweep_with(SIXTHS), DONE);
}

TEST(changes_of_sixteen_units_settle_after_five_sweeps_without_a_smaller_one) {
    begin_settling();
    for (pair_word change = 16 * SIXTHS; change > 15 * SIXTHS; change -= 2) {
        for (unsigned sweep = 0; sweep < 5; sweep++) {
            assert_int_equal(end_sweep_with(change), IMPROVING);
        }
    }
    assert_int_equal(end_sweep_with(16 * SIXTHS), DONE);
}

TEST(greater_changes_settle_after_a_thousand_sweeps) {
    begin_settling();
    for (unsigned sweep = 1; sweep < 1000; sweep++) {
        assert_int_equal(end_sweep_with(16 * SIXTHS + 1), IMPROVING);
    }
    assert_int_equal(end_sweep_with(16 * SIXTHS + 1), DONE);
}

/* ---- leaps ----------------------------------------------------------------------------------- */

/* The leap after three sweeps, each of which has halved the changes. */
static int32_t leap_after(pair_word change) {
    begin_settling();
    pair_leaps_start(&pairs.leaps);
    for (unsigned halvings = 2; halvings; halvings--) {
        end_sweep_with(change << halvings);
        assert_int_equal(pairs.state.leap, 0);
    }
    assert_int_equal(end_sweep_with(change), IMPROVING);
    return pairs.state.leap;
}

TEST(changes_of_sixteen_units_are_too_much_rounding_to_leap_by) {
    assert_int_equal(leap_after(16 * SIXTHS), 0);
    assert_int_not_equal(leap_after(16 * SIXTHS + 1), 0);
}

/* ---- room ------------------------------------------------------------------------------------ */

/* Values that reach the greatest number lose a fraction bit, until they have room for 2^17 throws,
   or 2^12 if they are of two bytes. */
TEST(values_that_get_too_great_drop_fraction_bits) {
    for (uint8_t width = PAIR_NARROWEST; width <= PAIR_WIDEST; width++) {
        enum progress progress = WORKING;
        begin(PAIR_VALUES_THROWS, 0);
        pair_table_lay(&pairs.state.table, &board, false, pairs.bytes, width);
        pairs.state.bits = pair_table_range_bits(&pairs.state.table) - 1;
        pairs.state.most = (2U << pairs.state.bits) - 1;
        while (progress == WORKING) {
            uint8_t bits = pairs.state.bits;
            pairs.state.greatest = pairs.state.most;
            progress = end_sweep();
            assert_int_equal(pairs.state.bits, progress == WORKING ? bits - 1 : bits);
        }
        assert_int_equal(progress, IMPOSSIBLE);
        assert_int_equal(pairs.state.most >> pairs.state.bits,
                         (1 << (width == PAIR_NARROWEST ? 12 : 17)) - 1);
    }
}

int main(void) {
    reference_board("forch", BOARD_STAY, &board);
    return run_listed_tests(NULL, NULL);
}
