#include "games/snakes/odds/chain/token_distribution.h"

void token_distribution_start(struct token_distribution *token, const struct board *board,
                              uint8_t square, uint16_t throws) {
    token->throws = 0;
    token->last = throws;
    window_start(&token->window, board, true);
    window_set_one(&token->window, square);
}

enum progress token_distribution_step(struct token_distribution *token) {
    if (token->throws != token->last) {
        token->throws++;
        window_sum(&token->window);
        window_settle(&token->window);
    }
    return token->throws == token->last ? DONE : WORKING;
}

uint8_t token_distribution_done(const struct token_distribution *token) {
    if (token->throws == token->last) {
        return PROGRESS_ALL;
    }
    return (uint8_t)((uint32_t)token->throws * PROGRESS_ALL / token->last);
}

struct bounded token_distribution_at(const struct token_distribution *token, uint8_t square) {
    uint64_t chance = window_chance(&token->window, square);

    return window_between(chance, window_error(&token->window, chance));
}

void token_distribution_likeliest(const struct token_distribution *token,
                                  struct token_chance likeliest[2]) {
    const struct window *window = &token->window;
    uint8_t first = 0, second = 1;

    if (window_value(window, 1) > window_value(window, 0)) {
        first = 1;
        second = 0;
    }
    for (uint8_t square = 2; square <= window->board->goal; square++) {
        uint64_t value = window_value(window, square);
        if (value > window_value(window, first)) {
            second = first;
            first = square;
        } else if (value > window_value(window, second)) {
            second = square;
        }
    }
    likeliest[0] = (struct token_chance){first, token_distribution_at(token, first)};
    likeliest[1] = (struct token_chance){second, token_distribution_at(token, second)};
}
