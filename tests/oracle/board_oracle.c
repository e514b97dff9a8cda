#include "oracle.h"

#include <string.h>

/* The square where the count of a throw ends. */
static uint8_t count(const struct board *board, unsigned square, unsigned pips) {
    unsigned stop = square + pips;
    if (stop <= board->goal) {
        return (uint8_t)stop;
    }
    switch (board->overshoot) {
    case BOARD_WIN:
        return board->goal;
    case BOARD_BOUNCE:
        return (uint8_t)(2U * board->goal - stop);
    default:
        return (uint8_t)square;
    }
}

void oracle_moves(const struct board *board, struct oracle_moves *moves) {
    memset(moves, 0, sizeof *moves);
    moves->goal = board->goal;
    for (unsigned s = 0; s <= board->goal; s++) {
        moves->end[s] = (uint8_t)s;
        moves->can_stand[s] = true;
    }
    for (unsigned j = 0; j < board->jump_count; j++) {
        moves->end[board->jumps[j].from] = board->jumps[j].to;
        moves->can_stand[board->jumps[j].from] = false;
    }
    for (unsigned s = 0; s < board->goal; s++) {
        if (!moves->can_stand[s]) {
            continue;
        }
        for (unsigned face = 0; face < BOARD_FACES; face++) {
            moves->stop[s][face] = count(board, s, face + 1);
            moves->landing[s][face] = moves->end[moves->stop[s][face]];
        }
    }
}

static bool jumps_are_sound(const struct board *board) {
    bool starts[ORACLE_SQUARES] = {false};
    for (unsigned j = 0; j < board->jump_count; j++) {
        const struct board_jump *jump = &board->jumps[j];
        if (jump->from == 0 || jump->from >= board->goal || jump->to > board->goal ||
            jump->from == jump->to || starts[jump->from]) {
            return false;
        }
        starts[jump->from] = true;
    }
    for (unsigned j = 0; j < board->jump_count; j++) {
        if (starts[board->jumps[j].to]) {
            return false;
        }
    }
    return true;
}

bool oracle_is_game(const struct board *board) {
    if (board->goal < BOARD_GOAL_MINIMUM || board->goal > BOARD_GOAL_MAXIMUM ||
        board->overshoot > BOARD_WIN || board->jump_count > BOARD_JUMPS ||
        !jumps_are_sound(board)) {
        return false;
    }
    struct oracle_moves moves;
    oracle_moves(board, &moves);
    for (unsigned s = 0; s < board->goal; s++) {
        if (moves.can_stand[s] && oracle_soonest(&moves, (uint8_t)s) == UINT8_MAX) {
            return false;
        }
    }
    return true;
}

/* A breadth-first search. */
uint8_t oracle_soonest(const struct oracle_moves *moves, uint8_t square) {
    uint8_t distance[ORACLE_SQUARES], queue[ORACLE_SQUARES];
    unsigned head = 0, tail = 0;
    memset(distance, UINT8_MAX, sizeof distance);
    distance[square] = 0;
    queue[tail++] = square;
    while (head < tail) {
        uint8_t at = queue[head++];
        for (unsigned face = 0; at != moves->goal && face < BOARD_FACES; face++) {
            uint8_t to = moves->landing[at][face];
            if (distance[to] == UINT8_MAX) {
                distance[to] = (uint8_t)(distance[at] + 1);
                queue[tail++] = to;
            }
        }
    }
    return distance[moves->goal];
}

/* Subtracts the row of a pivot from another one so that the pivot's column becomes 0. */
static void eliminate(long double row[], const long double pivot[], unsigned column) {
    long double factor = row[column] / pivot[column];

    for (unsigned j = 0; j <= ORACLE_SQUARES; j++) {
        row[j] -= factor * pivot[j];
    }
}

/* 6 (I - P) expected = 6; the last column is the right side. */
void oracle_expected(const struct oracle_moves *moves, double expected[ORACLE_SQUARES]) {
    static long double row[ORACLE_SQUARES][ORACLE_SQUARES + 1];

    memset(row, 0, sizeof row);
    for (unsigned s = 0; s < ORACLE_SQUARES; s++) {
        bool open = s < moves->goal && moves->can_stand[s];
        row[s][s] = BOARD_FACES;
        row[s][ORACLE_SQUARES] = open ? BOARD_FACES : 0;
        for (unsigned face = 0; open && face < BOARD_FACES; face++) {
            row[s][moves->landing[s][face]]--;
        }
    }
    for (unsigned s = 0; s < ORACLE_SQUARES; s++) {
        for (unsigned other = 0; other < ORACLE_SQUARES; other++) {
            if (other != s && row[other][s] != 0) {
                eliminate(row[other], row[s], s);
            }
        }
    }
    for (unsigned s = 0; s < ORACLE_SQUARES; s++) {
        expected[s] = (double)(row[s][ORACLE_SQUARES] / row[s][s]);
    }
}
