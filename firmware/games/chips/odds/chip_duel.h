#ifndef KOSTKA_GAMES_CHIPS_ODDS_CHIP_DUEL_H
#define KOSTKA_GAMES_CHIPS_ODDS_CHIP_DUEL_H

#include "games/chips/odds/clearance.h"

/* Two placements v and w under the same throws: which is cleared first, and when the game is
   decided.

   Let u be the greater of both on every field, and d the same where they differ, 0 elsewhere. The
   field of u that is cleared last decides: w loses if it has more chips there, v loses if it has
   more, and it is a draw if they have the same. The game is over when v, w or d is cleared (when d
   is, both have the same chips on every field). Any two of them are cleared together at the time
   when u is, so that

   expected throws = E(v) + E(w) + E(d) - 2 E(u).

   By the bounds of clearance.h a chance is off by at most 1.1e-11, the throws by 2e-11 / p.
   CHIP_DUEL_ALL takes four passes of clearance.h. */

/* The placements whose expected throws are computed, in this order. */
enum chip_duel_part { CHIP_DUEL_GREATER, CHIP_DUEL_DIFFERENT, CHIP_DUEL_SECOND, CHIP_DUEL_FIRST };

enum chip_duel_outcome {
    CHIP_DUEL_FIRST_WINS,
    CHIP_DUEL_DRAW,
    CHIP_DUEL_SECOND_WINS,
    CHIP_DUEL_OUTCOMES
};

/* The extent of a question: the less it asks for, the sooner it is done. */
enum chip_duel_extent {
    CHIP_DUEL_CHANCES, /* chances of the outcomes: a quarter of the time */
    CHIP_DUEL_EACH,    /* the throws of each placement by itself: half of the time */
    CHIP_DUEL_ALL      /* both, and the throws until it is decided */
};

enum { CHIP_DUEL_PLAYERS = 2 };

struct chip_duel {
    struct chip_fields fields;
    uint8_t chips[CHIP_DUEL_PLAYERS][CLEARANCE_FIELDS];
    enum chip_duel_part part;
    uint8_t chips_of_part[CLEARANCE_FIELDS];
    struct bounded throws_of_part;
    enum chip_duel_extent extent;
    enum progress progress;
    struct bounded throws;                       /* until it is decided; for CHIP_DUEL_ALL */
    struct bounded throws_of[CHIP_DUEL_PLAYERS]; /* each alone; not for CHIP_DUEL_CHANCES */
    struct bounded chance[CHIP_DUEL_OUTCOMES];   /* not for CHIP_DUEL_EACH */
    struct clearance clearance;
};

/* Starts with the first and the second player's chips on the fields, as clearance_start takes
   them. */
void chip_duel_start(struct chip_duel *duel, const struct chip_fields *fields,
                     const uint8_t first[], const uint8_t second[], enum chip_duel_extent extent);

/* At most 80,000 cycles. */
enum progress chip_duel_step(struct chip_duel *duel);

/* Progress, 0..255. */
uint8_t chip_duel_done(const struct chip_duel *duel);

/* For a field on which the players have `first` and `second` chips: its chips in the placement of a
   part, and the outcome if it is the last to be cleared. */
uint8_t chip_duel_chips(uint8_t first, uint8_t second, enum chip_duel_part part);
enum chip_duel_outcome chip_duel_outcome(uint8_t first, uint8_t second);

#endif
