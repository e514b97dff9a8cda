#ifndef KOSTKA_GAMES_NIM_NIM_RULES_H
#define KOSTKA_GAMES_NIM_NIM_RULES_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/nim/impartial.h"

/* The rules of Nim and its kin. The state is a struct impartial. Nothing is thrown: the heaps are
   dealt, and so are the arcs of a random graph. A graph that was entered is the owner's, a struct
   graph. */

/* What a game is set up with. */
enum nim_option {
    NIM_OPTION_KIND,  /* enum impartial_kind */
    NIM_OPTION_HEAPS, /* 1..COMPOUND_PAWNS */
    NIM_OPTION_RULE,  /* enum compound_rule */
    NIM_OPTION_FIRST_SEAT,
    NIM_OPTIONS = NIM_OPTION_FIRST_SEAT + IMPARTIAL_PLAYERS
};

/* A decision: where every pawn is after it, pawn 0 in the lowest bits; 0 for those not in play. */
enum { NIM_PAWN_BITS = 4 };
decision_t nim_decision_pack(const uint8_t pawn[], uint8_t count);
void nim_decision_unpack(uint8_t pawn[COMPOUND_PAWNS], decision_t decision);

extern const FLASH struct rules nim_rules;

#endif
