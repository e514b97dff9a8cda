#include "core/position.h"

bool position_check(const struct position *position, const struct board *board) {
    const uint8_t(*square)[POSITION_TOKENS] = position->square;

    if (position->players > POSITION_PLAYERS || position->turn >= position->players ||
        (uint8_t)(position->tokens - 1) >= POSITION_TOKENS || position->kicks > 1)
        return false;
    for (uint8_t player = position->players; player; player--, square++) {
        uint8_t home = 0;
        for (uint8_t token = 0; token < position->tokens; token++) {
            if (!board_can_stand(board, (*square)[token]))
                return false;
            home += (*square)[token] == board->goal;
        }
        if (home == position->tokens)
            return false;
    }
    return true;
}

bool position_may_move(const struct position *position, const struct board *board, uint8_t token) {
    return token < position->tokens && position->square[position->turn][token] != board->goal;
}

/* The opponents who have tokens where a move ends. */
static uint8_t find_kicked(const struct position *position, const struct board *board,
                           uint8_t landing) {
    const uint8_t *square = position->square[0];
    uint8_t bit = 1;
    uint8_t kicked = 0;

    if (!position->kicks || landing == 0 || landing == board->goal)
        return 0;
    for (uint8_t player = 0; player < position->players; player++) {
        for (uint8_t token = 0; token < POSITION_TOKENS; token++, square++) {
            if (*square == landing && token < position->tokens && player != position->turn)
                kicked |= bit;
        }
        bit <<= 1;
    }
    return kicked;
}

struct position_move position_next(const struct position *position, const struct board *board,
                                   uint8_t token, uint8_t face) {
    struct position_move move;

    move.board = board_throw(board, position->square[position->turn][token], face);
    move.kicked = find_kicked(position, board, move.board.landing);
    return move;
}

bool position_is_over(const struct position *position, const struct board *board) {
    return !position_may_move(position, board, 0) && !position_may_move(position, board, 1);
}

struct position_move position_throw(struct position *position, const struct board *board,
                                    uint8_t token, uint8_t face) {
    struct position_move move = position_next(position, board, token, face);
    uint8_t *square = position->square[0];

    for (uint8_t kicked = move.kicked; kicked; kicked >>= 1) {
        for (uint8_t i = 0; i < POSITION_TOKENS; i++, square++) {
            if ((kicked & 1) && *square == move.board.landing)
                *square = 0;
        }
    }
    position->square[position->turn][token] = move.board.landing;
    if (!position_is_over(position, board) && ++position->turn >= position->players)
        position->turn = 0;
    return move;
}

uint8_t position_quick_choice(const struct position *position, const struct board *board,
                              uint8_t face) {
    const uint8_t *square = position->square[position->turn];
    int16_t most = INT16_MIN;
    uint8_t choice = 0;

    for (uint8_t token = 0; token < POSITION_TOKENS; token++) {
        if (!position_may_move(position, board, token))
            continue;
        struct position_move move = position_next(position, board, token, face);
        int16_t gain = move.board.landing - square[token];
        if (move.kicked)
            gain += move.board.landing;
        if (gain > most || (gain == most && square[token] < square[choice])) {
            most = gain;
            choice = token;
        }
    }
    return choice;
}
