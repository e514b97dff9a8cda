#include "games/penney/penney_engine.h"

PUZZLES_FIT(sizeof(struct penney_engine_memory));

/* An unfair coin shows heads LEAST to LEAST + COINS - 1 times in PENNEY_PARTS. */
enum { FAIR = PENNEY_PARTS / 2, LEAST = 20, COINS = 2 * (FAIR - LEAST) + 1 };

static bool draw(struct puzzle *puzzle, struct puzzle_random *random, uint8_t drawn) {
    enum puzzle_grade wanted = puzzle_wanted(puzzle->number);
    struct penney *game = (struct penney *)puzzle->state.bytes;
    uint8_t taken;

    (void)drawn;
    *game = (struct penney){.players = 2, .player = {PENNEY_COMPUTER, PENNEY_PERSON}, .letters = 3};
    if (wanted == PUZZLE_HARD) {
        game->letters++;
    }
    game->state.heads = FAIR;
    while (wanted != PUZZLE_EASY && game->state.heads == FAIR) {
        game->state.heads = LEAST + puzzle_random_below(random, COINS);
    }
    game->state.parts = PENNEY_PARTS;
    penney_start(game);
    taken = puzzle_random_below(random, penney_rows(game));
    penney_choose(game, penney_decision_word(game, taken));
    for (uint8_t word = 0; word < penney_rows(game); word++) {
        if (word != taken) {
            puzzle_list(puzzle, word);
        }
    }
    return puzzle_may_be(puzzle, taken + game->state.heads);
}

/* `error`: two chances, each rounded down to a unit. */
const FLASH struct puzzle_kind penney_puzzles = {
    .engine = &penney_engine,
    .engine_bytes = sizeof(struct penney_engine_memory),
    .game = 2,
    .is_chance = true,
    .digits = 1,
    .any_from = 12,
    .error = 2,
    .least = PUZZLE_ONE / 100,
    .fair = PUZZLE_ONE / 25,
    .easy = PUZZLE_ONE / 12,
    .draw = draw,
};
