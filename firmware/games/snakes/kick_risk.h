#ifndef KOSTKA_GAMES_SNAKES_KICK_RISK_H
#define KOSTKA_GAMES_SNAKES_KICK_RISK_H

#include "games/snakes/position.h"

/* With kick-out: the chance that the player whose turn it is is sent back after it and before the
   next one, by whose throw: as if a move had been made and the position had come of it. All throws
   of the opponents are gone through in order, at most 6^5 sequences; they may kick each other on
   the way, and one who wins ends the game. Opponents with two tokens choose by
   position_quick_choice. Exact: outcomes are counted. */

struct kick_risk {
    const struct board *board;
    uint8_t player;
    uint16_t outcomes;               /* out: all there are, 6^opponents */
    uint16_t sent[POSITION_PLAYERS]; /* out: of them, in how many that player is the first to send
                                        the player back */
    struct threat_ply {              /* the first, the one after it ... */
        struct position at;          /* before it */
        uint8_t face;
        uint16_t weight;           /* sequences that go on with one of its faces */
    } ply[POSITION_PLAYERS], *now; /* the throw that is gone through */
};

/* Begins. The board must outlive it. */
void kick_risk_start(struct kick_risk *threat, const struct board *board,
                     const struct position *position);

/* One slice of at most 5 ms at 16 MHz; true when all has been counted: at most 545 slices. */
bool kick_risk_step(struct kick_risk *threat);

#endif
