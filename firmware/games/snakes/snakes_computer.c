#include "games/snakes/snakes_computer.h"

void snakes_computer_start(struct snakes_computer *computer, const struct board *board) {
    computer->solved = false;
    two_tokens_start(&computer->tokens, board);
}

enum progress snakes_computer_step(struct snakes_computer *computer) {
    enum progress progress = computer->solved ? DONE : two_tokens_step(&computer->tokens);

    computer->solved = progress == DONE;
    return progress;
}

uint8_t snakes_computer_done(const struct snakes_computer *computer) {
    return computer->solved ? PROGRESS_ALL : two_tokens_done(&computer->tokens);
}

uint8_t snakes_computer_choice(struct snakes_computer *computer, const struct snakes *game) {
    const uint8_t *square = game->at.square[game->at.turn];
    uint32_t first;
    uint32_t second;

    if (computer->solved && snakes_has_choice(game)) {
        first = two_tokens_after(&computer->tokens, square, 0, game->face).mantissa;
        second = two_tokens_after(&computer->tokens, square, 1, game->face).mantissa;
        if (first != second) {
            return second < first;
        }
    }
    return position_quick_choice(&game->at, &game->board, game->face);
}
