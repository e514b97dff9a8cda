#include "games/snakes/odds/chain/absorption.h"

#include "games/snakes/odds/chain/absorption_solver.h"
#include <stddef.h>
#include <string.h>

void absorption_start(struct absorption *absorption, const struct absorption_question *question) {
    memset(absorption, 0, offsetof(struct absorption, factor));
    absorption->board = question->board;
    absorption_solver_start(absorption);
}

enum progress absorption_step(struct absorption *absorption) {
    if (absorption->stage < ABSORPTION_SOLVED) {
        absorption_solver_step(absorption);
    }
    if (absorption->stage == ABSORPTION_REFUSED) {
        return IMPOSSIBLE;
    }
    return absorption->stage == ABSORPTION_SOLVED ? DONE : WORKING;
}

uint8_t absorption_done(const struct absorption *absorption) {
    uint8_t done = 0;

    if (absorption->stage == ABSORPTION_SOLVED) {
        return PROGRESS_ALL;
    }
    for (uint8_t passes = absorption->column + absorption->round; passes; passes--) {
        done += (uint8_t)(UINT8_MAX - done) / 8;
    }
    return done;
}

struct real absorption_expected_at(struct absorption *absorption, uint8_t square) {
    return (struct real){
        .mantissa = absorption->sweep.value[square],
        .fraction_bits = absorption->bits,
    };
}

uint16_t absorption_longest(const struct absorption *absorption) {
    return absorption->longest;
}
