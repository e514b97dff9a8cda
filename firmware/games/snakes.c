#include "games/snakes.h"

void snakes_start(struct snakes *game) {
    game->turn = 0;
    game->rounds = 0;
    game->winner = SNAKES_NOBODY;
    for (uint8_t player = 0; player < SNAKES_PLAYERS; player++)
        game->square[player] = 0;
}

struct board_move snakes_throw(struct snakes *game, const struct board *board, uint8_t face) {
    struct board_move move = board_throw(board, game->square[game->turn], face);

    game->square[game->turn] = move.landing;
    if (game->turn == 0 && game->rounds < UINT8_MAX)
        game->rounds++;
    if (move.landing == board->goal)
        game->winner = game->turn;
    else if (++game->turn >= game->players)
        game->turn = 0;
    return move;
}

bool snakes_is_over(const struct snakes *game) {
    return game->winner != SNAKES_NOBODY;
}

bool snakes_is_computer(const struct snakes *game, uint8_t player) {
    return game->computers >> player & 1;
}

bool snakes_is_sound(const struct snakes *game, const struct board *board) {
    if (game->players == 0 || game->players > SNAKES_PLAYERS || game->turn >= game->players ||
        game->overshoot != board->overshoot || game->winner != SNAKES_NOBODY)
        return false;
    for (uint8_t player = 0; player < game->players; player++) {
        if (game->square[player] == board->goal || !board_can_stand(board, game->square[player]))
            return false;
    }
    return true;
}
