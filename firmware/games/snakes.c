#include "games/snakes.h"

void snakes_start(struct snakes *game) {
    game->turn = 0;
    game->rounds = 0;
    for (uint8_t player = 0; player < SNAKES_PLAYERS; player++)
        game->square[player] = 0;
}

struct board_move snakes_next(const struct snakes *game, uint8_t face) {
    return board_throw(&game->board, game->square[game->turn], face);
}

struct board_move snakes_throw(struct snakes *game, uint8_t face) {
    struct board_move move = snakes_next(game, face);

    game->square[game->turn] = move.landing;
    if (game->turn == 0 && game->rounds < UINT8_MAX)
        game->rounds++;
    if (move.landing != game->board.goal && ++game->turn >= game->players)
        game->turn = 0;
    return move;
}

bool snakes_is_over(const struct snakes *game) {
    return game->square[game->turn] == game->board.goal;
}

bool snakes_is_computer(const struct snakes *game) {
    return game->computers >> game->turn & 1;
}

bool snakes_is_sound(const struct snakes *game) {
    const uint8_t *square = game->square;

    if (game->overshoot > BOARD_WIN || game->players > SNAKES_PLAYERS ||
        game->turn >= game->players)
        return false;
    for (uint8_t count = game->players; count; count--, square++) {
        if (*square == game->board.goal || !board_can_stand(&game->board, *square))
            return false;
    }
    return true;
}
