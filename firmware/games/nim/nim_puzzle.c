#include "games/nim/nim_engine.h"

#include <string.h>

PUZZLES_FIT(sizeof(struct nim_engine_memory));

/* Sizes of puzzles by grade: harder ones have more heaps, and larger ones. */
static const FLASH struct size {
    uint8_t heaps_least;
    uint8_t heaps_kinds;
    uint8_t greatest;
} sizes[PUZZLE_GRADES] = {
    [PUZZLE_EASY] = {2, 2, 6},
    [PUZZLE_FAIR] = {3, 1, 7},
    [PUZZLE_HARD] = {3, 2, 9},
};

/* Draws take-away one time in four, and misere for one in three of the others; easy puzzles are
   plain Nim. */
static void draw_rule(struct compound *compound, struct puzzle_random *random, bool is_easy) {
    uint8_t drawn = puzzle_random_below(random, 8);
    uint8_t take = IMPARTIAL_TAKE_ANY;

    compound->rule = COMPOUND_SUM;
    if (!is_easy && drawn < 2) {
        take = 2 + puzzle_random_below(random, 3);
    } else if (!is_easy && drawn < 4) {
        compound->rule = COMPOUND_MISERE;
    }
    memset(&compound->graph, UINT8_MAX, sizeof compound->graph);
    compound->graph.nodes = GRAPH_NODES;
    graph_subtract(&compound->graph, graph_bit(take) - 1);
}

/* Draws sizes independently and puts them in order. False if two are equal. */
static bool draw_heaps(struct compound *compound, struct puzzle_random *random, uint8_t greatest) {
    uint16_t chosen = 0;
    uint8_t heap = 0;

    for (uint8_t left = compound->count; left; left--) {
        chosen |= graph_bit(puzzle_random_below(random, greatest) + 1);
    }
    for (uint8_t size = 1; size <= greatest; size++) {
        if (chosen & graph_bit(size)) {
            compound->pawn[heap++] = size;
        }
    }
    return heap == compound->count;
}

/* Lists moves heap by heap, small takes first. False if there are too many. */
static bool list_moves(struct puzzle *puzzle, const struct compound *compound) {
    uint8_t to[COMPOUND_PAWNS];

    for (uint8_t heap = 0; heap < compound->count; heap++) {
        memcpy(to, compound->pawn, COMPOUND_PAWNS);
        while (to[heap]--) {
            bool can = compound->graph.follows[compound->pawn[heap]] & graph_bit(to[heap]);
            if (can && !puzzle_list(puzzle, nim_decision_pack(to, compound->count))) {
                return false;
            }
        }
    }
    return true;
}

/* Similar heaps have different keys. */
static uint8_t key_of(const struct impartial *game) {
    uint8_t key = impartial_take(game) + game->compound.rule;

    for (uint8_t heap = 0; heap < game->compound.count; heap++) {
        key = (uint8_t)(3 * key + game->compound.pawn[heap]);
    }
    return key;
}

static bool draw(struct puzzle *puzzle, struct puzzle_random *random, uint8_t drawn) {
    enum puzzle_grade wanted = puzzle_wanted(puzzle->number);
    const FLASH struct size *size = &sizes[wanted];
    struct impartial *game = (struct impartial *)puzzle->state.bytes;
    struct compound *compound = &game->compound;

    (void)drawn;
    *game = (struct impartial){.player = {IMPARTIAL_PERSON, IMPARTIAL_COMPUTER}};
    draw_rule(compound, random, wanted == PUZZLE_EASY);
    compound->count = size->heaps_least + puzzle_random_below(random, size->heaps_kinds);
    return draw_heaps(compound, random, size->greatest) && puzzle_may_be(puzzle, key_of(game)) &&
           list_moves(puzzle, compound);
}

const FLASH struct puzzle_kind nim_puzzles = {
    .engine = &nim_engine,
    .engine_bytes = sizeof(struct nim_engine_memory),
    .game = 4,
    .is_chance = true,
    .any_from = 60,
    .draw = draw,
};
