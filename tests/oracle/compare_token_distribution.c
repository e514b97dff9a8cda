#include "compare.h"

#include <math.h>
#include <string.h>

#include "games/snakes/odds/chain/token_distribution.h"

/* For each throw. */
static const double token_distribution_error = 1.5e-11;

bool compare_token_distribution(struct comparison *c, uint8_t square, unsigned throws) {
    struct token_distribution token;
    oracle_vector want;
    bool well = true;
    memset(&token, 0x5A, sizeof token);
    token_distribution_start(&token, c->board, square, UINT16_MAX);
    oracle_token_distribution_start(square, want);
    for (unsigned m = 0; m <= throws; m++) {
        for (unsigned s = 0; s <= c->board->goal && compare_is_due(m); s++) {
            struct bounded got = token_distribution_at(&token, (uint8_t)s);
            if (!c->moves.can_stand[s] && got.mantissa > got.error) {
                return compare_failed(c, "token on the start of a jump %u after %u", s, m);
            }
            well &= compare_bounded(c, QUANTITY_TOKEN_DISTRIBUTION, s, got, want[s],
                                    token_distribution_error * (m + 1));
        }
        if (token.throws != m) {
            return compare_failed(c, "%u throws after %u", token.throws, m);
        }
        token_distribution_step(&token);
        oracle_token_distribution_step(&c->moves, want);
    }
    return well;
}
