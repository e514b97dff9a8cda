#include "games/tenk/puzzle/tenk_puzzle.h"

/* Of throws that are tried with one pair of scores the first ones must be as hard as wanted. */
enum { SALT = 1, TRIES = 120, TRIES_AS_WANTED = 90, JUDGED_IN_SLICE = 4 };

/* ---- a position ------------------------------------------------------------------------------ */

/* From 4500 to 8000 points against up to 1500 fewer or more: early in a game, or where it is all
   but decided, no choice costs much. */
static void draw_scores(struct tenk_puzzle_making *making) {
    enum { LEAST = 90, SCORES = 71, APART = 30, DIFFERENCES = 2 * APART + 1 };
    struct tenk *game = &making->made.game;

    *game = (struct tenk){.players = 2};
    tenk_start(game);
    game->score[0] = LEAST + puzzle_random_below(&making->random, SCORES);
    game->score[1] = game->score[0] - APART + puzzle_random_below(&making->random, DIFFERENCES);
    making->is_solved = false;
    making->tries = 0;
    tenk_chances_start(&making->chances, game, 0, 0);
}

/* Nothing at stake and six dice, or 300 to 900 points and any. */
static void draw_stake(struct tenk_puzzle_making *making) {
    enum { LEAST = 6, STAKES = 13 };
    struct tenk *game = &making->made.game;

    game->stake = 0;
    game->dice = DICE_FACES;
    if (puzzle_random_below(&making->random, 4)) {
        game->stake = LEAST + puzzle_random_below(&making->random, STAKES);
        game->dice = puzzle_random_die(&making->random);
    }
    game->phase = TENK_READY;
}

static void draw_throw(struct tenk_puzzle_making *making) {
    uint8_t faces[DICE_FACES];

    draw_stake(making);
    for (uint8_t die = 0; die < DICE_FACES; die++) {
        faces[die] = puzzle_random_die(&making->random);
    }
    tenk_throw(&making->made.game, &making->scoring, faces);
}

/* False where there are more than choices. */
static bool list_decision(struct tenk_puzzle *made, uint8_t choice, bool bank) {
    if (made->puzzle.choices == PUZZLE_CHOICES) {
        return false;
    }
    made->decision[made->puzzle.choices++] = (struct tenk_puzzle_decision){choice, bank};
    return true;
}

/* False where there is nothing to decide, or too much, or so much at stake that the chances are not
   known so well. */
static bool list_decisions(struct tenk_puzzle_making *making) {
    enum { KNOWN = 40 };
    struct tenk_puzzle *made = &making->made;
    struct scoring *scoring = &making->scoring;
    bool fits = made->game.phase == TENK_THROWN;

    made->puzzle.choices = 0;
    for (uint8_t choice = 1; fits && choice <= scoring->last; choice++) {
        scoring_choose(scoring, choice);
        fits = made->game.stake + scoring->steps <= KNOWN && list_decision(made, choice, false);
        if (fits && tenk_may_bank(&made->game, scoring) == TENK_DONE) {
            fits = list_decision(made, choice, true);
        }
    }
    return fits && made->puzzle.choices > 1;
}

static void draw(struct tenk_puzzle_making *making) {
    do {
        draw_throw(making);
    } while (!list_decisions(making));
    making->judged = 0;
}

/* ---- what the choices are worth -------------------------------------------------------------- */

static void judge_choice(struct tenk_puzzle_making *making) {
    struct tenk_puzzle *made = &making->made;
    const struct tenk_puzzle_decision *decision = &made->decision[making->judged];

    scoring_choose(&making->scoring, decision->choice);
    made->puzzle.cost[making->judged] =
        tenk_chance_after(&making->chances, &made->game, &making->scoring, decision->bank) >>
        (PROBABILITY_BITS - PUZZLE_COST_BITS);
    making->judged++;
}

static bool is_good(struct tenk_puzzle_making *making) {
    struct puzzle *puzzle = &making->made.puzzle;

    puzzle->grade = puzzle_grade(&tenk_puzzles, puzzle_settle(puzzle));
    return puzzle->grade != PUZZLE_GRADES && puzzle_is_certain(puzzle, tenk_puzzles.error) &&
           (puzzle->grade == puzzle_wanted(puzzle->number) || making->tries >= TRIES_AS_WANTED);
}

/* ---- making one ------------------------------------------------------------------------------ */

static void start(void *memory, uint32_t seed, uint8_t number) {
    struct tenk_puzzle_making *making = memory;

    puzzle_start(&making->made.puzzle, &making->random, seed, SALT, number);
    draw_scores(making);
}

static enum progress solve(struct tenk_puzzle_making *making) {
    if (tenk_chances_step(&making->chances) == DONE) {
        making->is_solved = true;
        draw(making);
    }
    return WORKING;
}

static enum progress step(void *memory) {
    struct tenk_puzzle_making *making = memory;

    if (!making->is_solved) {
        return solve(making);
    }
    for (uint8_t i = 0; i < JUDGED_IN_SLICE; i++) {
        if (making->judged < making->made.puzzle.choices) {
            judge_choice(making);
        }
    }
    if (making->judged < making->made.puzzle.choices) {
        return WORKING;
    }
    if (is_good(making)) {
        return DONE;
    }
    if (++making->tries == TRIES) {
        draw_scores(making);
    } else {
        draw(making);
    }
    return WORKING;
}

const FLASH struct puzzle_kind tenk_puzzles = {
    .bytes = sizeof(struct tenk_puzzle_making),
    .is_chance = true,
    .error = 2 * TENK_CHANCE_ERROR << (PUZZLE_COST_BITS - 16),
    .least = PUZZLE_ONE / 100,
    .fair = PUZZLE_ONE / 50,
    .easy = PUZZLE_ONE / 25,
    .start = start,
    .step = step,
};
