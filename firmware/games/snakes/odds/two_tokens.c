#include "games/snakes/odds/two_tokens.h"

void two_tokens_start(struct two_tokens *tokens, const struct board *board) {
    tokens->board = board;
    pair_values_start(&tokens->pairs, board, PAIR_VALUES_TOKENS);
}

/* The square of one token after the face has moved the other or itself. */
static uint8_t landing(const struct two_tokens *tokens, uint8_t token, uint8_t moved) {
    uint8_t square = tokens->square[token];

    if (token != moved || square == tokens->board->goal) {
        return square;
    }
    return board_throw(tokens->board, square, tokens->face).landing;
}

void two_tokens_ask(struct two_tokens *tokens, const uint8_t square[2], uint8_t face) {
    tokens->square[0] = square[0];
    tokens->square[1] = square[1];
    tokens->face = face;
    pair_values_ask(&tokens->pairs, TWO_TOKENS_NOW, square[0], square[1]);
    for (uint8_t token = 0; token < 2 && face; token++) {
        pair_values_ask(&tokens->pairs, TWO_TOKENS_AFTER + token, landing(tokens, 0, token),
                        landing(tokens, 1, token));
    }
}

enum progress two_tokens_step(struct two_tokens *tokens) {
    return pair_values_step(&tokens->pairs);
}

uint8_t two_tokens_done(const struct two_tokens *tokens) {
    return pair_values_done(&tokens->pairs);
}

struct bounded two_tokens_left(const struct two_tokens *tokens) {
    return pair_values_answer(&tokens->pairs, TWO_TOKENS_NOW);
}

struct bounded two_tokens_after(const struct two_tokens *tokens, uint8_t token) {
    return pair_values_answer(&tokens->pairs, TWO_TOKENS_AFTER + token);
}

uint8_t two_tokens_choose(const struct two_tokens *tokens) {
    uint8_t goal = tokens->board->goal;
    struct bounded first, second;

    if (tokens->square[0] == goal || tokens->square[1] == goal) {
        return tokens->square[0] == goal;
    }
    first = two_tokens_after(tokens, 0);
    second = two_tokens_after(tokens, 1);
    return second.mantissa < first.mantissa;
}
