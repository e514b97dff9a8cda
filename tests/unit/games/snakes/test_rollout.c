/* Rollouts against exact chances, 200 trials each: the stated error must hold. */

#include "support/testing.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_values.h"
#include "games/snakes/odds/race_odds.h"
#include "games/snakes/odds/rollout.h"
#include "oracle/oracle.h"
#include "oracle/reference.h"
#include "support/value.h"

enum { TRIALS = 200, HELD = 190, GAMES = 300, THROWS = 12 };

/* xorshift32 (Marsaglia, 2003). */
static uint32_t state_of_die;
static unsigned thrown;

static uint8_t die(void) {
    state_of_die ^= state_of_die << 13;
    state_of_die ^= state_of_die >> 17;
    state_of_die ^= state_of_die << 5;
    thrown++;
    return (uint8_t)(1 + ((uint64_t)state_of_die * 6 >> 32));
}

static double chance_of(probability_t p) {
    return ldexp(p, -PROBABILITY_BITS);
}

static double value_of(struct real value) {
    return ldexp(value.mantissa, -value.fraction_bits);
}

/* The error must hold for every player in 95 of 100 trials, and be less than 1/12 to be of use. */
static void try(const char *name, const struct board *board, struct position *position,
                const double exact[]) {
    unsigned held[POSITION_PLAYERS] = {0};
    static struct rollout playout;

    assert_true(position_check(position, board));
    for (unsigned trial = 0; trial < TRIALS; trial++) {
        state_of_die = 2463534242U + 7919 * trial;
        rollout_start(&playout, board, position, die);
        while (playout.games < GAMES) {
            thrown = 0;
            enum progress progress = rollout_step(&playout);
            assert_int_equal(progress, playout.games ? IMPROVING : WORKING);
            assert_int_equal(thrown, THROWS);
        }
        for (uint8_t player = 0; player < position->players; player++) {
            struct rollout_estimate estimate = rollout_estimate(&playout, player);
            double error = value_of(estimate.error);
            assert_true(error > 0 && error < 1.0 / 12);
            held[player] += fabs(chance_of(estimate.chance) - exact[player]) <= error;
        }
    }
    printf("%s:", name);
    for (uint8_t player = 0; player < position->players; player++) {
        printf(" %.6f held in %u,", exact[player], held[player]);
        assert_true(held[player] >= HELD);
    }
    printf(" of %u\n", TRIALS);
}

static void try_duel(const char *name, uint8_t first, uint8_t second) {
    static struct pair_values pairs;
    struct board board;
    struct position position = {.players = 2, .tokens = 1, .kicks = 1, .turn = 1};
    struct bounded value;

    reference_board(name, BOARD_STAY, &board);
    pair_values_start(&pairs, &board, PAIR_VALUES_WINS);
    pair_values_ask(&pairs, 0, first, second);
    while (pair_values_step(&pairs) != DONE) {
        continue;
    }
    value = pair_values_answer(&pairs, 0);
    position.square[1][0] = first;
    position.square[0][0] = second;
    double wins = chance_of(bounded_to_probability(&value));
    try(name, &board, &position, (const double[]){1 - wins, wins});
}

TEST(the_error_holds_for_duels) {
    try_duel("forch", 0, 0);
    try_duel("forch", 2, 22);
    try_duel("forch", 22, 15);
    try_duel("chutes", 0, 0);
    try_duel("chutes", 99, 3); /* the second player hardly ever wins */
}

static void try_contest(const char *name, uint8_t players, const uint8_t square[]) {
    struct board board;
    struct race_odds contest;
    struct position position = {.players = players, .tokens = 1};
    double exact[POSITION_PLAYERS];

    reference_board(name, BOARD_BOUNCE, &board);
    race_odds_start(&contest, &board, players, square);
    while (race_odds_step(&contest) == WORKING) {
        continue;
    }
    for (uint8_t i = 0; i < players; i++) {
        position.square[i][0] = square[i];
        exact[i] = (double)bounded_value(race_odds_wins(&contest, i));
    }
    try(name, &board, &position, exact);
}

TEST(the_error_holds_for_races) {
    try_contest("chutes", 3, (const uint8_t[]){0, 50, 78});
    try_contest("classic", 6, (const uint8_t[]){0, 0, 0, 0, 0, 0});
    try_contest("forch", 4, (const uint8_t[]){0, 22, 21, 20});
}

/* All positions of a small board are numbered. */
enum {
    SMALL_GOAL = 6,
    SQUARES = SMALL_GOAL + 1,
    POSITIONS = SQUARES * SQUARES * SQUARES * SQUARES
};

