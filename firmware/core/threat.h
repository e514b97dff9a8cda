#ifndef KOSTKA_CORE_THREAT_H
#define KOSTKA_CORE_THREAT_H

#include "core/position.h"

/* With kick-out: the chance that a player is sent back before they throw, by whose throw. All
   throws of the opponents who come before are gone through in order, at most 6^5 sequences; they
   may kick each other on the way, and one who wins ends the game. Opponents with two tokens choose
   by position_quick_choice. Exact: outcomes are counted. */

enum { THREAT_OPPONENTS = POSITION_PLAYERS - 1 };

struct threat {
    const struct board *board;
    uint8_t player;                  /* one bit */
    uint8_t opponents;               /* how many throw before the player */
    uint8_t depth;                   /* of them, whose throw is gone through */
    uint16_t weight;                 /* sequences that begin with the throws up to there */
    uint16_t outcomes;               /* out: all there are, 6^opponents */
    uint16_t sent[THREAT_OPPONENTS]; /* out: of them, in how many the first opponent to throw, the
                                        second ... is the first to send the player back */
    uint8_t face[THREAT_OPPONENTS];
    struct position at[THREAT_OPPONENTS + 1]; /* before the first throw, after it ... */
};

/* Begins. The opponents throw in turn, first the one whose turn it is; when it is the player's own
   turn, the next: as if the player had made a move and the position had come of it. The board must
   outlive it. */
void threat_start(struct threat *threat, const struct board *board, const struct position *position,
                  uint8_t player);

/* One slice of at most 5 ms at 16 MHz; true when all has been counted: at most 460 slices. */
bool threat_step(struct threat *threat);

#endif
