#include "exact_game.h"
#include "sets.h"

#include "games/tenk/tenk_engine.h"

#include <stdio.h>

/* The puzzles of ten thousand of some seeds, solved exactly, on standard output: a line has the
   seed and the number; the player's steps, the other's, those at stake and the throw; then, for
   each choice, steps set aside and b for banking, t for throwing on or a for an attempt, and the
   chance to win. */

enum { SEEDS = 10 };

static union {
    struct puzzle_making making;
    uint8_t bytes[sizeof(struct puzzle_making) + sizeof(struct tenk_engine_memory)];
} space;

static void make(uint32_t seed, uint8_t number) {
    puzzle_start(&space.making, &tenk_puzzles, seed, number);
    while (puzzle_step(&space.making) != DONE) {
    }
}

static double chance_of(const struct tenk *game, const struct scoring *scoring, bool bank) {
    int stake = game->stake + scoring->steps;

    if (bank) {
        return game_banked(stake);
    }
    return scoring_is_attempt(scoring) ? game_attempted(game->stake)
                                       : game_thrown(stake, scoring->left);
}

static void print_choice(const struct tenk *game, decision_t decision) {
    bool bank = tenk_decision_is_banked(decision);
    struct scoring scoring;

    tenk_read(game, &scoring);
    scoring_choose(&scoring, tenk_decision_choice(decision));
    printf(" %d %c %.7f", scoring.steps,
           bank                           ? 'b'
           : scoring_is_attempt(&scoring) ? 'a'
                                          : 't',
           chance_of(game, &scoring, bank));
}

static void print_puzzle(uint32_t seed, uint8_t number) {
    const struct puzzle *puzzle = &space.making.puzzle;
    const struct tenk *game = (const struct tenk *)puzzle->state.bytes;

    make(seed, number);
    game_face(game->score[0], game->score[1]);
    printf("%u %d %d %d %d ", (unsigned)seed, number, game->score[0], game->score[1], game->stake);
    for (uint8_t die = 0; die < game->dice; die++) {
        printf("%d", game->face[die]);
    }
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        print_choice(game, puzzle->choice[choice].decision);
    }
    printf("\n");
}

int main(void) {
    sets_make();
    game_solve(GAME_STEPS);
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            print_puzzle(seed, number);
        }
    }
    return 0;
}
