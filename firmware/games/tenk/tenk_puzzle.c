#include "games/tenk/tenk_engine.h"

PUZZLES_FIT(sizeof(struct tenk_engine_memory));

/* Draws 4500 to 8000 points, against up to 1500 fewer or more. Early in a game, or when it is all
   but decided, no choice costs much. */
static void draw_scores(struct tenk *game, struct puzzle_random *random) {
    enum { LEAST = 90, SCORES = 71, APART = 30, DIFFERENCES = 2 * APART + 1 };

    *game = (struct tenk){.players = 2, .kind = {TENK_PERSON, TENK_WINNER}};
    tenk_start(game);
    game->score[0] = LEAST + puzzle_random_below(random, SCORES);
    game->score[1] = game->score[0] - APART + puzzle_random_below(random, DIFFERENCES);
}

/* Draws a stake: nothing and six dice, or three times in four 300 to 900 points and any number of
   dice. */
static void draw_stake(struct tenk *game, struct puzzle_random *random) {
    enum { LEAST = 6, STAKES = 13 };

    game->stake = 0;
    game->dice = DICE_FACES;
    if (puzzle_random_below(random, 4)) {
        game->stake = LEAST + puzzle_random_below(random, STAKES);
        game->dice = puzzle_random_die(random);
    }
    game->phase = TENK_READY;
}

static void draw_throw(struct tenk *game, struct scoring *scoring, struct puzzle_random *random) {
    uint8_t faces[DICE_FACES];

    draw_stake(game, random);
    for (uint8_t die = 0; die < DICE_FACES; die++) {
        faces[die] = puzzle_random_die(random);
    }
    tenk_throw(game, scoring, faces);
}

/* False if there is nothing to decide, if there are too many decisions, or if so much is at stake
   that no player would think about it. */
static bool list_decisions(struct puzzle *puzzle, const struct tenk *game,
                           struct scoring *scoring) {
    enum { MOST = 40 };
    bool fits = game->phase == TENK_THROWN;

    puzzle->choices = 0;
    for (uint8_t choice = 1; fits && choice <= scoring->last; choice++) {
        scoring_choose(scoring, choice);
        fits = game->stake + scoring->steps <= MOST &&
               puzzle_list(puzzle, tenk_decision_pack(choice, false));
        if (fits && tenk_may_bank(game, scoring) == TENK_DONE) {
            fits = puzzle_list(puzzle, tenk_decision_pack(choice, true));
        }
    }
    return fits && puzzle->choices > 1;
}

/* Tries many throws with one pair of scores. */
static bool draw(struct puzzle *puzzle, struct puzzle_random *random, uint8_t drawn) {
    enum { TRIES = 120 };
    struct tenk *game = (struct tenk *)puzzle->state.bytes;
    struct scoring scoring;

    if (drawn % TRIES == 0) {
        draw_scores(game, random);
    }
    do {
        draw_throw(game, &scoring, random);
    } while (!list_decisions(puzzle, game, &scoring));
    return true;
}

const FLASH struct puzzle_kind tenk_puzzles = {
    .engine = &tenk_engine,
    .engine_bytes = sizeof(struct tenk_engine_memory),
    .game = 1,
    .is_chance = true,
    .any_from = 91,
    .error = TENK_COST_ERROR << (PUZZLE_COST_BITS - 16),
    .least = PUZZLE_ONE / 100,
    .fair = PUZZLE_ONE / 50,
    .easy = PUZZLE_ONE / 25,
    .draw = draw,
};
