#include "games/snakes/snakes_puzzle.h"

#include "games/snakes/built_in_boards.h"

enum { SALT = 0, TRIES = 16 };

/* ---- a position ------------------------------------------------------------------------------ */

static uint8_t draw_square(const struct board *board, struct puzzle_random *random) {
    uint8_t square;

    do {
        square = puzzle_random_below(random, board->goal);
    } while (!board_can_stand(board, square));
    return square;
}

static void draw(struct snakes_puzzle_making *making) {
    making->square[0] = draw_square(&making->board, &making->random);
    do {
        making->square[1] = draw_square(&making->board, &making->random);
    } while (making->square[1] == making->square[0]);
    making->face = puzzle_random_die(&making->random);
    two_tokens_ask(&making->tokens, making->square, making->face);
}

/* ---- what the choices are worth -------------------------------------------------------------- */

/* In units of 2^-24. */
static uint32_t throws_after(struct snakes_puzzle_making *making, uint8_t token) {
    struct bounded throws = two_tokens_after(&making->tokens, token);

    return (uint32_t)(throws.mantissa >> (throws.fraction_bits - PUZZLE_COST_BITS));
}

static bool is_good(const struct snakes_puzzle_making *making, enum puzzle_grade grade) {
    return grade == puzzle_wanted(making->number) ||
           (grade != PUZZLE_GRADES && making->tries >= TRIES);
}

/* In the place of the solution. */
static void finish(struct snakes_puzzle_making *making, enum puzzle_grade grade, uint8_t best,
                   uint32_t cost) {
    struct snakes_puzzle *made = &making->made;

    made->puzzle.number = making->number;
    made->puzzle.grade = grade;
    made->puzzle.choices = SNAKES_PUZZLE_TOKENS;
    made->puzzle.best = best;
    made->puzzle.cost[best] = 0;
    made->puzzle.cost[!best] = cost;
    made->face = making->face;
    for (uint8_t token = 0; token < SNAKES_PUZZLE_TOKENS; token++) {
        made->square[token] = making->square[token];
        made->landing[token] =
            board_throw(&making->board, making->square[token], making->face).landing;
    }
}

/* ---- making one ------------------------------------------------------------------------------ */

static void start(void *memory, uint32_t seed, uint8_t number) {
    struct snakes_puzzle_making *making = memory;

    puzzle_start(&making->made.puzzle, &making->random, seed, SALT, number);
    making->number = number;
    making->tries = 0;
    boards_load(BOARDS_FORCH, &making->board);
    two_tokens_start(&making->tokens, &making->board);
    draw(making);
}

static enum progress judge(struct snakes_puzzle_making *making) {
    uint32_t first = throws_after(making, 0);
    uint32_t second = throws_after(making, 1);
    uint32_t cost = first < second ? second - first : first - second;
    enum puzzle_grade grade = puzzle_grade(&snakes_puzzles, cost);

    if (is_good(making, grade)) {
        finish(making, grade, second < first, cost);
        return DONE;
    }
    if (making->tries < TRIES) {
        making->tries++;
    }
    draw(making);
    return WORKING;
}

static enum progress step(void *memory) {
    struct snakes_puzzle_making *making = memory;

    return two_tokens_step(&making->tokens) == DONE ? judge(making) : WORKING;
}

const FLASH struct puzzle_kind snakes_puzzles = {
    .bytes = sizeof(struct snakes_puzzle_making),
    .digits = 2,
    .error = 128,
    .least = PUZZLE_ONE / 20,
    .fair = PUZZLE_ONE / 3,
    .easy = PUZZLE_ONE,
    .start = start,
    .step = step,
};
