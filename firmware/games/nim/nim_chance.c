#include "games/nim/nim_chance.h"

static uint8_t winner(struct compound_search *search, const struct impartial *game) {
    uint8_t turn = game->turn;

    if (compound_is_over(&game->compound)) {
        return impartial_winner(game);
    }
    compound_search_start(search, &game->compound, 0);
    return compound_search_is_lost(search) ? IMPARTIAL_PLAYERS - 1 - turn : turn;
}

probability_t nim_chance(struct compound_search *search, const struct impartial *game,
                         uint8_t player) {
    return winner(search, game) == player ? PROBABILITY_ONE : 0;
}
