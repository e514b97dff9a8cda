#include "support/random_board.h"

#include <string.h>

#include "oracle/oracle.h"

struct shrinker {
    struct board *board;
    bool (*fails)(const struct board *, void *);
    void *context;
};

/* Keeps a candidate that is a game and still fails. */
static bool keep(struct shrinker *s, const struct board *candidate) {
    if (!oracle_is_game(candidate) || !s->fails(candidate, s->context)) {
        return false;
    }
    *s->board = *candidate;
    return true;
}

static bool drop_jumps(struct shrinker *s) {
    bool smaller = false;
    for (unsigned j = 0; j < s->board->jump_count;) {
        struct board candidate = *s->board;
        candidate.jump_count--;
        memmove(&candidate.jumps[j], &candidate.jumps[j + 1],
                (candidate.jump_count - j) * sizeof candidate.jumps[0]);
        if (keep(s, &candidate)) {
            smaller = true;
        } else {
            j++;
        }
    }
    return smaller;
}

/* Takes one square out, and with it what started there; what led there leads to the one below. */
static bool drop_squares(struct shrinker *s) {
    bool smaller = false;
    for (unsigned square = s->board->goal; square > 0; square--) {
        struct board candidate = *s->board;
        candidate.goal--;
        candidate.jump_count = 0;
        for (unsigned j = 0; j < s->board->jump_count; j++) {
            struct board_jump jump = s->board->jumps[j];
            if (jump.from == square) {
                continue;
            }
            jump.from = (uint8_t)(jump.from - (jump.from > square));
            jump.to = (uint8_t)(jump.to - (jump.to >= square));
            candidate.jumps[candidate.jump_count++] = jump;
        }
        smaller |= keep(s, &candidate);
    }
    return smaller;
}

/* The rule "stay" is the simplest, and an end on 0 or on the goal simpler than any other. */
static bool simplify(struct shrinker *s) {
    bool simpler = false;
    struct board candidate = *s->board;
    if (candidate.overshoot != BOARD_STAY) {
        candidate.overshoot = BOARD_STAY;
        simpler |= keep(s, &candidate);
    }
    for (unsigned j = 0; j < s->board->jump_count; j++) {
        struct board_jump jump = s->board->jumps[j];
        uint8_t end = jump.to > jump.from ? s->board->goal : 0;
        if (jump.to == end) {
            continue;
        }
        candidate = *s->board;
        candidate.jumps[j].to = end;
        simpler |= keep(s, &candidate);
    }
    return simpler;
}

void random_board_shrink(struct board *board, bool (*fails)(const struct board *, void *),
                         void *context) {
    struct shrinker s = {board, fails, context};
    while (drop_jumps(&s) || drop_squares(&s) || simplify(&s)) {
        continue;
    }
}
