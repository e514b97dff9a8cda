#ifndef KOSTKA_GAMES_TENK_TENK_RULES_H
#define KOSTKA_GAMES_TENK_TENK_RULES_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/tenk/tenk.h"

/* The rules of ten thousand. The state is a struct tenk (games/tenk/tenk.h) that is never
   TENK_LOST.

   A throw takes the first dice of the six, as many as are to be thrown; a straight attempt takes
   one. A throw that allows nothing, or a failed attempt, ends the turn at once. A successful
   attempt leads to the throw of all six dice.

   A decision sets something aside, and then banks or throws on. An attempt cannot be banked. */

/* What a game is set up with. */
enum tenk_option {
    TENK_OPTION_PLAYERS,    /* 2..TENK_PLAYERS */
    TENK_OPTION_FIRST_SEAT, /* enum tenk_player, and so for each seat */
    TENK_OPTION_LAST_TURNS = TENK_OPTION_FIRST_SEAT + TENK_PLAYERS, /* 0 or 1: the house rule */
    TENK_OPTIONS
};

/* A choice (games/tenk/scoring.h), and above it whether it is banked. */
enum { TENK_CHOICE_BITS = 4, TENK_BANKED = 1 << TENK_CHOICE_BITS };
enum { TENK_DECISION_BITS = TENK_CHOICE_BITS + 1 };

static inline decision_t tenk_decision_pack(uint8_t choice, bool bank) {
    return choice | (bank ? TENK_BANKED : 0);
}

static inline uint8_t tenk_decision_choice(decision_t decision) {
    return decision & (TENK_BANKED - 1);
}

static inline bool tenk_decision_is_banked(decision_t decision) {
    return decision & TENK_BANKED;
}

extern const FLASH struct rules tenk_rules;

#endif
