#include "games/snakes/kick_risk.h"

#include <string.h>

enum { IN_SLICE = 20 };

void kick_risk_start(struct kick_risk *threat, const struct board *board,
                     const struct position *position) {
    struct position *at = &threat->ply[0].at;
    uint16_t outcomes = 1;

    memset(threat, 0, sizeof *threat);
    threat->board = board;
    threat->now = threat->ply;
    threat->player = position->turn;
    *at = *position;
    if (++at->turn >= at->players)
        at->turn = 0;
    for (uint8_t opponents = at->players - 1; opponents; opponents--) {
        threat->ply[0].weight = outcomes;
        outcomes *= BOARD_FACES;
    }
    threat->outcomes = outcomes;
}

/* The next face of the throw that is gone through; then the throw after it, if there is one. */
static void play(struct kick_risk *threat) {
    struct threat_ply *now = threat->now;
    struct threat_ply *next = now + 1;
    uint8_t token = position_quick_choice(&now->at, threat->board, ++now->face);
    struct position_move move;

    next->at = now->at;
    move = position_throw(&next->at, threat->board, token, now->face);
    if (move.kicked >> threat->player & 1) {
        threat->sent[now->at.turn] += now->weight;
    } else if (next->at.turn != threat->player && !position_is_over(&next->at, threat->board)) {
        next->weight = now->weight / BOARD_FACES;
        next->face = 0;
        threat->now = next;
    }
}

bool kick_risk_step(struct kick_risk *threat) {
    for (uint8_t left = IN_SLICE; left; left--) {
        if (threat->now->face < BOARD_FACES && threat->outcomes > 1)
            play(threat);
        else if (threat->now != threat->ply)
            threat->now--;
        else
            return true;
    }
    return false;
}
