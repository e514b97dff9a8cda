#include "games/nim/impartial.h"

#include "core/number/flash.h"
#include <string.h>

enum { NIM = 0xFFFF };

static const FLASH uint16_t amounts[IMPARTIAL_ENTERED] = {
    [IMPARTIAL_NIM] = NIM,       [IMPARTIAL_TAKE_2] = 0x3,  [IMPARTIAL_TAKE_3] = 0x7,
    [IMPARTIAL_TAKE_4] = 0xF,    [IMPARTIAL_TAKE_5] = 0x1F, [IMPARTIAL_SQUARES] = 0x109,
    [IMPARTIAL_PRIMES] = 0x1456, [IMPARTIAL_RANDOM] = 0x3F,
};

void impartial_deal(struct impartial *game, uint8_t kind) {
    struct graph *graph = &game->compound.graph;
    uint8_t *pawn = game->compound.pawn;

    game->turn = 1;
    if (kind < IMPARTIAL_RANDOM)
        memset(graph, UINT8_MAX, sizeof *graph);
    if (kind <= IMPARTIAL_RANDOM)
        graph_subtract(graph, amounts[kind]);
    for (uint8_t count = game->compound.count; count; count--, pawn++) {
        uint8_t tries = GRAPH_NODES;
        do
            *pawn = (uint8_t)(*pawn + 1) % GRAPH_NODES;
        while (!graph->follows[*pawn] && --tries);
    }
}

bool impartial_is_computer(const struct impartial *game) {
    return game->computers & game->turn;
}

void impartial_err(const struct impartial *game, struct compound_search *search, uint8_t random) {
    if (game->weak && random % 4 == 0 && impartial_is_computer(game))
        compound_stray(search, random / 8);
}

void impartial_move(struct impartial *game, uint8_t to[COMPOUND_PAWNS]) {
    uint8_t *pawn = game->compound.pawn;

    for (uint8_t count = COMPOUND_PAWNS; count; count--) {
        uint8_t before = *pawn;
        *pawn++ = *to;
        *to++ = before;
    }
    game->turn ^= IMPARTIAL_PLAYERS;
}

uint8_t impartial_winner(const struct impartial *game) {
    return game->compound.rule == COMPOUND_MISERE ? game->turn : game->turn ^ IMPARTIAL_PLAYERS;
}

/* Misere play is understood in Nim alone: no other graph reaches the greatest value, if its nodes
   may have other names. */
bool impartial_is_sound(const struct impartial *game) {
    const struct compound *compound = &game->compound;
    const uint8_t *pawn = compound->pawn;
    uint8_t value[GRAPH_NODES];

    if (game->computers > IMPARTIAL_PLAYERS || game->weak > 1 || (uint8_t)(game->turn - 1) >= 2 ||
        (uint8_t)(compound->count - 1) >= COMPOUND_PAWNS || compound->rule > COMPOUND_MISERE) {
        return false;
    }
    for (uint8_t count = compound->count; count; count--) {
        if (*pawn++ >= GRAPH_NODES)
            return false;
    }
    if (graph_values(&compound->graph, GRAPH_GRUNDY, value))
        return false;
    if (compound->rule == COMPOUND_MISERE && value[GRAPH_NODES - 1] != GRAPH_NODES - 1)
        return false;
    return !compound_is_over(compound);
}
