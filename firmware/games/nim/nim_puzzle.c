#include "games/nim/nim_puzzle.h"

#include <string.h>

enum { SALT = 4, TRIES = 60 };

/* ---- heaps ----------------------------------------------------------------------------------- */

/* From an easy one to a hard one there are more heaps, and larger ones. */
static const FLASH struct size {
    uint8_t heaps_least;
    uint8_t heaps_kinds;
    uint8_t greatest;
} sizes[PUZZLE_GRADES] = {
    [PUZZLE_EASY] = {2, 2, 6},
    [PUZZLE_FAIR] = {3, 1, 7},
    [PUZZLE_HARD] = {3, 2, 9},
};

/* A size that no smaller heap has: sizes are drawn without regard to it, and stand in order. */
static bool draw_heaps(struct nim_puzzle *made, struct puzzle_random *random, uint8_t greatest) {
    uint16_t chosen = 0;
    uint8_t heap = 0;

    for (uint8_t left = made->heaps; left; left--) {
        chosen |= graph_bit(puzzle_random_below(random, greatest) + 1);
    }
    for (uint8_t size = 1; size <= greatest; size++) {
        if (chosen & graph_bit(size)) {
            made->heap[heap++] = size;
        }
    }
    return heap == made->heaps;
}

/* Take-away one time in four, of others misere one time in three; the easy ones are plain Nim. */
static void draw_rule(struct nim_puzzle *made, struct puzzle_random *random) {
    uint8_t drawn = puzzle_random_below(random, 8);

    made->take = NIM_PUZZLE_ANY;
    made->rule = COMPOUND_SUM;
    if (puzzle_wanted(made->puzzle.number) == PUZZLE_EASY) {
        return;
    }
    if (drawn < 2) {
        made->take = 2 + puzzle_random_below(random, 3);
    } else if (drawn < 4) {
        made->rule = COMPOUND_MISERE;
    }
}

/* False where there are more moves than choices. */
static bool list_moves(struct nim_puzzle *made) {
    uint8_t moves = 0;

    for (uint8_t heap = 0; heap < made->heaps; heap++) {
        uint8_t size = made->heap[heap];
        uint8_t most = size < made->take ? size : made->take;
        for (uint8_t taken = 1; taken <= most; taken++) {
            if (moves == PUZZLE_CHOICES) {
                return false;
            }
            made->move[moves++] = (struct nim_puzzle_move){heap, size - taken};
        }
    }
    made->puzzle.choices = moves;
    return true;
}

static bool draw(struct nim_puzzle_making *making) {
    struct nim_puzzle *made = &making->made;
    const FLASH struct size *size = &sizes[puzzle_wanted(made->puzzle.number)];

    draw_rule(made, &making->random);
    made->heaps = size->heaps_least + puzzle_random_below(&making->random, size->heaps_kinds);
    return draw_heaps(made, &making->random, size->greatest) && list_moves(made);
}

/* ---- what the moves are worth ---------------------------------------------------------------- */

static void begin_search(struct nim_puzzle_making *making) {
    const struct nim_puzzle *made = &making->made;
    struct compound *compound = &making->search.compound;

    compound->rule = made->rule;
    compound->count = made->heaps;
    compound_copy(compound->pawn, made->heap);
    memset(&compound->graph, UINT8_MAX, sizeof compound->graph);
    graph_subtract(&compound->graph, graph_bit(made->take) - 1);
    compound_search_start(&making->search, compound, 0);
}

/* Answers how many win. */
static uint8_t judge_moves(struct nim_puzzle_making *making) {
    struct nim_puzzle *made = &making->made;
    uint8_t at[COMPOUND_PAWNS];
    uint8_t wins = 0;

    for (uint8_t choice = 0; choice < made->puzzle.choices; choice++) {
        const struct nim_puzzle_move *move = &made->move[choice];
        compound_copy(at, made->heap);
        at[move->heap] = move->to;
        bool is_won = compound_search_is_lost_at(&making->search, at);
        made->puzzle.cost[choice] = is_won ? PUZZLE_ONE : 0;
        wins += is_won;
    }
    return wins;
}

/* Of six moves at most, of nine, of more there is one that wins. */
static enum puzzle_grade grade_of(uint8_t wins, uint8_t moves) {
    if (wins == 0 || wins == moves) {
        return PUZZLE_GRADES;
    }
    if (6 * wins >= moves) {
        return PUZZLE_EASY;
    }
    return 9 * wins >= moves ? PUZZLE_FAIR : PUZZLE_HARD;
}

static bool is_good(struct nim_puzzle_making *making) {
    struct puzzle *puzzle = &making->made.puzzle;

    puzzle->grade = grade_of(judge_moves(making), puzzle->choices);
    return puzzle->grade == puzzle_wanted(puzzle->number) ||
           (puzzle->grade != PUZZLE_GRADES && making->tries >= TRIES);
}

/* ---- making one ------------------------------------------------------------------------------ */

static void start(void *memory, uint32_t seed, uint8_t number) {
    struct nim_puzzle_making *making = memory;

    puzzle_start(&making->made.puzzle, &making->random, seed, SALT, number);
    making->begun = false;
    making->tries = 0;
}

static enum progress step(void *memory) {
    struct nim_puzzle_making *making = memory;

    if (!making->begun) {
        if (draw(making)) {
            begin_search(making);
            making->begun = true;
        }
        return WORKING;
    }
    making->begun = false;
    if (making->tries < TRIES) {
        making->tries++;
    }
    if (!is_good(making)) {
        return WORKING;
    }
    puzzle_settle(&making->made.puzzle);
    return DONE;
}

const FLASH struct puzzle_kind nim_puzzles = {
    .bytes = sizeof(struct nim_puzzle_making),
    .is_chance = true,
    .start = start,
    .step = step,
};
