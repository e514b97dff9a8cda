/* The method for each game, and answers for the right player and square. */

#include "support/testing.h"

#include <math.h>

#include "games/snakes/odds/win_chances.h"
#include "oracle/oracle.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"

static struct win_chances win;
static struct board board;

static void start(struct position *position) {
    reference_board("forch", BOARD_STAY, &board);
    assert_true(position_check(position, &board));
    win_chances_start(&win, &board, position);
}

static enum progress run(void) {
    uint8_t before = 0;
    enum progress progress;

    do {
        progress = win_chances_step(&win);
        assert_true(win_chances_done(&win) >= before);
        before = win_chances_done(&win);
    } while (progress == WORKING || progress == IMPROVING);
    return progress;
}

static double chance_of(uint8_t player) {
    struct bounded chance = win_chances_of(&win, player);
    return ldexp((double)chance.mantissa, -chance.fraction_bits);
}

TEST(players_that_do_not_meet_race) {
    struct position position = {.players = 3, .tokens = 1, .turn = 1, .square = {{20}, {0}, {22}}};
    struct oracle_moves moves;
    long double wins[3];

    start(&position);
    assert_int_equal(win.method, WIN_BY_RACE);
    assert_int_equal(run(), DONE);
    oracle_moves(&board, &moves);
    oracle_race_odds(&moves, 3, (const uint8_t[]){0, 22, 20}, wins);
    for (uint8_t player = 0; player < 3; player++) {
        assert_true(fabs(chance_of(player) - (double)wins[(player + 2) % 3]) <= 1e-7);
    }
}

/* Under the rule "win" a token before the goal cannot miss it. One square further back each face
   but one is enough. */
TEST(who_cannot_fail_to_win_is_certain_to) {
    struct position position = {.players = 3, .tokens = 1, .square = {{9}, {9}, {9}}};

    for (position.turn = 0; position.turn < 3; position.turn++) {
        board = (struct board){10, BOARD_WIN, 0, {{0, 0}}};
        win_chances_start(&win, &board, &position);
        assert_int_equal(run(), DONE);
        for (uint8_t player = 0; player < 3; player++) {
            struct bounded chance = win_chances_of(&win, player);
            assert_true(chance_of(player) == (player == position.turn));
            assert_true(chance.error == 0);
        }
    }
    position.turn = 0;
    position.square[0][0] = 8;
    win_chances_ask(&win, &position);
    assert_int_equal(run(), DONE);
    for (uint8_t player = 0; player < 2; player++) {
        struct bounded chance = win_chances_of(&win, player);
        assert_true(fabs(chance_of(player) - (player ? 1 : 5) / 6.0) <= 1e-8);
        assert_true(chance.error > 0);
    }
    assert_true(chance_of(2) == 0);
}

/* Gives the player who throws next a chance that is off its error, or its error off 1, by so many
   units. */
static void set_chance(int below, int off) {
    struct bounded chance = race_odds_wins(&win.race, 0);
    uint64_t one = 1ULL << chance.fraction_bits;
    uint64_t wins = (below ? one - chance.error : chance.error) + (uint64_t)off;

    win.race.player[0].wins = wins << (64 - chance.fraction_bits);
}

TEST(chances_are_certain_if_they_may_be_within_their_error) {
    struct position position = {.players = 2, .tokens = 1};

    start(&position);
    assert_int_equal(run(), DONE);
    for (int off = -2; off <= 2; off++) {
        set_chance(false, off);
        assert_true(off <= 0 ? chance_of(0) == 0 : chance_of(0) > 0);
        set_chance(true, off);
        assert_true(off >= 0 ? chance_of(0) == 1 : chance_of(0) < 1);
    }
}

TEST(two_players_with_kick_out_are_solved_once_for_every_position) {
    static oracle_pairs wins, throws;
    unsigned sweeps;
    struct position position = {.players = 2, .tokens = 1, .kicks = true};
    struct oracle_moves moves;

    start(&position);
    assert_int_equal(win.method, WIN_BY_PAIRS);
    assert_int_equal(run(), DONE);
    oracle_moves(&board, &moves);
    oracle_duel(&moves, wins, throws);
    assert_true(fabs(chance_of(0) - (double)wins[0][0]) <= 1e-8);
    position.square[0][0] = 20;
    position.square[1][0] = 5;
    position.turn = 1;
    sweeps = win.pairs.sweeps;
    win_chances_ask(&win, &position);
    assert_int_equal(run(), DONE);
    assert_int_equal(win.pairs.sweeps, sweeps + 1);
    assert_true(fabs(chance_of(1) - (double)wins[5][20]) <= 1e-8);
    assert_true(fabs(chance_of(0) + chance_of(1) - 1) <= 1e-9);
}

TEST(other_games_are_to_be_played_out) {
    struct position crowd = {.players = 3, .tokens = 1, .kicks = true};
    struct position tokens = {.players = 2, .tokens = 2};

    assert_int_equal(win_method(&crowd), WIN_BY_ROLLOUT);
    assert_int_equal(win_method(&tokens), WIN_BY_ROLLOUT);
}

TEST(another_position_of_a_race_is_computed_anew) {
    struct position position = {.players = 2, .tokens = 1};
    double before;

    start(&position);
    assert_int_equal(run(), DONE);
    before = chance_of(0);
    position.square[0][0] = 20;
    win_chances_ask(&win, &position);
    assert_int_equal(win_chances_step(&win), WORKING);
    assert_int_equal(run(), DONE);
    assert_true(chance_of(0) > before);
}
