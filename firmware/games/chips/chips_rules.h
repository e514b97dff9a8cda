#ifndef KOSTKA_GAMES_CHIPS_CHIPS_RULES_H
#define KOSTKA_GAMES_CHIPS_CHIPS_RULES_H

#include "core/game/rules.h"
#include "core/number/flash.h"
#include "games/chips/chips.h"

/* The rules of chips. The state is a struct chips, in which a player who is to place has no chips
   on any field. Players place in secret, one after the other. Then each throw is
   everybody's: one die, or two where sums count. */

/* What a game is set up with. */
enum chips_option {
    CHIPS_OPTION_KIND,  /* enum chips_kind */
    CHIPS_OPTION_CHIPS, /* 1..CLEARANCE_CHIPS */
    CHIPS_OPTION_FIRST_SEAT,
    CHIPS_OPTION_SECOND_SEAT, /* may be CHIPS_SEAT_EMPTY */
    CHIPS_OPTIONS
};

/* Behind enum chips_player: the first player plays alone. */
enum { CHIPS_SEAT_EMPTY = CHIPS_COMPUTER + 1 };

/* A decision: all that a player places, by its number (games/chips/odds/placement_number.h). */
enum { CHIPS_DECISION_BITS = 22 };

/* False, and nothing is placed: there is no such placement in this game. */
bool chips_decision_unpack(const struct chips *game, decision_t decision,
                           uint8_t placed[CLEARANCE_FIELDS]);
decision_t chips_decision_pack(const struct chips *game, const uint8_t placed[CLEARANCE_FIELDS]);

extern const FLASH struct rules chips_rules;

#endif
