#include "games/nim/impartial.h"

#include "core/number/flash.h"
#include <stddef.h>
#include <string.h>

enum { NIM = 0xFFFF, PAWN = (1 << NIM_PAWN_BITS) - 1, DEALT_GRAPH = COMPOUND_PAWNS };

_Static_assert(DEALT_GRAPH + 2 * GRAPH_NODES <= GAME_DEAL, "all is dealt from these bytes");
_Static_assert(sizeof(struct impartial) <= GAME_STATE_STORED, "all of a state is stored");

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

/* ---- the rules: a game begins ---------------------------------------------------------------- */

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

/* ---- it goes on ------------------------------------------------------------------------------ */

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
