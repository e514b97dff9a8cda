#include "compare.h"

static enum board_step step_of(const struct comparison *c, unsigned square, unsigned face) {
    uint8_t stop = c->moves.stop[square][face - 1], landing = c->moves.landing[square][face - 1];
    if (landing > stop) {
        return BOARD_LADDER;
    }
    if (landing < stop) {
        return BOARD_SNAKE;
    }
    if (landing == c->board->goal) {
        return BOARD_FINISHED;
    }
    if (square + face > c->board->goal && c->board->overshoot == BOARD_STAY) {
        return BOARD_STAYED;
    }
    return BOARD_PLAIN;
}

static bool compare_throw(struct comparison *c, uint8_t square, uint8_t face) {
    struct board_move move = board_throw(c->board, square, face);
    uint8_t stop = c->moves.stop[square][face - 1], landing = c->moves.landing[square][face - 1];
    enum board_step step = step_of(c, square, face);
    if (move.stop != stop || move.landing != landing || move.step != step) {
        return compare_failed(c, "throw %u from %u: stop %u landing %u step %u, not %u %u %u", face,
                              square, move.stop, move.landing, move.step, stop, landing, step);
    }
    if (board_stop(c->board, square, face) != stop) {
        return compare_failed(c, "board_stop %u from %u", face, square);
    }
    return true;
}

static bool compare_jumps(struct comparison *c) {
    for (unsigned s = 0; s <= c->board->goal; s++) {
        int8_t index = board_jump_from(c->board, (uint8_t)s);
        bool starts = index >= 0;
        if (starts == c->moves.can_stand[s] ||
            board_can_stand(c->board, (uint8_t)s) != c->moves.can_stand[s]) {
            return compare_failed(c, "jump_from or can_stand at %u", s);
        }
        if (starts && (index >= c->board->jump_count || c->board->jumps[index].from != s)) {
            return compare_failed(c, "jump_from %u is %d", s, index);
        }
    }
    return true;
}

static bool compare_ways(struct comparison *c, uint8_t square) {
    uint8_t soonest = board_soonest(c->board, square), want = oracle_soonest(&c->moves, square);
    if (soonest != want) {
        return compare_failed(c, "soonest from %u: %u, not %u", square, soonest, want);
    }
    return true;
}

bool compare_moves(struct comparison *c) {
    uint8_t square;
    enum board_fault fault = board_check(c->board, &square);
    if (fault != BOARD_SOUND) {
        return compare_failed(c, "board_check finds %u at %u", fault, square);
    }
    if (!compare_jumps(c)) {
        return false;
    }
    for (unsigned s = 0; s < c->board->goal; s++) {
        if (!c->moves.can_stand[s]) {
            continue;
        }
        for (unsigned face = 1; face <= BOARD_FACES; face++) {
            if (!compare_throw(c, (uint8_t)s, (uint8_t)face)) {
                return false;
            }
        }
        if (!compare_ways(c, (uint8_t)s)) {
            return false;
        }
    }
    return board_soonest(c->board, c->board->goal) == 0 || compare_failed(c, "soonest at the goal");
}
