#include "games/snakes/odds/kick_risk.h"

#include <string.h>

enum { IN_SLICE = 16 };

void kick_risk_start(struct kick_risk *risk, const struct board *board,
                     const struct position *position) {
    struct kick_risk_throw *first = risk->throw;

    memset(risk, 0, sizeof *risk);
    risk->board = board;
    risk->player = position->turn;
    risk->sequences = 1;
    first->at = *position;
    if (++first->at.turn >= position->players) {
        first->at.turn = 0;
    }
    for (uint8_t opponents = position->players - 1; opponents; opponents--) {
        first->weight = risk->sequences;
        risk->sequences *= BOARD_FACES;
    }
}

/* Tries the next face of the current throw; then goes on to the throw after it, if there is one. */
static void play(struct kick_risk *risk) {
    struct kick_risk_throw *now = &risk->throw [risk->depth];
    struct kick_risk_throw *next = now + 1;
    uint8_t token = position_quick_choice(&now->at, risk->board, ++now->face);
    struct position_move move;

    next->at = now->at;
    move = position_throw(&next->at, risk->board, token, now->face);
    if (move.kicked >> risk->player & 1) {
        risk->sent[now->at.turn] += now->weight;
    } else if (next->at.turn != risk->player && !position_is_over(&next->at, risk->board)) {
        next->weight = now->weight / BOARD_FACES;
        next->face = 0;
        risk->depth++;
    }
}

enum progress kick_risk_step(struct kick_risk *risk) {
    for (uint8_t left = IN_SLICE; left; left--) {
        if (risk->throw [risk->depth].face < BOARD_FACES) {
            play(risk);
        } else if (risk->depth) {
            risk->depth--;
        } else {
            return DONE;
        }
    }
    return WORKING;
}

/* The faces of the first two throws show the progress. */
uint8_t kick_risk_done(const struct kick_risk *risk) {
    uint8_t faces = BOARD_FACES * risk->throw[0].face;

    if (risk->sequences == 1) {
        return PROGRESS_ALL;
    }
    if (risk->depth) {
        faces = (uint8_t)(faces - BOARD_FACES + risk->throw[1].face);
    }
    return (uint8_t)(faces * PROGRESS_ALL / (BOARD_FACES * BOARD_FACES));
}

probability_t kick_risk_by(const struct kick_risk *risk, uint8_t player) {
    return fixed_ratio(risk->sent[player], risk->sequences, PROBABILITY_BITS);
}

probability_t kick_risk_by_anybody(const struct kick_risk *risk) {
    uint16_t sent = 0;

    for (uint8_t player = 0; player < POSITION_PLAYERS; player++) {
        sent += risk->sent[player];
    }
    return fixed_ratio(sent, risk->sequences, PROBABILITY_BITS);
}
