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
    uint8_t quick = position_quick_choice(&game->at, &game->board, game->face);
    struct two_tokens_choice choice;

    if (!computer->solved || !snakes_has_choice(game)) {
        return quick;
    }
    choice = two_tokens_choose(&computer->tokens, game->at.square[game->at.turn], game->face);
    if (choice.left[0].mantissa == choice.left[1].mantissa) {
        return quick;
    }
    return choice.best;
}
