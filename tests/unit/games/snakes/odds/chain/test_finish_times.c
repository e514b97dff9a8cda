/* The fewest throws, the likeliest number and the quantiles, on the built-in boards. */

#include "support/testing.h"
#include <string.h>

#include <math.h>

#include "games/snakes/odds/chain/finish_times.h"
#include "oracle/oracle.h"
#include "oracle/reference.h"

static void find(struct finish_times *times, const struct board *board, uint32_t longer,
                 uint32_t longer_too) {
    const struct finish_times_question question = {board, 0, {longer, longer_too}, false};
    uint8_t before = 0;
    finish_times_start(times, &question);
    while (finish_times_step(times) == WORKING) {
        assert_true(finish_times_done(times) >= before);
        assert_true(finish_times_done(times) <=
                    (1 - ldexp((double)times->unfinished, -WINDOW_BITS)) * 256);
        before = finish_times_done(times);
    }
}

TEST(chutes_takes_7_throws_at_least_and_32_in_half_of_all_games) {
    struct board board;
    struct finish_times duration;
    reference_board("chutes", BOARD_STAY, &board);
    find(&duration, &board, FINISH_TIMES_HALF, FINISH_TIMES_NINE_TENTHS);
    assert_int_equal(finish_times_fewest(&duration), 7);
    assert_int_equal(finish_times_likeliest(&duration).throws, 22);
    assert_int_equal(finish_times_quantile(&duration, 0).throws, 32);
}

/* A board of the greatest goal has all squares that there is room for. */
TEST(nothing_is_written_behind_the_last_square) {
    static struct {
        struct finish_times times;
        uint8_t beyond[64];
    } guarded;
    struct board board;
    reference_board("chutes", BOARD_STAY, &board);
    assert_int_equal(board.goal, BOARD_GOAL_MAXIMUM);
    memset(&guarded, 0x5A, sizeof guarded);
    find(&guarded.times, &board, FINISH_TIMES_HALF, 0);
    for (unsigned i = 0; i < sizeof guarded.beyond; i++) {
        assert_int_equal(guarded.beyond[i], 0x5A);
    }
}

/* A check is cut into slices; the last one reaches the squares before the goal. */
TEST(what_may_follow_is_checked_from_every_square) {
    struct board board;
    struct finish_times times;
    uint8_t furthest = 0;
    reference_board("chutes", BOARD_STAY, &board);
    finish_times_start(&times,
                       &(struct finish_times_question){
                           &board, 0, {FINISH_TIMES_HALF, FINISH_TIMES_NINE_TENTHS}, false});
    while (finish_times_step(&times) == WORKING) {
        furthest = times.square > furthest ? times.square : furthest;
    }
    assert_in_range(furthest, board.goal / 2, board.goal - 1);
    assert_int_equal(times.square, 0);
}

TEST(a_token_on_the_goal_is_home_already) {
    const struct board board = {6, BOARD_STAY, 0, {{0, 0}}};
    struct finish_times times;
    const struct finish_times_question question = {&board, 6, {FINISH_TIMES_HALF, 0}, false};
    memset(&times, 0x5A, sizeof times);
    finish_times_start(&times, &question);
    assert_int_equal(finish_times_step(&times), DONE);
    assert_int_equal(finish_times_fewest(&times), 0);
    assert_int_equal(finish_times_likeliest(&times).throws, 0);
    assert_int_equal(finish_times_quantile(&times, 0).throws, 0);
}

/* Four walls of five snakes: half of all games are longer than can be counted. */
TEST(a_quantile_beyond_65535_throws_is_impossible) {
    struct board board = {47, BOARD_STAY, 0, {{0, 0}}};
    for (unsigned wall = 0; wall < 4; wall++) {
        for (unsigned k = 0; k < 5; k++) {
            board.jumps[board.jump_count++] = (struct board_jump){(uint8_t)(7 + 9 * wall + k), 0};
        }
    }
    struct finish_times times;
    memset(&times, 0x5A, sizeof times);
    finish_times_start(&times,
                       &(struct finish_times_question){&board, 0, {FINISH_TIMES_HALF, 0}, false});
    enum progress progress;
    while ((progress = finish_times_step(&times)) == WORKING) {
        continue;
    }
    assert_int_equal(progress, IMPOSSIBLE);
    assert_int_equal(finish_times_quantile(&times, 0).throws, 0);
}

