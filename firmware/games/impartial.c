#include "games/impartial.h"

#include "core/flash.h"
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

    game->turn = 0;
    if (kind < IMPARTIAL_RANDOM)
        memset(graph, UINT8_MAX, sizeof *graph);
    if (kind <= IMPARTIAL_RANDOM)
        graph_subtract(graph, amounts[kind]);
    for (uint8_t count = game->compound.count; count; count--, pawn++) {
        uint8_t tries = GRAPH_NODES;
        do
            *pawn = (*pawn + 1) % GRAPH_NODES;
        while (!graph->follows[*pawn] && --tries);
    }
}

bool impartial_is_computer(const struct impartial *game) {
    return game->computers >> game->turn & 1;
}

void impartial_think(const struct impartial *game, struct compound_search *search, uint8_t random) {
    search->compound = game->compound;
    compound_search(search);
    if (game->weak && random % 4 == 0 && impartial_is_computer(game))
        compound_stray(search, random / 8);
}

void impartial_move(struct impartial *game, const uint8_t to[COMPOUND_PAWNS]) {
    memcpy(game->compound.pawn, to, COMPOUND_PAWNS);
    game->turn ^= 1;
}

uint8_t impartial_winner(const struct impartial *game) {
    return game->compound.rule == COMPOUND_MISERE ? game->turn : game->turn ^ 1;
}

/* Misere play is understood in Nim alone, the only graph whose values are the nodes' numbers. */
bool impartial_is_sound(const struct impartial *game) {
    const struct compound *compound = &game->compound;
    const uint8_t *pawn = compound->pawn;
    uint8_t value[GRAPH_NODES];

    if (game->turn >= IMPARTIAL_PLAYERS || compound->count - 1U >= COMPOUND_PAWNS ||
        compound->rule > COMPOUND_MISERE)
        return false;
    for (uint8_t count = compound->count; count; count--) {
        if (*pawn++ >= GRAPH_NODES)
            return false;
    }
    if (graph_values(&compound->graph, GRAPH_GRUNDY, value))
        return false;
    for (uint8_t node = 0; node < GRAPH_NODES && compound->rule == COMPOUND_MISERE; node++) {
        if (value[node] != node)
            return false;
    }
    return !compound_is_over(compound);
}
