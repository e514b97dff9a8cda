#include "exact_game.h"
#include "sets.h"

#include "games/tenk/puzzle/tenk_puzzle.h"

#include <stdio.h>

/* The puzzles of ten thousand of some seeds, solved exactly, on standard output: a line has the
   seed and the number; the player's steps, the other's, those at stake and the throw; then, for
   each choice, steps set aside and b for banking, t for throwing on or a for an attempt, and the
   chance to win. */

enum { SEEDS = 10 };

static struct tenk_puzzle_making making;

static void make(uint32_t seed, uint8_t number) {
    tenk_puzzles.start(&making, seed, number);
    while (tenk_puzzles.step(&making) != DONE) {
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

static void print_choice(const struct tenk_puzzle *made, uint8_t choice) {
    const struct tenk_puzzle_decision *decision = &made->decision[choice];
    struct scoring scoring;

    tenk_read(&made->game, &scoring);
    scoring_choose(&scoring, decision->choice);
    printf(" %d %c %.7f", scoring.steps,
           decision->bank                 ? 'b'
           : scoring_is_attempt(&scoring) ? 'a'
                                          : 't',
           chance_of(&made->game, &scoring, decision->bank));
}

static void print_puzzle(uint32_t seed, uint8_t number) {
    const struct tenk_puzzle *made = &making.made;
    const struct tenk *game = &made->game;

    make(seed, number);
    game_face(game->score[0], game->score[1]);
    printf("%u %d %d %d %d ", (unsigned)seed, number, game->score[0], game->score[1], game->stake);
    for (uint8_t die = 0; die < game->dice; die++) {
        printf("%d", game->face[die]);
    }
    for (uint8_t choice = 0; choice < made->puzzle.choices; choice++) {
        print_choice(made, choice);
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
