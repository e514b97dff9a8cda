#include "games/snakes/two_tokens.h"

bool two_tokens_are_exact(const struct board *board) {
    return pair_values_width(board, PAIR_VALUES_TOKENS) >= PAIR_VALUES_NARROWEST;
}

void two_tokens_start(struct two_tokens *tokens, const struct board *board) {
    if (!two_tokens_are_exact(board)) {
        two_tokens_start_rough(tokens, board);
        return;
    }
    tokens->board = board;
    tokens->exact = true;
    pair_values_start(&tokens->pairs, board, PAIR_VALUES_TOKENS);
}

void two_tokens_start_rough(struct two_tokens *tokens, const struct board *board) {
    const struct absorption_question question = {.board = board, .what = ABSORPTION_EXPECTED};

    tokens->board = board;
    tokens->exact = false;
    absorption_start(&tokens->alone, &question);
}

enum progress two_tokens_step(struct two_tokens *tokens) {
    return tokens->exact ? pair_values_step(&tokens->pairs) : absorption_step(&tokens->alone);
}

uint8_t two_tokens_done(const struct two_tokens *tokens) {
    return tokens->exact ? pair_values_done(&tokens->pairs) : absorption_done(&tokens->alone);
}

static struct real estimate(struct absorption *alone, uint8_t first, uint8_t second) {
    struct real value = absorption_expected_at(alone, first);
    uint32_t more = value.mantissa;
    uint32_t less = absorption_expected_at(alone, second).mantissa;

    if (less > more) {
        more = less;
        less = value.mantissa;
    }
    value.mantissa = more / 2 + less / 8;
    value.fraction_bits--;
    return value;
}

struct real two_tokens_left(struct two_tokens *tokens, uint8_t first, uint8_t second) {
    if (tokens->exact) {
        return pair_values_at(&tokens->pairs, first, second);
    }
    return estimate(&tokens->alone, first, second);
}

struct real two_tokens_after(struct two_tokens *tokens, const uint8_t square[2], uint8_t token,
                             uint8_t face) {
    uint8_t landing = board_throw(tokens->board, square[token], face).landing;

    return two_tokens_left(tokens, landing, square[1 - token]);
}

uint8_t two_tokens_choose(struct two_tokens *tokens, const uint8_t square[2], uint8_t face) {
    uint8_t goal = tokens->board->goal;
    uint32_t first;

    if (square[0] == goal || square[1] == goal) {
        return square[0] == goal;
    }
    first = two_tokens_after(tokens, square, 0, face).mantissa;
    return two_tokens_after(tokens, square, 1, face).mantissa < first;
}
