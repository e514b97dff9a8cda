#include "games/snakes/snakes_computer.h"

void snakes_computer_start(struct snakes_computer *computer, const struct board *board) {
    computer->known = false;
    two_tokens_start(&computer->tokens, board);
}

void snakes_computer_ask(struct snakes_computer *computer, const struct snakes *game) {
    computer->known = false;
    two_tokens_ask(&computer->tokens, game->at.square[game->at.turn], game->face);
}

enum progress snakes_computer_step(struct snakes_computer *computer) {
    enum progress progress = two_tokens_step(&computer->tokens);

    computer->known = progress == IMPROVING || progress == DONE;
    return progress;
}

uint8_t snakes_computer_done(const struct snakes_computer *computer) {
    return two_tokens_done(&computer->tokens);
}

uint8_t snakes_computer_choice(struct snakes_computer *computer, const struct snakes *game) {
    struct bounded first, second;

    if (computer->known && snakes_has_choice(game)) {
        first = two_tokens_after(&computer->tokens, 0);
        second = two_tokens_after(&computer->tokens, 1);
        if (second.mantissa < first.mantissa) {
            return 1;
        }
        if (first.mantissa < second.mantissa) {
            return 0;
        }
    }
    return position_quick_choice(&game->at, &game->board, game->face);
}
