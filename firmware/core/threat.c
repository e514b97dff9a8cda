#include "core/threat.h"

#include <string.h>

enum { IN_SLICE = 24 };

void threat_start(struct threat *threat, const struct board *board, const struct position *position,
                  uint8_t player) {
    uint8_t turn = position->turn;
    uint8_t opponents = (uint8_t)(player - turn);

    memset(threat, 0, sizeof *threat);
    threat->board = board;
    threat->player = (uint8_t)(1 << player);
    threat->at[0] = *position;
    threat->outcomes = 1;
    if (turn > player)
        opponents += position->players;
    if (turn == player) {
        opponents = position->players - 1;
        if (++turn >= position->players)
            turn = 0;
    }
    threat->at[0].turn = turn;
    threat->opponents = opponents;
    for (; opponents; opponents--) {
        threat->weight = threat->outcomes;
        threat->outcomes *= BOARD_FACES;
    }
}

/* The next face of the throw that is gone through; then the throw after it, if there is one. */
static void throw(struct threat * threat) {
    uint8_t depth = threat->depth;
    uint8_t face = ++threat->face[depth];
    struct position *at = &threat->at[depth];
    uint8_t token = position_quick_choice(at, threat->board, face);

    at[1] = at[0];
    if (position_throw(&at[1], threat->board, token, face).kicked & threat->player) {
        threat->sent[depth] += threat->weight;
    } else if (depth + 1 < threat->opponents && !position_is_over(&at[1], threat->board)) {
        threat->depth++;
        threat->weight /= BOARD_FACES;
        threat->face[depth + 1] = 0;
    }
}

bool threat_step(struct threat *threat) {
    if (threat->opponents == 0)
        return true;
    for (uint8_t left = IN_SLICE; left; left--) {
        if (threat->face[threat->depth] < BOARD_FACES) {
            throw(threat);
        } else if (threat->depth == 0) {
            return true;
        } else {
            threat->depth--;
            threat->weight *= BOARD_FACES;
        }
    }
    return false;
}
