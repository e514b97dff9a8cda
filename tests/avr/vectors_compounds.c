#include "games/nim/nim_engine.h"
#include "vectors.h"

enum { CASES = 120 };

/* The result of the search, as a line writes it. */
enum { FOUND = 1, EXHAUSTED };

static void say_moves(struct impartial *game) {
    struct nim_engine_memory *memory = VECTORS_MEMORY(struct nim_engine_memory);
    struct compound_search *search = &memory->search;
    struct engine_question question = {.kind = ENGINE_PLAY, .level = LEVEL_GOOD};
    struct ranked played;
    uint8_t to[COMPOUND_PAWNS];
    uint8_t answer = FOUND;

    for (uint8_t number = 0; number < 4 && answer == FOUND; number++) {
        compound_search_start(search, &game->compound, number);
        if (number == 0) {
            put_hex(search->is_lost);
        }
        while (compound_search_step(search) == WORKING) {
        }
        answer = search->is_lost || search->found > number ? FOUND : EXHAUSTED;
        put_hex(answer);
        for (uint8_t i = 0; i < game->compound.count; i++) {
            put_hex(search->best[i]);
        }
        if (search->is_lost) {
            break;
        }
    }
    put_hex(search->fewest);
    question.random = 4 * random_below(64);
    nim_engine.start(memory, game, &question);
    while (nim_engine.step(memory) < DONE) {
    }
    nim_engine.answer(memory, &played);
    nim_decision_unpack(to, played.decision);
    impartial_move(game, to);
    put_hex(game->compound.pawn[0]);
    put_hex(compound_is_over(&game->compound) ? impartial_winner(game) + 1 : 0);
}

void say_compounds(void) {
    static struct impartial game;
    uint8_t value[GRAPH_NODES] = {0};

    for (uint8_t i = 0; i < CASES; i++) {
        for (uint8_t node = 0; node < GRAPH_NODES; node++) {
            game.compound.graph.follows[node] = (uint16_t)random_word();
        }
        for (uint8_t pawn = 0; pawn < COMPOUND_PAWNS; pawn++) {
            game.compound.pawn[pawn] = (uint8_t)random_word();
        }
        game.turn = 0;
        game.player[0] = IMPARTIAL_PERSON;
        game.compound.rule = random_below(COMPOUND_MISERE);
        game.compound.count = (uint8_t)(1 + random_below(COMPOUND_PAWNS));
        put_text("compound");
        put_hex(graph_cycle(&game.compound.graph, value));
        for (uint8_t node = 0; node < GRAPH_NODES / 4; node++) {
            put_hex(value[node]);
        }
        impartial_deal(&game, i % IMPARTIAL_ENTERED);
        for (uint8_t measure = GRAPH_GRUNDY; measure <= GRAPH_SUSPENSE; measure++) {
            put_hex(graph_values(&game.compound.graph, measure, value));
            for (uint8_t node = 0; node < GRAPH_NODES; node++) {
                put_hex(value[node]);
            }
        }
        put_hex(impartial_is_sound(&game));
        if (!compound_is_over(&game.compound)) {
            say_moves(&game);
        }
        put_text("\n");
    }
}
