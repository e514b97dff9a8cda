#include "games/nim/impartial.h"

#include "core/number/flash.h"
#include <string.h>

enum { NIM = 0xFFFF, PAWN = (1 << NIM_PAWN_BITS) - 1 };

static const FLASH uint16_t amounts[IMPARTIAL_ENTERED] = {
    [IMPARTIAL_NIM] = NIM,       [IMPARTIAL_TAKE_2] = 0x3,  [IMPARTIAL_TAKE_3] = 0x7,
    [IMPARTIAL_TAKE_4] = 0xF,    [IMPARTIAL_TAKE_5] = 0x1F, [IMPARTIAL_SQUARES] = 0x109,
    [IMPARTIAL_PRIMES] = 0x1456, [IMPARTIAL_RANDOM] = 0x3F,
};

void impartial_deal(struct impartial *game, enum impartial_kind kind) {
    struct graph *graph = &game->compound.graph;
    uint8_t *pawn = game->compound.pawn;

    game->turn = 0;
    if (kind < IMPARTIAL_RANDOM) {
        memset(graph, UINT8_MAX, sizeof *graph);
    }
    if (kind <= IMPARTIAL_RANDOM) {
        graph_subtract(graph, amounts[kind]);
    }
    for (uint8_t count = game->compound.count; count; count--, pawn++) {
        uint8_t tries = GRAPH_NODES;
        do {
            *pawn = (uint8_t)(*pawn + 1) % GRAPH_NODES;
        } while (!graph->follows[*pawn] && --tries);
    }
}

static uint8_t other_player(const struct impartial *game) {
    return IMPARTIAL_PLAYERS - 1 - game->turn;
}

void impartial_move(struct impartial *game, uint8_t to[COMPOUND_PAWNS]) {
    uint8_t *pawn = game->compound.pawn;

    for (uint8_t count = COMPOUND_PAWNS; count; count--) {
        uint8_t before = *pawn;
        *pawn++ = *to;
        *to++ = before;
    }
    game->turn = other_player(game);
}

uint8_t impartial_winner(const struct impartial *game) {
    return game->compound.rule == COMPOUND_MISERE ? game->turn : other_player(game);
}

uint8_t impartial_take(const struct impartial *game) {
    return (uint8_t)__builtin_popcount(game->compound.graph.follows[GRAPH_NODES - 1]);
}

static bool is_in_range(const struct impartial *game) {
    const struct compound *compound = &game->compound;

    if (game->player[0] > IMPARTIAL_COMPUTER || game->player[1] > IMPARTIAL_COMPUTER ||
        game->turn >= IMPARTIAL_PLAYERS || compound->count == 0 ||
        compound->count > COMPOUND_PAWNS || compound->rule > COMPOUND_MISERE) {
        return false;
    }
    for (uint8_t pawn = 0; pawn < compound->count; pawn++) {
        if (compound->pawn[pawn] >= GRAPH_NODES) {
            return false;
        }
    }
    return true;
}

/* Misere play is supported for Nim only, the only acyclic graph with a node of greatest value. */
bool impartial_is_sound(const struct impartial *game) {
    const struct compound *compound = &game->compound;
    uint8_t value[GRAPH_NODES];

    if (!is_in_range(game) || graph_values(&compound->graph, GRAPH_GRUNDY, value)) {
        return false;
    }
    if (compound->rule == COMPOUND_MISERE && value[GRAPH_NODES - 1] != GRAPH_NODES - 1) {
        return false;
    }
    return !compound_is_over(compound);
}

/* ---- decisions ------------------------------------------------------------------------------- */

decision_t nim_decision_pack(const uint8_t pawn[], uint8_t count) {
    decision_t decision = 0;

    while (count--) {
        decision = decision << NIM_PAWN_BITS | pawn[count];
    }
    return decision;
}

void nim_decision_unpack(uint8_t pawn[COMPOUND_PAWNS], decision_t decision) {
    for (uint8_t i = 0; i < COMPOUND_PAWNS; i++) {
        pawn[i] = decision & PAWN;
        decision >>= NIM_PAWN_BITS;
    }
}
