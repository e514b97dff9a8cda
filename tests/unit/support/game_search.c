#include "support/game_search.h"

#include <string.h>

#include "support/random_board.h"

static unsigned stamps;
static unsigned memory[1U << (4 * COMPOUND_PAWNS)]; /* 2 * stamp + wins */

void game_search_random(struct game_search *game, struct random_source *source, uint8_t rule,
                        unsigned pawns, unsigned nodes, unsigned percent) {
    unsigned order[GRAPH_NODES];

    *game = (struct game_search){.rule = rule, .pawns = pawns, .stamp = ++stamps};
    for (unsigned i = 0; i < nodes; i++) {
        unsigned j = random_below(source, i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (unsigned i = 0; i < nodes; i++) {
        for (unsigned j = 0; j < i; j++) {
            game->arc[order[i]][order[j]] = random_below(source, 100) < percent;
        }
    }
}

void game_search_heaps(struct game_search *game, uint8_t rule, unsigned pawns, unsigned most) {
    *game = (struct game_search){.rule = rule, .pawns = pawns, .stamp = ++stamps};
    for (unsigned heap = 0; heap < GRAPH_NODES; heap++) {
        for (unsigned taken = 1; taken <= heap && taken <= most; taken++) {
            game->arc[heap][heap - taken] = true;
        }
    }
}

void game_search_compound(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS],
                          struct compound *compound) {
    *compound = (struct compound){.rule = game->rule, .count = (uint8_t)game->pawns};
    memcpy(compound->pawn, pawn, COMPOUND_PAWNS);
    for (unsigned i = 0; i < GRAPH_NODES; i++) {
        for (unsigned j = 0; j < GRAPH_NODES; j++) {
            compound->graph.follows[i] |= (uint16_t)(game->arc[i][j] << j);
        }
    }
}

struct toss_distribution {
    const struct game_search *game;
    const uint8_t *from;
    uint8_t to[COMPOUND_PAWNS];
    bool (*visit)(const struct game_search *, const uint8_t *, void *);
    void *context;
};

static bool can_move(const struct game_search *game, uint8_t node) {
    for (unsigned j = 0; j < GRAPH_NODES; j++) {
        if (game->arc[node][j]) {
            return true;
        }
    }
    return false;
}

/* Visits all moves of the pawns from i on. Of the pawns before i, `moved` have moved; of those that
   have not, `stuck` cannot and `idle` could. */
static bool walk(struct toss_distribution *w, unsigned i, unsigned moved, unsigned stuck,
                 unsigned idle) {
    const struct game_search *game = w->game;

    if (i == game->pawns) {
        bool allowed = moved > 0;
        if (game->rule == COMPOUND_AND) {
            allowed = allowed && stuck == 0 && idle == 0;
        }
        if (game->rule == COMPOUND_LONG) {
            allowed = allowed && idle == 0;
        }
        return !allowed || w->visit(game, w->to, w->context);
    }
    bool able = can_move(game, w->from[i]);
    w->to[i] = w->from[i];
    if (!walk(w, i + 1, moved, stuck + !able, idle + able)) {
        return false;
    }
    if (moved && (game->rule == COMPOUND_SUM || game->rule == COMPOUND_MISERE)) {
        return true;
    }
    for (unsigned j = 0; j < GRAPH_NODES; j++) {
        if (!game->arc[w->from[i]][j]) {
            continue;
        }
        w->to[i] = (uint8_t)j;
        if (!walk(w, i + 1, moved + 1, stuck, idle)) {
            return false;
        }
    }
    w->to[i] = w->from[i];
    return true;
}

bool game_search_moves(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS],
                       bool (*visit)(const struct game_search *, const uint8_t *, void *),
                       void *context) {
    struct toss_distribution w = {.game = game, .from = pawn, .visit = visit, .context = context};

    return walk(&w, 0, 0, 0, 0);
}

/* True if the other player wins after this move; notes that there is a move. */
static bool other_wins(const struct game_search *game, const uint8_t *to, void *moved) {
    *(bool *)moved = true;
    return game_search_wins(game, to);
}

bool game_search_wins(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]) {
    unsigned index = 0;
    bool moved = false, wins;

    for (unsigned i = 0; i < game->pawns; i++) {
        index = index << 4 | pawn[i];
    }
    if (memory[index] >> 1 == game->stamp) {
        return memory[index] & 1;
    }
    wins = !game_search_moves(game, pawn, other_wins, &moved);
    if (!moved) {
        wins = game->rule == COMPOUND_MISERE;
    }
    memory[index] = game->stamp << 1 | wins;
    return wins;
}

static bool count(const struct game_search *game, const uint8_t *to, void *counter) {
    (void)game;
    (void)to;
    ++*(unsigned *)counter;
    return true;
}

static bool count_winning(const struct game_search *game, const uint8_t *to, void *counter) {
    *(unsigned *)counter += !game_search_wins(game, to);
    return true;
}

unsigned game_search_count(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]) {
    unsigned counter = 0;
    game_search_moves(game, pawn, count, &counter);
    return counter;
}

unsigned game_search_winning(const struct game_search *game, const uint8_t pawn[COMPOUND_PAWNS]) {
    unsigned counter = 0;
    game_search_moves(game, pawn, count_winning, &counter);
    return counter;
}
