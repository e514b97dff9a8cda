#include "support/drivers/nim_games.h"

#include <string.h>

void nim_as_searched(const struct impartial *game, struct game_search *searched) {
    memset(searched, 0, sizeof *searched);
    searched->rule = game->compound.rule;
    searched->pawns = game->compound.count;
    for (unsigned i = 0; i < GRAPH_NODES; i++) {
        for (unsigned j = 0; j < GRAPH_NODES; j++) {
            searched->arc[i][j] = game->compound.graph.follows[i] >> j & 1;
        }
    }
}

void nim_deal(struct random_source *source, struct impartial *game, uint8_t kind) {
    uint8_t *bytes = (uint8_t *)game;

    for (unsigned i = 0; i < sizeof *game; i++) {
        bytes[i] = (uint8_t)random_below(source, 256);
    }
    game->compound.rule = (uint8_t)random_below(source, COMPOUND_MISERE + (kind == IMPARTIAL_NIM));
    game->compound.count = (uint8_t)(1 + random_below(source, COMPOUND_PAWNS));
    game->player[0] = game->player[1] = IMPARTIAL_PERSON;
    impartial_deal(game, kind);
}
