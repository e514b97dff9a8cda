#ifndef KOSTKA_GAMES_PENNEY_PENNEY_RULES_H
#define KOSTKA_GAMES_PENNEY_PENNEY_RULES_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/penney/penney.h"

/* The rules of Penney's game. The state is a struct penney. The players choose words in turn; then
   each throw is a toss of the coin, which is everybody's. */

/* What a game is set up with. The coin shows heads in 8 * eighths + rest of PENNEY_PARTS cases. */
enum penney_option {
    PENNEY_OPTION_LETTERS, /* 2..5 */
    PENNEY_OPTION_PLAYERS, /* 2 or 3 */
    PENNEY_OPTION_FIRST_SEAT,
    PENNEY_OPTION_EIGHTHS = PENNEY_OPTION_FIRST_SEAT + PENNEY_PLAYERS,
    PENNEY_OPTION_REST,
    PENNEY_OPTIONS
};

/* A decision: a word without its leading 1 (games/penney/patterns.h). */
enum { PENNEY_DECISION_BITS = PATTERNS_LETTERS_MOST };

static inline decision_t penney_decision(const struct penney *game, uint8_t word) {
    return word & (uint8_t)(penney_rows(game) - 1);
}

static inline uint8_t penney_decision_word(const struct penney *game, decision_t decision) {
    return (uint8_t)(penney_rows(game) | decision);
}

extern const FLASH struct rules penney_rules;

#endif
