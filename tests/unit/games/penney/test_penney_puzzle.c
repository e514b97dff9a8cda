/* Puzzles of Penney's game against the chain of prefixes in exact fractions. */

#include "support/testing.h"

#include <math.h>

#include "games/penney/penney_engine.h"
#include "oracle/patterns_oracle.h"
#include "support/puzzle_maker.h"

enum { SLICES = 2000, SEEDS = 10, LETTERS = 4 };

static const char *text_of(uint8_t word, char text[LETTERS + 1]) {
    unsigned length = 0;

    for (int bit = word >= 16 ? 8 : 4; bit; bit >>= 1) {
        text[length++] = word & bit ? 'T' : 'H';
    }
    text[length] = '\0';
    return text;
}

static const struct penney *game_of(const struct puzzle *puzzle) {
    return (const struct penney *)puzzle->state.bytes;
}

static double chance_of(const struct puzzle *puzzle, uint8_t choice) {
    const struct penney *game = game_of(puzzle);
    char reply[LETTERS + 1], other[LETTERS + 1];
    const char *words[] = {
        text_of(penney_decision_word(game, puzzle->choice[choice].decision), reply),
        text_of(game->state.word[0], other)};
    struct pattern_chain chain;
    double chance;

    pattern_chain_start(&chain, 2, words, game->state.heads, PATTERNS_PARTS_MOST);
    chance = mpq_get_d(pattern_chain_after(&chain, "")[0]);
    pattern_chain_stop(&chain);
    return chance;
}

static void check(const struct puzzle *puzzle) {
    const struct penney *game = game_of(puzzle);
    uint8_t words = game->state.word[0] >= 16 ? 16 : 8;
    double best = chance_of(puzzle, puzzle->best);
    uint8_t reply = words;

    assert_int_equal(puzzle->choices, words - 1);
    for (uint8_t choice = 0; choice < puzzle->choices; choice++, reply++) {
        double cost = best - chance_of(puzzle, choice);
        assert_true(cost >= 0);
        assert_true(fabs(cost - puzzle_cost_of(puzzle, choice)) <
                    penney_puzzles.error / (double)PUZZLE_ONE);
        reply += reply == game->state.word[0];
        assert_int_equal(penney_decision_word(game, puzzle->choice[choice].decision), reply);
    }
}

TEST(every_reply_costs_what_the_oracle_says) {
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            check(puzzle_make(&penney_puzzles, seed, number, SLICES));
        }
    }
}

/* A cost is the difference of two chances, each off by 1e-9 and rounded down to the unit. */
TEST(a_cost_is_off_by_less_than_it_says) {
    assert_int_equal(penney_puzzles.error, ceil(1 + 2e-9 * PUZZLE_ONE));
}
