#ifndef KOSTKA_GAMES_CHIPS_ODDS_CHIP_DUEL_H
#define KOSTKA_GAMES_CHIPS_ODDS_CHIP_DUEL_H

#include "games/chips/odds/clearance.h"

/* Two placements v and w under the same throws: who is cleared first, and when that is decided.

   Let u be the greater of both on every field and d the same where they differ, 0 elsewhere. The
   field of u that is cleared last decides: it is w's loss where w has more chips there, v's where v
   has, and a draw where they have as many. All is over when v, w or d is cleared (then both have
   the same chips on every field), any two of them together at the time when u is, so that

   expected throws = E(v) + E(w) + E(d) - 2 E(u).

   The bounds of clearance.h are carried along: a chance is off by at most 1.1e-11, the throws by
   2e-11 / p. All of it takes four passes of clearance.h. */

/* The placements of which the expected throws are found, in this order. */
enum chip_duel_part { CHIP_DUEL_GREATER, CHIP_DUEL_DIFFERENT, CHIP_DUEL_SECOND, CHIP_DUEL_FIRST };

enum chip_duel_outcome {
    CHIP_DUEL_FIRST_WINS,
    CHIP_DUEL_DRAW,
    CHIP_DUEL_SECOND_WINS,
    CHIP_DUEL_OUTCOMES
};

/* What is asked for: the less, the sooner it is there. */
enum chip_duel_extent {
    CHIP_DUEL_CHANCES, /* of the outcomes: a quarter of it all */
    CHIP_DUEL_EACH,    /* the throws of each placement by itself: half of it */
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
    struct bounded throws;                       /* until it is decided: of CHIP_DUEL_ALL */
    struct bounded throws_of[CHIP_DUEL_PLAYERS]; /* alone: of all but CHIP_DUEL_CHANCES */
    struct bounded chance[CHIP_DUEL_OUTCOMES];   /* of all but CHIP_DUEL_EACH */
    struct clearance clearance;
};

/* Begins with the first and the second player's chips on the fields, as clearance_start takes them.
 */
void chip_duel_start(struct chip_duel *duel, const struct chip_fields *fields,
                     const uint8_t first[], const uint8_t second[], enum chip_duel_extent extent);

/* At most 80,000 cycles. */
enum progress chip_duel_step(struct chip_duel *duel);

/* 0..255: how far it has come. */
uint8_t chip_duel_done(const struct chip_duel *duel);

/* A field of which the players have so many chips: how many there are in one of the placements, and
   who it decides for if it is the last to be cleared. */
uint8_t chip_duel_chips(uint8_t first, uint8_t second, enum chip_duel_part part);
enum chip_duel_outcome chip_duel_outcome(uint8_t first, uint8_t second);

#endif
