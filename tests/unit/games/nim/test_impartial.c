/* Deals of Nim and its kin, and games from a stranger. */

#include "support/testing.h"

#include "games/nim/impartial.h"
#include "support/drivers/nim_games.h"
#include <string.h>

enum { STRANGERS = 100000 };

static uint64_t seed;

/* Every pawn can move, unless the graph has no arcs. */
TEST(every_pawn_is_dealt_to_where_it_can_move) {
    struct random_source source = {seed};

    for (unsigned i = 0; i < STRANGERS; i++) {
        struct impartial game;
        bool any = false;
        uint8_t kind = (uint8_t)(i % IMPARTIAL_KINDS);
        nim_deal(&source, &game, kind == IMPARTIAL_ENTERED ? IMPARTIAL_RANDOM : kind);
        if (kind == IMPARTIAL_ENTERED) {
            memset(&game.compound.graph, 0, sizeof game.compound.graph);
            game.compound.graph.follows[i % 13] = (uint16_t)(i & (1U << i % 13 % 5));
            memset(game.compound.pawn, (int)random_below(&source, 256), COMPOUND_PAWNS);
            impartial_deal(&game, kind);
        }
        for (unsigned node = 0; node < GRAPH_NODES; node++) {
            any |= game.compound.graph.follows[node] != 0;
        }
        for (unsigned pawn = 0; pawn < game.compound.count; pawn++) {
            assert_true(game.compound.pawn[pawn] < GRAPH_NODES);
            assert_int_equal(game.compound.graph.follows[game.compound.pawn[pawn]] != 0, any);
        }
    }
}

static bool is_square(unsigned n) {
    return n == 1 || n == 4 || n == 9;
}

static bool is_prime(unsigned n) {
    bool prime = n > 1;

    for (unsigned d = 2; d < n; d++) {
        prime &= n % d != 0;
    }
    return prime;
}

/* True if n may be taken from a heap in this kind, one without chance. */
static bool may_take(enum impartial_kind kind, unsigned n) {
    switch (kind) {
    case IMPARTIAL_NIM:
        return true;
    case IMPARTIAL_SQUARES:
        return is_square(n);
    case IMPARTIAL_PRIMES:
        return is_prime(n);
    default:
        return n <= 2U + kind - IMPARTIAL_TAKE_2;
    }
}

/* The graph of a kind dealt from bytes that are all ones. */
static struct graph dealt_from_ones(enum impartial_kind kind) {
    struct impartial game;

    memset(&game, UINT8_MAX, sizeof game);
    game.compound.count = 1;
    impartial_deal(&game, kind);
    return game.compound.graph;
}

TEST(an_arc_leads_down_by_what_may_be_taken) {
    for (unsigned kind = 0; kind < IMPARTIAL_RANDOM; kind++) {
        struct graph graph = dealt_from_ones(kind);
        for (unsigned from = 0; from < GRAPH_NODES; from++) {
            for (unsigned to = 0; to < GRAPH_NODES; to++) {
                bool expected = to < from && may_take(kind, from - to);
                assert_int_equal(graph.follows[from] >> to & 1, expected);
            }
        }
    }
}

TEST(an_arc_of_a_random_graph_leads_down_by_one_to_six) {
    struct graph graph = dealt_from_ones(IMPARTIAL_RANDOM);

    for (unsigned from = 0; from < GRAPH_NODES; from++) {
        for (unsigned to = 0; to < GRAPH_NODES; to++) {
            assert_int_equal(graph.follows[from] >> to & 1, to < from && from - to <= 6);
        }
    }
}

/* True if there is a way of 16 arcs, which needs a cycle. */
static bool is_cyclic(const struct graph *graph) {
    uint16_t nodes = UINT16_MAX;

    for (unsigned steps = 0; steps < GRAPH_NODES; steps++) {
        uint16_t longer = 0;
        for (unsigned i = 0; i < GRAPH_NODES; i++) {
            if (graph->follows[i] & nodes) {
                longer |= (uint16_t)(1U << i);
            }
        }
        nodes = longer;
    }
    return nodes != 0;
}

/* True if an acyclic graph is that of Nim with its nodes in any order: one arc between any two
   nodes, and arcs from 15 to all others. */
static bool is_nim(const struct graph *graph) {
    for (unsigned i = 0; i < GRAPH_NODES; i++) {
        for (unsigned j = 0; j < i; j++) {
            if ((graph->follows[i] >> j & 1) == (graph->follows[j] >> i & 1)) {
                return false;
            }
        }
    }
    return graph->follows[GRAPH_NODES - 1] == (1U << (GRAPH_NODES - 1)) - 1;
}

static bool can_be_played(const struct impartial *game) {
    struct game_search searched;

    if (game->player[0] > 1 || game->player[1] > 1 || game->turn > 1 || game->compound.count < 1 ||
        game->compound.count > COMPOUND_PAWNS || game->compound.rule > COMPOUND_MISERE ||
        is_cyclic(&game->compound.graph)) {
        return false;
    }
    for (unsigned i = 0; i < game->compound.count; i++) {
        if (game->compound.pawn[i] >= GRAPH_NODES) {
            return false;
        }
    }
    if (game->compound.rule == COMPOUND_MISERE) {
        if (!is_nim(&game->compound.graph)) {
            return false;
        }
    }
    nim_as_searched(game, &searched);
    return game_search_count(&searched, game->compound.pawn) > 0;
}

/* Games as EEPROM may hold them: dealt ones with a few random bytes. */
TEST(a_game_of_a_stranger_is_sound_if_it_can_be_played) {
    struct random_source source = {seed};
    unsigned sound = 0;

    for (unsigned i = 0; i < STRANGERS; i++) {
        struct impartial game;
        uint8_t *byte = (uint8_t *)&game;
        nim_deal(&source, &game, (uint8_t)(i % IMPARTIAL_ENTERED));
        if (game.compound.rule != COMPOUND_SUM && game.compound.rule != COMPOUND_MISERE) {
            game.compound.count = (uint8_t)(1 + i % 2);
        }
        if (game.compound.rule == COMPOUND_SUM && i % 7 == 0) {
            game.compound.rule = COMPOUND_MISERE;
        }
        for (unsigned changes = random_below(&source, 3); changes; changes--) {
            byte[random_below(&source, sizeof game)] =
                (uint8_t)random_below(&source, random_below(&source, 2) ? 6 : 256);
        }
        assert_int_equal(impartial_is_sound(&game), can_be_played(&game));
        sound += impartial_is_sound(&game);
    }
    assert_in_range(sound, STRANGERS / 10, STRANGERS - STRANGERS / 10);
}

/* A decision has a node for each place. The rules refuse one where there is no pawn. */
TEST(there_is_nothing_in_the_places_without_a_pawn) {
    struct impartial game;
    struct random_source source = {seed};

    nim_deal(&source, &game, 0);
    game.compound.rule = COMPOUND_SUM;
    game.compound.count = 2;
    memset(game.compound.pawn, 0, sizeof game.compound.pawn);
    game.compound.pawn[0] = 3;
    game.compound.pawn[1] = 4;
    assert_true(nim_rules.is_sound(&game));
    for (uint8_t i = 2; i < COMPOUND_PAWNS; i++) {
        game.compound.pawn[i] = 1;
        assert_false(nim_rules.is_sound(&game));
        game.compound.pawn[i] = 0;
    }
}

int main(void) {
    seed = random_board_seed();
    return run_listed_tests(NULL, NULL);
}
