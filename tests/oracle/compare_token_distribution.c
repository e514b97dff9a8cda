#include "compare.h"

#include <math.h>

#include "core/chain/token_distribution.h"

/* Up to 200 expected throws, and beyond. */
static const double token_distribution_error = 1e-7, token_distribution_error_long = 2e-7;

bool compare_token_distribution(struct comparison *c, uint8_t square, unsigned throws) {
    struct token_distribution token;
    oracle_vector want;
    bool well = true;
    token_distribution_start(&token, c->board, square, UINT16_MAX);
    oracle_token_distribution_start(square, want);
    for (unsigned m = 0; m <= throws; m++) {
        uint64_t total = 0;
        for (unsigned s = 0; s <= c->board->goal; s++) {
            total += token_distribution_at(&token, (uint8_t)s);
            if (!c->moves.can_stand[s] && token_distribution_at(&token, (uint8_t)s) != 0) {
                return compare_failed(c, "token on the start of a jump %u after %u", s, m);
            }
            well &= compare_value(
                c, QUANTITY_TOKEN_DISTRIBUTION, s,
                ldexp(token_distribution_at(&token, (uint8_t)s), -PROBABILITY_BITS),
                (double)want[s], 1,
                c->longest <= 200 ? token_distribution_error : token_distribution_error_long);
        }
        if (total != PROBABILITY_ONE || token_distribution_throws(&token) != m) {
            return compare_failed(c, "total %.12g after %u", ldexp((double)total, -31), m);
        }
        token_distribution_step(&token);
        oracle_token_distribution_step(&c->moves, want);
    }
    return well;
}
