#include "core/tokens.h"

#include <string.h>

enum { FRACTION_BITS = 17, THROWS_MAXIMUM = 2000 };

bool tokens_are_exact(const struct board *board) {
    return pairs_width(board, PAIRS_TOKENS) >= PAIRS_NARROWEST;
}

void tokens_start(union tokens *tokens, const struct board *board) {
    if (tokens_are_exact(board)) {
        pairs_start(&tokens->pairs, board, PAIRS_TOKENS);
    } else {
        memset(tokens->alone.expected, 0, sizeof tokens->alone.expected);
        race_start(&tokens->alone.race, board);
    }
}

/* E(T) = the sum of P(T > m) over m = 0, 1, ... */
static enum pairs_progress add_survival(struct tokens_alone *alone) {
    enum pairs_progress progress = PAIRS_DONE;
    uint32_t *expected = alone->expected;
    const probability_t *within = alone->race.within;

    for (uint8_t count = alone->race.board->goal; count; count--) {
        int32_t survives = (int32_t)(PROBABILITY_ONE - *within++) >> (PROBABILITY_BITS - FRACTION_BITS);
        if (survives > 0) {
            *expected += (uint32_t)survives;
            progress = PAIRS_WORKING;
        }
        expected++;
    }
    race_step(&alone->race);
    return alone->race.throws < THROWS_MAXIMUM ? progress : PAIRS_DONE;
}

enum pairs_progress tokens_step(union tokens *tokens, const struct board *board) {
    return tokens_are_exact(board) ? pairs_step(&tokens->pairs) : add_survival(&tokens->alone);
}

void tokens_at(const union tokens *tokens, const struct board *board, uint8_t first,
               uint8_t second, struct real *value) {
    uint32_t less;

    if (tokens_are_exact(board)) {
        pairs_at(&tokens->pairs, first, second, value);
        return;
    }
    value->fraction_bits = FRACTION_BITS;
    value->mantissa = tokens->alone.expected[first];
    less = tokens->alone.expected[second];
    if (less > value->mantissa) {
        less = value->mantissa;
        value->mantissa = tokens->alone.expected[second];
    }
    value->mantissa += less / 4;
}

void tokens_choice(const union tokens *tokens, const struct board *board, uint8_t first,
                   uint8_t second, uint8_t face, struct real *value) {
    if (first == board->goal)
        value->mantissa = UINT32_MAX;
    else
        tokens_at(tokens, board, board_throw(board, first, face).landing, second, value);
}
