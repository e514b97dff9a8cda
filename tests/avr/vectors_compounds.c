#include "device/workspace.h"
#include "games/nim/impartial.h"
#include "vectors.h"

enum { CASES = 120 };

static void say_moves(struct impartial *game) {
    struct compound_search *search = &workspace_borrow(WORKSPACE_SCREEN)->compound_search;
    uint8_t progress = COMPOUND_FOUND;

    search->compound = game->compound;
    compound_search(search);
    put_hex(search->lost);
    for (uint8_t moves = 0; moves < 4 && progress == COMPOUND_FOUND; moves++) {
        do
            progress = compound_step(search);
        while (progress == COMPOUND_WORKING);
        put_hex(progress);
        for (uint8_t i = 0; i < game->compound.count; i++)
            put_hex(search->best[i]);
        if (search->lost)
            break;
    }
    put_hex(search->fewest);
    game->weak = 1;
    game->computers = 1;
    compound_search(search);
    impartial_err(game, search, 4 * random_below(64));
    impartial_move(game, search->best);
    put_hex(game->compound.pawn[0]);
    put_hex(compound_is_over(&game->compound) ? impartial_winner(game) : 0);
}

void say_compounds(void) {
    static struct impartial game;
    uint8_t value[GRAPH_NODES] = {0};

    for (uint8_t i = 0; i < CASES; i++) {
        for (uint8_t node = 0; node < GRAPH_NODES; node++)
            game.compound.graph.follows[node] = (uint16_t)random_word();
        for (uint8_t pawn = 0; pawn < COMPOUND_PAWNS; pawn++)
            game.compound.pawn[pawn] = (uint8_t)random_word();
        game.turn = 0;
        game.computers = 0;
        game.compound.rule = random_below(COMPOUND_MISERE);
        game.compound.count = (uint8_t)(1 + random_below(COMPOUND_PAWNS));
        game.weak = 0;
        put_text("compound");
        put_hex(graph_cycle(&game.compound.graph, value));
        for (uint8_t node = 0; node < GRAPH_NODES / 4; node++)
            put_hex(value[node]);
        impartial_deal(&game, i % IMPARTIAL_ENTERED);
        for (uint8_t measure = GRAPH_GRUNDY; measure <= GRAPH_SUSPENSE; measure++) {
            put_hex(graph_values(&game.compound.graph, measure, value));
            for (uint8_t node = 0; node < GRAPH_NODES; node++)
                put_hex(value[node]);
        }
        put_hex(impartial_is_sound(&game));
        if (!compound_is_over(&game.compound))
            say_moves(&game);
        put_text("\n");
    }
}
