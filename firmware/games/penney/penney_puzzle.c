#include "games/penney/penney_puzzle.h"

enum { SALT = 2, TRIES = 12, FAIR = PATTERNS_PARTS_MOST / 2 };

/* ---- a word ---------------------------------------------------------------------------------- */

/* Heads in parts of 64: at least 20, at most 44. */
static uint8_t draw_coin(struct puzzle_random *random) {
    enum { LEAST = 20, COINS = 2 * (FAIR - LEAST) + 1 };

    return LEAST + puzzle_random_below(random, COINS);
}

static void list_replies(struct penney_puzzle *made, uint8_t words) {
    uint8_t choices = 0;

    for (uint8_t word = words; word < 2 * words; word++) {
        if (word != made->word) {
            made->reply[choices++] = word;
        }
    }
    made->puzzle.choices = choices;
}

static void draw(struct penney_puzzle_making *making) {
    struct penney_puzzle *made = &making->made;
    enum puzzle_grade wanted = puzzle_wanted(made->puzzle.number);
    uint8_t words = 8;

    if (wanted == PUZZLE_HARD) {
        words <<= puzzle_random_below(&making->random, 2);
    }
    made->heads = wanted == PUZZLE_EASY ? FAIR : draw_coin(&making->random);
    made->word = words + puzzle_random_below(&making->random, words);
    list_replies(made, words);
    making->choice = 0;
}

/* ---- what the replies are worth -------------------------------------------------------------- */

static void ask(struct penney_puzzle_making *making) {
    const struct penney_puzzle *made = &making->made;
    struct patterns_question *question = &making->patterns.question;

    *question = (struct patterns_question){.word = {made->reply[making->choice], made->word},
                                           .tossed = PATTERNS_NO_TOSSES,
                                           .heads = made->heads,
                                           .parts = PATTERNS_PARTS_MOST};
    patterns_start(&making->patterns, question);
}

static enum progress judge_reply(struct penney_puzzle_making *making) {
    enum { SHIFT = PROBABILITY_BITS - PUZZLE_COST_BITS };

    if (patterns_step(&making->patterns) != DONE) {
        return WORKING;
    }
    making->made.puzzle.cost[making->choice] =
        patterns_answer(&making->patterns)->first[0] >> SHIFT;
    making->choice++;
    return DONE;
}

static bool is_good(struct penney_puzzle_making *making) {
    struct puzzle *puzzle = &making->made.puzzle;

    puzzle->grade = puzzle_grade(&penney_puzzles, puzzle_settle(puzzle));
    return puzzle->grade == puzzle_wanted(puzzle->number) ||
           (puzzle->grade != PUZZLE_GRADES && making->tries >= TRIES);
}

/* ---- making one ------------------------------------------------------------------------------ */

static void start(void *memory, uint32_t seed, uint8_t number) {
    struct penney_puzzle_making *making = memory;

    puzzle_start(&making->made.puzzle, &making->random, seed, SALT, number);
    making->tries = 0;
    draw(making);
    ask(making);
}

static enum progress step(void *memory) {
    struct penney_puzzle_making *making = memory;

    if (judge_reply(making) != DONE) {
        return WORKING;
    }
    if (making->choice == making->made.puzzle.choices) {
        if (making->tries < TRIES) {
            making->tries++;
        }
        if (is_good(making)) {
            return DONE;
        }
        draw(making);
    }
    ask(making);
    return WORKING;
}

/* Two chances, each rounded down to the unit. */
const FLASH struct puzzle_kind penney_puzzles = {
    .bytes = sizeof(struct penney_puzzle_making),
    .is_chance = true,
    .digits = 1,
    .error = 2,
    .least = PUZZLE_ONE / 100,
    .fair = PUZZLE_ONE / 25,
    .easy = PUZZLE_ONE / 12,
    .start = start,
    .step = step,
};
