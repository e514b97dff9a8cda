#ifndef KOSTKA_GAMES_CHIPS_CHIPS_COMPUTER_H
#define KOSTKA_GAMES_CHIPS_CHIPS_COMPUTER_H

#include "core/player/level.h"
#include "games/chips/chips.h"
#include "games/chips/odds/placement.h"

/* How the computer places its chips. The easy one: on each field in proportion to its chance. The
   good one: as the fastest placement. The best one: as the best reply to that, which never does
   worse than it. Of two computers, lest both do the same, the best one that is first places
   fastest, as one does that plays alone, and the second as if it were of the next level. What the
   other player has placed is not looked at, so that the computer may think while the other still
   places. */

struct chips_computer {
    struct placement placement;
    enum progress progress;
    uint8_t player;
    uint8_t chips;
    bool replies; /* the fastest placement is only what is replied to */
    bool easy;
};

/* Begins for the next computer that is to place its chips. */
void chips_computer_start(struct chips_computer *computer, const struct chips *game,
                          enum level level);

/* At most 80,000 cycles; 15 chips on the fields of two dice take 1.2 s. IMPOSSIBLE: no computer is
   to place any more, or it is ready. */
enum progress chips_computer_step(struct chips_computer *computer);

/* 0..255: how far it has come. */
uint8_t chips_computer_done(const struct chips_computer *computer);

/* Puts the computer's chips on the fields of the game that it was begun with, and marks it ready:
   when it is done, or before that the best placement found so far. */
void chips_computer_place(const struct chips_computer *computer, struct chips *game);

#endif