/* Three walls of snakes, which make games of thousands of throws and more. */
static void slow_board(unsigned number, struct board *board) {
    *board = (struct board){.goal = (uint8_t)(29 + 9 * (number % 3)), .overshoot = number % 3};
    for (unsigned wall = 0; wall < 3; wall++) {
        for (unsigned k = 0; k < 5; k++) {
            unsigned to = number < 3 ? 0 : (wall * 5 + k) % (number - 1);
            uint8_t from = (uint8_t)(7 + 7 * wall + k);
            board->jumps[board->jump_count++] = (struct board_jump){from, (uint8_t)to};
        }
    }
}

/* Asks for the quantile of a chance: that of more than so many throws, and `more` billionths. */
static void check_near_the_end(const struct board *board, const struct oracle_finish_times *exact,
                               unsigned throws, double more, enum progress expected) {
    double longer = (double)exact->unfinished[throws] * 1e9 + more;
    struct finish_times times;
    enum progress progress;

    if (longer < 1 || longer > 1e9 - 1) {
        return;
    }
    const struct finish_times_question question = {board, 0, {(uint32_t)longer, 0}, true};
    finish_times_start(&times, &question);
    while ((progress = finish_times_step(&times)) == WORKING) {
        continue;
    }
    assert_int_equal(progress, expected);
    assert_int_equal(finish_times_quantile(&times, 0).throws,
                     oracle_quantile(exact, (uint32_t)longer / 1e9L));
}

/* The likeliest number of a slow board is among the first, but hardly likelier than those after it.
   It must be right, or marked and as likely as the right one except for rounding. */
static void check_likeliest(const struct board *board, const struct oracle_finish_times *exact) {
    struct finish_times_number found;
    struct finish_times times;

    find(&times, board, 0, 0);
    found = finish_times_likeliest(&times);
    assert_true(oracle_exactly(exact, found.throws) >= exact->greatest - 1e-10L);
    assert_true(found.doubtful || found.throws == exact->likeliest);
}

/* Quantiles on both sides of the last number that is counted: that one is answered, those beyond
   are not. */
TEST(what_cannot_be_counted_is_refused) {
    const unsigned last = UINT16_MAX;
    unsigned reached = 0;

    for (unsigned number = 3; number < 9; number += 2) {
        struct oracle_finish_times exact;
        struct oracle_moves moves;
        struct board board;
        uint8_t square;
        slow_board(number, &board);
        assert_int_equal(board_check(&board, &square), BOARD_SOUND);
        oracle_moves(&board, &moves);
        oracle_finish_times(&moves, 0, &exact);
        assert_int_equal(exact.length, last + 1);
        double step = (double)oracle_exactly(&exact, last) * 1e9;
        check_near_the_end(&board, &exact, last, step / 2, DONE);
        check_near_the_end(&board, &exact, last, -step / 2, IMPOSSIBLE);
        check_near_the_end(&board, &exact, last, -30 * step, IMPOSSIBLE);
        check_likeliest(&board, &exact);
        print_message("%.0f billionths are left, %.0f of the last throw\n",
                      (double)exact.unfinished[last] * 1e9, step);
        reached += step > 10;
        oracle_finish_times_free(&exact);
    }
    assert_int_equal(reached, 3);
}

TEST(quantiles_of_any_level_agree_with_the_oracle) {
    struct board board;
    struct finish_times duration;
    struct oracle_finish_times exact;
    struct oracle_moves moves;
    reference_board("classic", BOARD_STAY, &board);
    oracle_moves(&board, &moves);
    oracle_finish_times(&moves, 0, &exact);
    for (uint32_t percent = 1; percent < 99; percent++) {
        const uint32_t longer = percent * 10000000, longer_too = 1000 * percent * percent * percent;
        find(&duration, &board, longer, longer_too);
        assert_int_equal(finish_times_quantile(&duration, 0).throws,
                         oracle_quantile(&exact, longer / 1e9L));
        assert_int_equal(finish_times_quantile(&duration, 1).throws,
                         oracle_quantile(&exact, longer_too / 1e9L));
        assert_false(finish_times_quantile(&duration, 0).doubtful);
        assert_false(finish_times_quantile(&duration, 1).doubtful);
    }
    oracle_finish_times_free(&exact);
}

