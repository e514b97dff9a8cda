#include "games/snakes/two_tokens.h"

bool tokens_are_exact(const struct board *board) {
    return pairs_width(board, PAIRS_TOKENS) >= PAIRS_NARROWEST;
}

void tokens_start(union tokens *tokens, const struct board *board) {
    if (tokens_are_exact(board))
        pairs_start(&tokens->pairs, board, PAIRS_TOKENS);
    else
        absorption_start(&tokens->absorption, board, ABSORPTION_EXPECTED, 0);
}

uint8_t tokens_step(union tokens *tokens, const struct board *board) {
    if (tokens_are_exact(board))
        return pairs_step(&tokens->pairs);
    return absorption_step(&tokens->absorption);
}

void tokens_estimate(struct absorption *alone, uint8_t first, uint8_t second, struct real *value) {
    uint32_t more;
    uint32_t less;

    absorption_at(alone, ABSORPTION_EXPECTED, first, value);
    more = value->mantissa;
    absorption_at(alone, ABSORPTION_EXPECTED, second, value);
    less = value->mantissa;
    if (less > more) {
        less = more;
        more = value->mantissa;
    }
    value->mantissa = more / 2 + less / 8;
    value->fraction_bits--;
}

void tokens_at(union tokens *tokens, const struct board *board, uint8_t first, uint8_t second,
               struct real *value) {
    if (tokens_are_exact(board))
        pairs_at(&tokens->pairs, first, second, value);
    else
        tokens_estimate(&tokens->absorption, first, second, value);
}

void tokens_choice(union tokens *tokens, const struct board *board, uint8_t first, uint8_t second,
                   uint8_t face, struct real *value) {
    if (first == board->goal) {
        value->mantissa = UINT32_MAX;
        return;
    }
    tokens_at(tokens, board, board_throw(board, first, face).landing, second, value);
}

uint8_t tokens_best(union tokens *tokens, const struct board *board, const uint8_t square[2],
                    uint8_t face) {
    struct real first;
    struct real second;

    tokens_choice(tokens, board, square[0], square[1], face, &first);
    tokens_choice(tokens, board, square[1], square[0], face, &second);
    return second.mantissa < first.mantissa;
}
