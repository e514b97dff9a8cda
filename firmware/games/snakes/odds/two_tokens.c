#include "games/snakes/odds/two_tokens.h"

static void start_rough(struct two_tokens *tokens) {
    const struct absorption_question question = {.board = tokens->board,
                                                 .what = ABSORPTION_EXPECTED};

    tokens->exact = false;
    absorption_start(&tokens->alone, &question);
}

void two_tokens_start(struct two_tokens *tokens, const struct board *board) {
    tokens->board = board;
    tokens->exact = true;
    pair_values_start(&tokens->pairs, board, PAIR_VALUES_TOKENS);
    if (!pair_values_fit(&tokens->pairs)) {
        start_rough(tokens);
    }
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
    if (!tokens->exact) {
        return;
    }
    pair_values_ask(&tokens->pairs, TWO_TOKENS_NOW, square[0], square[1]);
    for (uint8_t token = 0; token < 2 && face; token++) {
        pair_values_ask(&tokens->pairs, TWO_TOKENS_AFTER + token, landing(tokens, 0, token),
                        landing(tokens, 1, token));
    }
}

enum progress two_tokens_step(struct two_tokens *tokens) {
    return tokens->exact ? pair_values_step(&tokens->pairs) : absorption_step(&tokens->alone);
}

uint8_t two_tokens_done(const struct two_tokens *tokens) {
    return tokens->exact ? pair_values_done(&tokens->pairs) : absorption_done(&tokens->alone);
}

/* A rough value may be off by all of itself; with one token home it is exact. */
static struct bounded estimate(struct absorption *alone, uint8_t first, uint8_t second) {
    struct real value = absorption_expected_at(alone, first);
    uint32_t more = value.mantissa;
    uint32_t less = absorption_expected_at(alone, second).mantissa;

    if (less > more) {
        more = less;
        less = value.mantissa;
    }
    value.mantissa = more / 2 + less / 8;
    value.fraction_bits--;
    return bounded_real(value, less ? value.mantissa : (value.mantissa >> 20) + 2);
}

struct bounded two_tokens_left(struct two_tokens *tokens) {
    if (tokens->exact) {
        return pair_values_answer(&tokens->pairs, TWO_TOKENS_NOW);
    }
    return estimate(&tokens->alone, tokens->square[0], tokens->square[1]);
}

struct bounded two_tokens_after(struct two_tokens *tokens, uint8_t token) {
    if (tokens->exact) {
        return pair_values_answer(&tokens->pairs, TWO_TOKENS_AFTER + token);
    }
    return estimate(&tokens->alone, landing(tokens, 0, token), landing(tokens, 1, token));
}

uint8_t two_tokens_choose(struct two_tokens *tokens) {
    uint8_t goal = tokens->board->goal;
    struct bounded first, second;

    if (tokens->square[0] == goal || tokens->square[1] == goal) {
        return tokens->square[0] == goal;
    }
    first = two_tokens_after(tokens, 0);
    second = two_tokens_after(tokens, 1);
    return second.mantissa < first.mantissa;
}
