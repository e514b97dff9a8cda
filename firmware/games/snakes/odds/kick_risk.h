#ifndef KOSTKA_GAMES_SNAKES_ODDS_KICK_RISK_H
#define KOSTKA_GAMES_SNAKES_ODDS_KICK_RISK_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "games/snakes/position.h"

/* With kick-out: the chance that the player whose turn it is will be kicked before the next turn,
   and by which opponent. The position is taken as the one after that player's move. The computation
   goes through all throws of the opponents in order, at most 6^5 sequences. Opponents may kick each
   other on the way, and a win ends the game. Opponents with two tokens choose by
   position_quick_choice. The chance is exact, since sequences are counted. */

/* A throw of the current sequence. */
struct kick_risk_throw {
    struct position at; /* before the throw */
    uint8_t face;       /* the last face tried; 0: none yet */
    uint16_t weight;    /* sequences that continue from each of its faces */
};

struct kick_risk {
    const struct board *board;
    uint8_t player;
    uint8_t depth;                   /* index of the current throw */
    uint16_t sequences;              /* all of them, 6^opponents */
    uint16_t sent[POSITION_PLAYERS]; /* sequences in which that player kicks `player` first */
    struct kick_risk_throw throw[POSITION_PLAYERS]; /* in the order of play */
};

/* The board must outlive the computation. */
void kick_risk_start(struct kick_risk *risk, const struct board *board,
                     const struct position *position);

/* One slice of at most 5 ms at 16 MHz; at most 681 slices. */
enum progress kick_risk_step(struct kick_risk *risk);
uint8_t kick_risk_done(const struct kick_risk *risk);

/* After DONE: the chance to be kicked by a player's throw (0 by one's own), and by anybody's. */
probability_t kick_risk_by(const struct kick_risk *risk, uint8_t player);
probability_t kick_risk_by_anybody(const struct kick_risk *risk);

#endif
