/* Games of snakes and ladders with accounts, where the chances are exact. Nothing is decided, so
   that all is luck. */

#include "support/testing.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/win_chances.h"
#include "oracle/oracle.h"
#include "oracle/pair_oracle.h"
#include "oracle/reference.h"
#include "support/campaign.h"
#include "support/luck.h"
#include "support/random_board.h"

enum {
    GAMES = 10000,
    FAST_GAMES = 100000,
    OTHERS = 3, /* on boards where every position takes long to compute */
    ALL_OTHERS = 2000,
    CROWDS = 20,
    ALL_CROWDS = 200,
    SQUARES = BOARD_GOAL_MAXIMUM + 1
};

static struct random_source source;
static struct board board;
static struct win_chances win;
static struct account account[POSITION_PLAYERS];
static double greatest;
static unsigned sixes; /* so many of 60 throws are loaded: they show a six */

/* ---- chances --------------------------------------------------------------------------------- */

static void compute(const struct position *position) {
    enum progress progress;

    win_chances_ask(&win, position);
    do {
        progress = win_chances_step(&win);
    } while (progress == WORKING || progress == IMPROVING);
    assert_int_equal(progress, DONE);
}

/* Chances computed of two players: of the one who throws next, by both squares. */
static int32_t known[SQUARES][SQUARES];
enum { UNKNOWN = -1 };

static void load(const char *name, enum board_overshoot rule, bool kicks) {
    static const struct position two = {.players = 2, .tokens = 1};
    static struct position start;

    reference_board(name, rule, &board);
    start = two;
    start.kicks = kicks;
    assert_true(position_check(&start, &board));
    win_chances_start(&win, &board, &start);
    assert_int_equal(win.method, kicks ? WIN_BY_PAIRS : WIN_BY_RACE);
    compute(&start);
    memset(known, UNKNOWN, sizeof known);
}

static int32_t chance_of_two(const struct position *position, uint8_t player) {
    uint8_t turn = position->turn;
    int32_t *chance = &known[position->square[turn][0]][position->square[!turn][0]];

    if (*chance == UNKNOWN) {
        struct bounded answer;
        compute(position);
        answer = win_chances_of(&win, turn);
        *chance = account_chance(bounded_to_probability(&answer));
    }
    return player == turn ? *chance : ACCOUNT_ONE - *chance;
}

static int32_t chance_of(const struct position *position, uint8_t player) {
    if (position_is_over(position, &board)) {
        return player == position->turn ? ACCOUNT_ONE : 0;
    }
    return chance_of_two(position, player);
}

/* ---- playing --------------------------------------------------------------------------------- */

static uint8_t throw_die(void) {
    return random_below(&source, 60) < sixes ? 6 : (uint8_t)(1 + random_below(&source, 6));
}

/* Checks that the mean of the chances after the six faces is the chance before. */
static void check_faces(const struct position *at, uint8_t player) {
    int64_t sum = 0;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct position after = *at;
        position_throw(&after, &board, 0, face);
        sum += chance_of(&after, player);
    }
    /* Chances with kick-out are right to 6e-6, 200 units. */
    luck_check_mean(&account[player], sum, BOARD_FACES, at->kicks ? 200 : LUCK_ROUNDED);
}

static void throw_once(struct position *at, bool checked) {
    uint8_t thrower = at->turn;

    if (checked) {
        check_faces(at, 0);
        check_faces(at, 1);
    }
    position_throw(at, &board, 0, throw_die());
    for (uint8_t player = 0; player < 2; player++) {
        account_enter(&account[player], player == thrower ? ACCOUNT_OWN_LUCK : ACCOUNT_OTHERS_LUCK,
                      account[player].now, chance_of(at, player));
    }
}

static void begin(struct position *at) {
    assert_true(position_check(at, &board));
    for (uint8_t player = 0; player < 2; player++) {
        account_start(&account[player], chance_of(at, player));
    }
}

static void play(bool kicks, bool checked) {
    struct position at = {.players = 2, .tokens = 1, .kicks = kicks};

    begin(&at);
    while (!position_is_over(&at, &board)) {
        throw_once(&at, checked);
    }
    luck_check_identity(account, at.turn == 0, false, &greatest);
}

/* ---- luck ------------------------------------------------------------------------------------ */

static void play_games(const char *name, enum board_overshoot rule, bool kicks, unsigned games) {
    load(name, rule, kicks);
    for (unsigned game = 0; game < games; game++) {
        play(kicks, game % 10 == 0);
    }
}

/* Plays games by all rules: many on the small board, some on the others. */
static void play_all(bool kicks) {
    unsigned others = campaign_cases(OTHERS, ALL_OTHERS);
    unsigned games = 3 * (GAMES / 3 + 1 + 2 * others);

    greatest = 0;
    for (unsigned rule = BOARD_STAY; rule <= BOARD_WIN; rule++) {
        play_games("forch", (enum board_overshoot)rule, kicks, GAMES / 3 + 1);
        play_games("chutes", (enum board_overshoot)rule, kicks, others);
        play_games("classic", (enum board_overshoot)rule, kicks, others);
    }
    print_message("%u games, off by %.2g\n", games, greatest);
}

