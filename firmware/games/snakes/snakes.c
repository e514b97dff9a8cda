#include "games/snakes/snakes.h"

#include <string.h>

void snakes_start(struct snakes *game) {
    game->rounds = 0;
    game->face = 0;
    game->at.turn = 0;
    memset(game->at.square, 0, sizeof game->at.square);
    position_check(&game->at, &game->board);
}

struct position_move snakes_throw(struct snakes *game, uint8_t token, uint8_t face) {
    if (game->at.turn == 0 && game->rounds < UINT8_MAX) {
        game->rounds++;
    }
    return position_throw(&game->at, &game->board, token, face);
}

bool snakes_is_over(const struct snakes *game) {
    return position_is_over(&game->at, &game->board);
}

bool snakes_has_choice(const struct snakes *game) {
    return position_may_move(&game->at, &game->board, 0) &&
           position_may_move(&game->at, &game->board, 1);
}

bool snakes_is_sound(struct snakes *game) {
    if (game->overshoot > BOARD_WIN || game->face > BOARD_FACES ||
        !position_check(&game->at, &game->board)) {
        return false;
    }
    for (uint8_t player = 0; player < SNAKES_PLAYERS; player++) {
        if (game->control[player] > SNAKES_COMPUTER) {
            return false;
        }
    }
    return game->face == 0 || snakes_has_choice(game);
}