/* From square 2 of 6 half of all throws win: P(T <= 1) is 1/2 to the bit, and P(T = m) falls. */
TEST(a_chance_that_is_met_exactly_is_reached) {
    const struct board board = {6, BOARD_WIN, 0, {{0, 0}}};
    struct finish_times times;
    const struct finish_times_question question = {&board, 2, {FINISH_TIMES_HALF, 0}, false};
    memset(&times, 0x5A, sizeof times);
    finish_times_start(&times, &question);
    while (finish_times_step(&times) == WORKING) {
        continue;
    }
    assert_int_equal(finish_times_quantile(&times, 0).throws, 1);
    assert_false(finish_times_quantile(&times, 0).doubtful);
}

/* A slice makes one throw, and none follows the one that answers. */
TEST(only_quantiles_take_as_many_throws_as_they_are) {
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (uint32_t percent = 1; percent < 100; percent += 7) {
            struct board board;
            struct finish_times times;
            unsigned throws = 1;
            reference_board(reference_names[i], BOARD_STAY, &board);
            finish_times_start(&times,
                               &(struct finish_times_question){
                                   &board, 0, {percent * (FINISH_TIMES_ALL / 100), 0}, true});
            while (finish_times_step(&times) == WORKING) {
                throws++;
            }
            assert_int_equal(finish_times_quantile(&times, 0).throws, throws);
            assert_int_equal(finish_times_likeliest(&times).doubtful, false);
        }
    }
}

/* Quantiles that leave a thousandth, a millionth or a billionth are not in doubt on any built-in
   board, whatever the rule. */
TEST(the_ends_of_short_games_are_not_in_doubt) {
    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
            for (uint32_t longer = 1; longer < 10000000; longer *= 1000) {
                struct board board;
                struct finish_times times;
                reference_board(reference_names[i], rule, &board);
                find(&times, &board, longer, longer + longer / 3);
                assert_false(finish_times_quantile(&times, 0).doubtful);
                assert_false(finish_times_quantile(&times, 1).doubtful);
            }
        }
    }
}

/* True if the next throw as the quantile would be in doubt, if the chance asked for were `more`
   above what is left then. */
static bool is_in_doubt(struct finish_times *times, uint64_t left, uint64_t more) {
    static struct finish_times before;
    bool doubtful;

    before = *times;
    times->quantile[0] = (struct finish_times_number){0, false};
    times->longer[0] = left + more;
    finish_times_step(times);
    assert_int_equal(times->quantile[0].throws, times->finish.throws);
    doubtful = times->quantile[0].doubtful;
    *times = before;
    return doubtful;
}

/* The greatest loss that is held possible in what is left after the next throw. */
static uint64_t doubt_of(struct finish_times *times, uint64_t left) {
    uint64_t certain = left, doubt = 0;

    while (certain - doubt > 1 + (certain >> 6)) {
        uint64_t middle = doubt + (certain - doubt) / 2;
        if (is_in_doubt(times, left, middle)) {
            doubt = middle;
        } else {
            certain = middle;
        }
    }
    return certain;
}

/* What is left may be too small, but by no more than the doubt and the millionth of a millionth
   that may be missing. */
TEST(no_more_is_lost_than_is_doubted) {
    enum { EVERY = 20 };

    for (unsigned i = 0; reference_names[i] != NULL; i++) {
        struct board board;
        struct oracle_finish_times exact;
        struct oracle_moves moves;
        struct finish_times times;
        reference_board(reference_names[i], BOARD_STAY, &board);
        oracle_moves(&board, &moves);
        oracle_finish_times(&moves, 0, &exact);
        finish_times_start(&times, &(struct finish_times_question){&board, 0, {1, 0}, true});
        for (unsigned m = 1; m < exact.length && exact.unfinished[m] > 1e-9L; m++) {
            static struct finish_times before;
            before = times;
            finish_times_step(&times);
            if (m % EVERY == 0 && times.finish.window.lost) {
                uint64_t unfinished = times.unfinished;
                long double left = ldexpl((long double)unfinished, -WINDOW_BITS);
                long double lost = exact.unfinished[m] - left, doubt;
                times = before;
                doubt = ldexpl((long double)doubt_of(&times, unfinished), -WINDOW_BITS);
                finish_times_step(&times);
                assert_true(lost >= -1e-17L && lost <= doubt + 1e-12L * left);
                assert_true(doubt <= 1e-13L);
            }
        }
        oracle_finish_times_free(&exact);
    }
}
