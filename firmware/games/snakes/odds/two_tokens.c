#include "games/snakes/odds/two_tokens.h"

void two_tokens_start(struct two_tokens *tokens, const struct board *board) {
    tokens->board = board;
    pair_values_start(&tokens->pairs, board, PAIR_VALUES_TOKENS);
}

/* The square to which a face moves a token; a token that is home stays. */
static uint8_t landing(const struct two_tokens *tokens, uint8_t square, uint8_t face) {
    return square == tokens->board->goal ? square
                                         : board_throw(tokens->board, square, face).landing;
}

void two_tokens_ask(struct two_tokens *tokens, const uint8_t square[2], uint8_t face) {
    tokens->square[0] = square[0];
    tokens->square[1] = square[1];
    pair_values_ask(&tokens->pairs, TWO_TOKENS_NOW, square[0], square[1]);
    if (face) {
        pair_values_ask(&tokens->pairs, TWO_TOKENS_AFTER, landing(tokens, square[0], face),
                        square[1]);
        pair_values_ask(&tokens->pairs, TWO_TOKENS_AFTER + 1, square[0],
                        landing(tokens, square[1], face));
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

uint8_t two_tokens_choose(const struct two_tokens *tokens, uint8_t face) {
    uint8_t goal = tokens->board->goal;

    if (tokens->square[0] == goal || tokens->square[1] == goal) {
        return tokens->square[0] == goal;
    }
    return pair_values_second_moves(&tokens->pairs) >> face & 1;
}
