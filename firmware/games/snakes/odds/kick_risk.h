#ifndef KOSTKA_GAMES_SNAKES_ODDS_KICK_RISK_H
#define KOSTKA_GAMES_SNAKES_ODDS_KICK_RISK_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "games/snakes/position.h"

/* With kick-out: the chance that the player whose turn it is will be sent back by the opponents
   before the next turn, and by whose throw, as if that player had just moved and now all stood as
   they do. All throws of the opponents are gone through in order, at most 6^5 sequences; they may
   kick each other on the way, and one who wins ends the game. Opponents with two tokens choose by
   position_quick_choice. Exact: sequences are counted. */

/* One of the throws that are gone through. */
struct kick_risk_throw {
    struct position at; /* before it */
    uint8_t face;       /* gone through last; 0: none yet */
    uint16_t weight;    /* sequences that go on with one of its faces */
};

struct kick_risk {
    const struct board *board;
    uint8_t player;
    uint8_t depth;                   /* the throw that is being gone through */
    uint16_t sequences;              /* all there are, 6^opponents */
    uint16_t sent[POSITION_PLAYERS]; /* in so many that player is the first to kick the player */
    struct kick_risk_throw throw[POSITION_PLAYERS]; /* the first, the one after it ... */
};

/* The board must outlive the computation. */
void kick_risk_start(struct kick_risk *risk, const struct board *board,
                     const struct position *position);

/* One slice of at most 5 ms at 16 MHz; at most 681 slices. */
enum progress kick_risk_step(struct kick_risk *risk);
uint8_t kick_risk_done(const struct kick_risk *risk);

/* After DONE: the chance to be sent back by a player's throw (0 by one's own), and by anybody's. */
probability_t kick_risk_by(const struct kick_risk *risk, uint8_t player);
probability_t kick_risk_by_anybody(const struct kick_risk *risk);

#endif
