#include "games/snakes/two_tokens.h"

bool two_tokens_are_exact(const struct board *board) {
    return pair_values_width(board, PAIR_VALUES_TOKENS) >= PAIR_VALUES_NARROWEST;
}

void two_tokens_start(union two_tokens *tokens, const struct board *board) {
    if (two_tokens_are_exact(board))
        pair_values_start(&tokens->pairs, board, PAIR_VALUES_TOKENS);
    else
        absorption_start(&tokens->absorption, board, ABSORPTION_EXPECTED, 0);
}

uint8_t two_tokens_step(union two_tokens *tokens, const struct board *board) {
    if (two_tokens_are_exact(board))
        return pair_values_step(&tokens->pairs);
    return absorption_step(&tokens->absorption);
}

void two_tokens_estimate(struct absorption *alone, uint8_t first, uint8_t second,
                         struct real *value) {
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

void two_tokens_at(union two_tokens *tokens, const struct board *board, uint8_t first,
                   uint8_t second, struct real *value) {
    if (two_tokens_are_exact(board))
        pair_values_at(&tokens->pairs, first, second, value);
    else
        two_tokens_estimate(&tokens->absorption, first, second, value);
}

void two_tokens_choice(union two_tokens *tokens, const struct board *board, uint8_t first,
                       uint8_t second, uint8_t face, struct real *value) {
    if (first == board->goal) {
        value->mantissa = UINT32_MAX;
        return;
    }
    two_tokens_at(tokens, board, board_throw(board, first, face).landing, second, value);
}

uint8_t tokens_best(union two_tokens *tokens, const struct board *board, const uint8_t square[2],
                    uint8_t face) {
    struct real first;
    struct real second;

    two_tokens_choice(tokens, board, square[0], square[1], face, &first);
    two_tokens_choice(tokens, board, square[1], square[0], face, &second);
    return second.mantissa < first.mantissa;
}
