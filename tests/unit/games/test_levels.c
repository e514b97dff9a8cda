/* Computers of every two levels play each other, by rules and engine alone. In every game the
   higher level wins more. A campaign plays a million games of every pair, fewer where a decision
   takes long. */

#include "support/testing.h"

#include "records/record_games.h"
#include "support/campaign.h"
#include <math.h>
#include <string.h>

static struct random_source source;

/* Players do not see what others decide in secret. */
static decision_t decide(const struct record_kind *kind, const union game_state *state,
                         enum level level) {
    const struct engine_question question = {.kind = ENGINE_PLAY,
                                             .level = (uint8_t)level,
                                             .random = (uint8_t)random_below(&source, 256)};
    union game_state seen = *state;
    struct ranked answer;

    if (kind->rules->conceal) {
        kind->rules->conceal(&seen);
    }
    assert_int_equal(record_game_ask(&source, kind, &seen, &question), DONE);
    kind->engine->answer(record_memory, &answer);
    return answer.decision;
}

/* Plays a game of two with a random setup and returns the result of player 0. A draw counts half,
   and so does a game that some coin keeps from ending. */
static double play(const struct record_kind *kind, const enum level level[2]) {
    struct record_game game;

    do {
        record_game_begin(&source, &game, kind);
    } while (kind->rules->players(&game.state) != 2);
    for (uint16_t event = 1; event < RECORD_EVENTS_MOST; event++) {
        struct turn turn = kind->rules->turn(&game.state);
        if (turn.kind == TURN_OVER) {
            return turn.player == GAME_NOBODY ? 0.5 : turn.player == 0;
        }
        if (turn.kind == TURN_THROW) {
            struct derived_throw dice;
            throw_derive(&dice, game.record.seed, event);
            kind->rules->throw(&game.state, &dice);
        } else {
            decision_t decision = decide(kind, &game.state, level[turn.player]);
            assert_true(kind->rules->decide(&game.state, decision));
        }
    }
    return 0.5;
}

/* Each level begins half of the games. Few games can only show that the higher level is not worse:
   by less than three standard deviations. A campaign must show that it is better by more than
   three. */
static void expect_higher_wins(const struct record_kind *kind, enum level higher, enum level lower,
                               unsigned quick, unsigned all) {
    unsigned pairs = campaign_cases(quick, all) / 2;
    double deviation = 0.5 / sqrt(2.0 * pairs);
    double share = 0;

    source = (struct random_source){8};
    for (unsigned i = 0; i < pairs; i++) {
        share += play(kind, (enum level[]){higher, lower});
        share += 1 - play(kind, (enum level[]){lower, higher});
    }
    share /= 2.0 * pairs;
    print_message("%s, level %d against %d: %.2f %% of %u games\n", kind->name, higher, lower,
                  100 * share, 2 * pairs);
    assert_true(share - 0.5 > campaign_cases(0, 1) * 6 * deviation - 3 * deviation);
}

static void expect_levels(const char *name, unsigned quick, unsigned all) {
    const struct record_kind *kind = record_kinds;

    while (strcmp(kind->name, name) != 0) {
        kind++;
        assert_true(kind < record_kinds + RECORD_KINDS);
    }
    expect_higher_wins(kind, LEVEL_GOOD, LEVEL_EASY, quick, all);
    expect_higher_wins(kind, LEVEL_BEST, LEVEL_GOOD, quick, all);
    expect_higher_wins(kind, LEVEL_BEST, LEVEL_EASY, quick, all);
}

TEST(a_higher_level_wins_more_at_ten_thousand) {
    expect_levels("ten thousand", 200, 100000);
}

TEST(a_higher_level_wins_more_at_nim) {
    expect_levels("nim", 2000, 1000000);
}

TEST(a_higher_level_wins_more_at_penney) {
    expect_levels("penney", 2000, 1000000);
}

TEST(a_higher_level_wins_more_at_chips) {
    expect_levels("chips", 2000, 1000000);
}

TEST(a_higher_level_wins_more_at_snakes_with_two_tokens) {
    expect_levels("snakes with two tokens", 100, 50000);
}