TEST(start_and_luck_make_the_result) {
    play_all(false);
}

TEST(start_and_luck_make_the_result_with_kick_out) {
    play_all(true);
}

/* A game in which each of one to six players has an account. What others gain one loses. */
static void play_crowd(uint8_t players) {
    struct position at = {.players = players, .tokens = 1};

    assert_true(position_check(&at, &board));
    win_chances_start(&win, &board, &at);
    for (bool begun = false, over = false; !over; begun = true) {
        uint8_t thrower = at.turn;
        if (begun) {
            position_throw(&at, &board, 0, throw_die());
        }
        over = position_is_over(&at, &board);
        if (!over) {
            compute(&at);
        }
        for (uint8_t player = 0; player < players; player++) {
            struct bounded chance =
                over ? bounded_probability(PROBABILITY_ONE, 0) : win_chances_of(&win, player);
            int32_t now =
                over && player != at.turn ? 0 : account_chance(bounded_to_probability(&chance));
            if (begun) {
                account_enter(&account[player],
                              player == thrower ? ACCOUNT_OWN_LUCK : ACCOUNT_OTHERS_LUCK,
                              account[player].now, now);
            } else {
                account_start(&account[player], now);
            }
        }
    }
    for (uint8_t player = 0; player < players; player++) {
        assert_int_equal(account[player].now, player == at.turn ? ACCOUNT_ONE : 0);
        assert_int_equal(account_drift(&account[player]), 0);
    }
}

TEST(so_they_do_for_any_number_of_players) {
    reference_board("forch", BOARD_STAY, &board);
    for (uint8_t players = 1; players <= POSITION_PLAYERS; players++) {
        for (unsigned game = 0; game < campaign_cases(CROWDS, ALL_CROWDS); game++) {
            play_crowd(players);
        }
    }
}

/* Values of all positions from the rules alone, for the exact luck of a throw. */
static oracle_pairs wins, throws;

static double exact(const struct position *at, uint8_t player) {
    double chance = position_is_over(at, &board)
                        ? 1
                        : (double)wins[at->square[at->turn][0]][at->square[!at->turn][0]];

    return player == at->turn ? chance : 1 - chance;
}

static void check_luck(bool kicks) {
    struct position at = {.players = 2, .tokens = 1, .kicks = kicks};
    double luck[2] = {0};

    begin(&at);
    while (!position_is_over(&at, &board)) {
        uint8_t thrower = at.turn;
        double before = exact(&at, thrower);
        throw_once(&at, false);
        luck[thrower] += exact(&at, thrower) - before;
    }
    for (uint8_t player = 0; player < 2; player++) {
        double own = luck_number(account[player].sum[ACCOUNT_OWN_LUCK]);
        assert_true(fabs(own - luck[player]) <= 1e-6);
    }
}

static void solve_races(const struct oracle_moves *moves) {
    for (uint8_t first = 0; first < moves->goal; first++) {
        for (uint8_t second = 0; second < moves->goal; second++) {
            if (moves->can_stand[first] && moves->can_stand[second]) {
                long double both[2];
                oracle_race_odds(moves, 2, (const uint8_t[]){first, second}, both);
                wins[first][second] = both[0];
            }
        }
    }
}

TEST(luck_is_that_of_the_exact_values) {
    struct oracle_moves moves;

    for (unsigned kicks = 0; kicks < 2; kicks++) {
        load("forch", BOARD_STAY, kicks);
        oracle_moves(&board, &moves);
        if (kicks) {
            oracle_duel(&moves, wins, throws);
        } else {
            solve_races(&moves);
        }
        for (unsigned game = 0; game < GAMES / 10; game++) {
            check_luck(kicks);
        }
    }
}

/* By how many standard errors each player's mean luck differs from 0. */
static void mean_luck(bool kicks, unsigned loaded, double deviation[2]) {
    struct luck_mean mean[2] = {{0}, {0}};

    sixes = loaded;
    for (unsigned game = 0; game < FAST_GAMES; game++) {
        play(kicks, false);
        for (uint8_t player = 0; player < 2; player++) {
            luck_mean_add(&mean[player], luck_number(account[player].sum[ACCOUNT_OWN_LUCK]));
        }
    }
    sixes = 0;
    print_message("%u sixes more in 60\n", loaded);
    deviation[0] = luck_mean_say("first", &mean[0]);
    deviation[1] = luck_mean_say("second", &mean[1]);
}

static void check_luck_of_many(bool kicks) {
    double fair[2], loaded[2];

    load("forch", BOARD_STAY, kicks);
    mean_luck(kicks, 0, fair);
    mean_luck(kicks, 6, loaded);
    assert_true(fabs(fair[0]) <= 4 && fabs(fair[1]) <= 4);
    assert_true(fabs(loaded[0]) > 4 && fabs(loaded[1]) > 4);
}

TEST(luck_is_zero_on_average_and_a_loaded_die_is_seen) {
    check_luck_of_many(false);
    if (campaign_cases(0, 1)) {
        check_luck_of_many(true);
    }
}

int main(void) {
    source.state = random_board_seed();
    return run_listed_tests(NULL, NULL);
}