static unsigned number_of(const struct position *position) {
    unsigned number = 0;

    for (unsigned i = 0; i < 4; i++) {
        number = number * SQUARES + position->square[i / 2][i % 2];
    }
    return number;
}

static void position_of(unsigned number, struct position *position) {
    for (unsigned i = 4; i-- > 0; number /= SQUARES) {
        position->square[i / 2][i % 2] = (uint8_t)(number % SQUARES);
    }
}

/* P(the first of two players wins) with two tokens under the quick choice, by iteration. */
static double solve_tokens(const struct board *board, bool kicks) {
    static double value[POSITIONS][2];
    double change = 1;

    memset(value, 0, sizeof value);
    while (change > 1e-12) {
        change = 0;
        for (unsigned number = POSITIONS; number-- > 0;) {
            for (uint8_t turn = 0; turn < 2; turn++) {
                struct position from = {.players = 2, .tokens = 2, .kicks = kicks, .turn = turn};
                double sum = 0;
                memset(from.square, 0, sizeof from.square);
                position_of(number, &from);
                if (!position_check(&from, board)) {
                    continue;
                }
                for (uint8_t face = 1; face <= BOARD_FACES; face++) {
                    struct position at = from;
                    uint8_t token = position_quick_choice(&from, board, face);
                    position_throw(&at, board, token, face);
                    bool won = position_is_over(&at, board);
                    sum += won ? turn == 0 : value[number_of(&at)][at.turn];
                }
                change = fmax(change, fabs(sum / 6 - value[number][turn]));
                value[number][turn] = sum / 6;
            }
        }
    }
    return value[0][0];
}

TEST(the_error_holds_for_two_tokens) {
    const struct board board = {SMALL_GOAL, BOARD_STAY, 1, {{4, 1}}};

    for (uint8_t kicks = 0; kicks < 2; kicks++) {
        struct position position = {.players = 2, .tokens = 2, .kicks = kicks};
        double wins = solve_tokens(&board, kicks);
        assert_true(wins > 0.5 && wins < 0.7);
        try(kicks ? "two tokens, kicks" : "two tokens", &board, &position,
            (const double[]){wins, 1 - wins});
    }
}

/* The formulas with z^2 = 7, and shares in 2^-15. With 17,500 games of two equal players the error
   is 1 in 100. */
TEST(the_error_is_that_of_agresti_and_coull) {
    struct rollout playout = {.games = 0};
    struct rollout_estimate estimate = rollout_estimate(&playout, 0);

    assert_int_equal(estimate.chance, PROBABILITY_ONE / 2);
    assert_true(fabs(value_of(estimate.error) - 0.5) < 1e-8);
    for (unsigned games = 1; games <= UINT16_MAX; games += games / 3 + 1) {
        for (unsigned wins = 0; wins <= games; wins += games / 5 + 1) {
            playout.games = (uint16_t)games;
            playout.wins[3] = (uint16_t)wins;
            estimate = rollout_estimate(&playout, 3);
            double error = value_of(estimate.error);
            double n = games, w = wins;
            double middle = (w + 3.5) / (n + 7), half = sqrt(7 * middle * (1 - middle) / (n + 7)),
                   wilson = sqrt(7 * (w * (n - w) / n + 1.75)) / (n + 7);
            assert_true(fabs(chance_of(estimate.chance) - middle) < 1e-8);
            assert_true(fabs(error - half) < 1e-4 * half + 2e-6);
            assert_true(error >= wilson * (1 - 1e-4));
            assert_true(chance_of(rollout_share(&playout, 3)) == floor(ldexp(w / n, 15)) / 32768);
        }
    }
    playout.games = 17500;
    playout.wins[0] = 8750;
    estimate = rollout_estimate(&playout, 0);
    assert_true(fabs(value_of(estimate.error) - 0.01) < 1e-5);
}

TEST(it_stops_where_the_count_does) {
    const struct board board = {6, BOARD_WIN, 0, {{0, 0}}};
    struct position position = {.players = 1, .tokens = 1};
    struct rollout playout;

    state_of_die = 1;
    rollout_start(&playout, &board, &position, die);
    while (rollout_step(&playout) != DONE) {
        assert_int_equal(rollout_done(&playout), playout.games / 256);
    }
    assert_int_equal(playout.games, UINT16_MAX);
    assert_int_equal(playout.wins[0], UINT16_MAX);
    assert_int_equal(rollout_step(&playout), DONE);
    assert_int_equal(rollout_done(&playout), PROGRESS_ALL);
    assert_int_equal(playout.games, UINT16_MAX);
}
