#include "games/nim/impartial.h"

#include <stddef.h>
#include <string.h>

enum { DEALT_GRAPH = COMPOUND_PAWNS };

_Static_assert(DEALT_GRAPH + 2 * GRAPH_NODES <= GAME_DEAL, "all is dealt from these bytes");
_Static_assert(sizeof(struct impartial) <= GAME_STATE_STORED, "all of a state is stored");

/* ---- start of a game ------------------------------------------------------------------------- */

static bool fetch_graph(struct graph *graph, const struct game_start *start) {
    uint8_t kind = start->setup[NIM_OPTION_KIND];
    const uint8_t *dealt = start->deal + DEALT_GRAPH;

    if (kind == IMPARTIAL_RANDOM) {
        for (uint8_t node = 0; node < GRAPH_NODES; node++, dealt += 2) {
            graph->follows[node] = (uint16_t)(dealt[0] << 8 | dealt[1]);
        }
    } else if (kind == IMPARTIAL_ENTERED) {
        if (start->own == NULL || !graph_is_sound(start->own)) {
            return false;
        }
        *graph = *(const struct graph *)start->own;
    }
    return kind < IMPARTIAL_KINDS;
}

static bool begin(void *state, const struct game_start *start) {
    const uint8_t *setup = start->setup;
    struct impartial *game = state;

    *game = (struct impartial){
        .player = {setup[NIM_OPTION_FIRST_SEAT], setup[NIM_OPTION_FIRST_SEAT + 1]},
        .compound = {.rule = setup[NIM_OPTION_RULE], .count = setup[NIM_OPTION_HEAPS]},
    };
    if (game->compound.count > COMPOUND_PAWNS || !fetch_graph(&game->compound.graph, start)) {
        return false;
    }
    memcpy(game->compound.pawn, start->deal, game->compound.count);
    impartial_deal(game, (enum impartial_kind)setup[NIM_OPTION_KIND]);
    return impartial_is_sound(game);
}

/* ---- course of a game ------------------------------------------------------------------------ */

static uint8_t players(const void *state) {
    (void)state;
    return IMPARTIAL_PLAYERS;
}

static struct turn turn(const void *state) {
    const struct impartial *game = state;

    if (compound_is_over(&game->compound)) {
        return (struct turn){.kind = TURN_OVER, .player = impartial_winner(game)};
    }
    return (struct turn){.kind = TURN_DECIDE, .player = game->turn};
}

/* Pawns move along arcs; those not in play do not move. */
static bool goes_along_arcs(const struct compound *compound, const uint8_t to[]) {
    for (uint8_t i = 0; i < COMPOUND_PAWNS; i++) {
        uint8_t from = compound->pawn[i];
        uint16_t follows = i < compound->count ? compound->graph.follows[from] : 0;
        if (to[i] != from && !(follows & graph_bit(to[i]))) {
            return false;
        }
    }
    return true;
}

static bool decide(void *state, decision_t decision) {
    struct impartial *game = state;
    uint8_t to[COMPOUND_PAWNS];

    nim_decision_unpack(to, decision);
    if (decision >> (NIM_PAWN_BITS * COMPOUND_PAWNS) || !goes_along_arcs(&game->compound, to) ||
        !compound_is_move(&game->compound, to)) {
        return false;
    }
    impartial_move(game, to);
    return true;
}

static bool is_sound(void *state) {
    const struct impartial *game = state;

    if (!impartial_is_sound(game)) {
        return false;
    }
    for (uint8_t i = game->compound.count; i < COMPOUND_PAWNS; i++) {
        if (game->compound.pawn[i]) {
            return false;
        }
    }
    return true;
}

const FLASH struct rules nim_rules = {
    .state_bytes = sizeof(struct impartial),
    .stored_bytes = sizeof(struct impartial),
    .decision_bits = NIM_PAWN_BITS * COMPOUND_PAWNS,
    .deals = true,
    .first_seat = NIM_OPTION_FIRST_SEAT,
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .is_sound = is_sound,
};
