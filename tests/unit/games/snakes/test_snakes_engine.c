/* Answers of the engine that only snakes and ladders has. test_every_game.c tests those that all
   games share. */

#include "games/snakes/snakes_engine.h"

#include "support/testing.h"

#include <string.h>

static struct snakes_engine_memory memory;
static struct snakes_computer computer;

static void begin(struct snakes *game) {
    uint8_t setup[GAME_SETUP] = {[SNAKES_OPTION_PLAYERS] = 1, [SNAKES_OPTION_TOKENS] = 2};
    struct game_start start = {.setup = setup};

    memset(game, 0, sizeof *game);
    assert_true(snakes_rules.begin(game, &start));
}

static struct ranked weigh(const struct snakes *game, decision_t decision) {
    struct engine_question question = {.kind = ENGINE_WEIGH, .decision = decision};
    struct ranked ranked;

    snakes_engine.start(&memory, game, &question);
    while (snakes_engine.step(&memory) < DONE) {
    }
    snakes_engine.answer(&memory, &ranked);
    return ranked;
}

static void compute(const struct snakes *game) {
    snakes_computer_start(&computer, &game->board);
    snakes_computer_ask(&computer, game);
    while (snakes_computer_step(&computer) < DONE) {
    }
}

TEST(before_a_throw_it_tells_the_throws_to_go) {
    struct snakes game;
    struct bounded left;

    begin(&game);
    compute(&game);
    left = two_tokens_left(&computer.tokens);
    for (decision_t token = 0; token < POSITION_TOKENS; token++) {
        struct ranked ranked = weigh(&game, token);
        assert_int_equal(ranked.unit, ENGINE_THROWS);
        assert_true(ranked.worth.mantissa == left.mantissa && left.mantissa > 0);
        assert_true(ranked.worth.fraction_bits == left.fraction_bits);
        assert_true(ranked.cost.mantissa == 0);
    }
}

/* With tokens on squares 0 and 20 the throw is worth more to one of them. */
TEST(behind_a_throw_it_tells_what_the_worse_token_costs) {
    struct snakes game;
    struct ranked of[POSITION_TOKENS];
    uint8_t worse;

    begin(&game);
    game.at.square[0][1] = 20;
    game.face = 4;
    for (decision_t token = 0; token < POSITION_TOKENS; token++) {
        of[token] = weigh(&game, token);
    }
    worse = of[0].cost.mantissa == 0;
    assert_true(of[!worse].cost.mantissa == 0);
    assert_true(of[worse].cost.mantissa == of[worse].worth.mantissa - of[!worse].worth.mantissa);
    assert_true(of[worse].cost.mantissa > 0);
}
