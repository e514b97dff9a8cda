#include "games/snakes/position.h"

#include "core/number/flash.h"

/* NOTHING: the worth of moving a token that is home. */
enum { NOTHING = INT16_MIN, GAIN_UNIT = 128 };

/* A byte of unknown origin may be neither true nor false. */
static bool is_bool(const bool *read) {
    return *(const uint8_t *)read <= true;
}

static bool check_tokens(const struct board *board, const uint8_t square[POSITION_TOKENS]) {
    return board_can_stand(board, square[0]) && board_can_stand(board, square[1]) &&
           (square[0] != board->goal || square[1] != board->goal);
}

bool position_check(struct position *position, const struct board *board) {
    uint8_t tokens = position->tokens;

    if (position->players > POSITION_PLAYERS || position->turn >= position->players ||
        tokens == 0 || tokens > POSITION_TOKENS || !is_bool(&position->kicks)) {
        return false;
    }
    for (uint8_t player = 0; player < position->players; player++) {
        uint8_t *square = position->square[player];
        if (tokens == 1) {
            square[1] = board->goal;
        }
        if (!check_tokens(board, square)) {
            return false;
        }
    }
    return true;
}

bool position_may_move(const struct position *position, const struct board *board, uint8_t token) {
    return position->square[position->turn][token] != board->goal;
}

bool position_is_over(const struct position *position, const struct board *board) {
    return !position_may_move(position, board, 0) && !position_may_move(position, board, 1);
}

/* Sends the opponents' tokens on a square to the start. Answers the players, one bit each. */
static uint8_t kick(struct position *position, uint8_t landing) {
    uint8_t *square = position->square[0];
    uint8_t bit = 1;
    uint8_t kicked = 0;

    for (uint8_t player = 0; player < position->players; player++) {
        for (uint8_t token = 0; token < POSITION_TOKENS; token++, square++) {
            if (*square == landing && player != position->turn) {
                *square = 0;
                kicked |= bit;
            }
        }
        bit <<= 1;
    }
    return kicked;
}

struct position_move position_throw(struct position *position, const struct board *board,
                                    uint8_t token, uint8_t face) {
    uint8_t *square = &position->square[position->turn][token];
    struct position_move move = {board_throw(board, *square, face), 0};
    uint8_t landing = move.board.landing;

    *square = landing;
    if (position->kicks && landing && landing != board->goal) {
        move.kicked = kick(position, landing);
    }
    if (!position_is_over(position, board) && ++position->turn >= position->players) {
        position->turn = 0;
    }
    return move;
}

struct position_move position_next(const struct position *position, const struct board *board,
                                   uint8_t token, uint8_t face) {
    struct position copy = *position;

    return position_throw(&copy, board, token, face);
}

struct position_faces position_count_faces(const struct position *position,
                                           const struct board *board, uint8_t token) {
    struct position_faces faces = {0, 0};

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        struct position_move move = position_next(position, board, token, face);
        faces.climb += move.board.step == BOARD_LADDER && move.board.landing != board->goal;
        faces.slide += move.board.step == BOARD_SNAKE;
    }
    return faces;
}

/* Worth of moving a token by a face: the gain first; of equal gains, the token further back is
   worth more. */
static int16_t worth(const struct position *position, const struct board *board, uint8_t token,
                     uint8_t face) {
    uint8_t square = position->square[position->turn][token];
    struct position_move move;
    int16_t gain;

    if (square == board->goal) {
        return NOTHING;
    }
    move = position_next(position, board, token, face);
    gain = move.board.landing - square;
    if (move.kicked) {
        gain += move.board.landing;
    }
    return (int16_t)(gain * GAIN_UNIT - square);
}

uint8_t position_quick_choice(const struct position *position, const struct board *board,
                              uint8_t face) {
    return worth(position, board, 1, face) > worth(position, board, 0, face);
}
