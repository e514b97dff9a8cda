#include "core/chain/absorption.h"

#include "core/chain/absorption_solver.h"
#include "core/chain/absorption_sweep.h"
#include <stddef.h>
#include <string.h>

enum { AT_ONCE = BOARD_FACES - 1 };

void absorption_start(struct absorption *absorption, const struct absorption_question *question) {
    memset(absorption, 0, offsetof(struct absorption, factor));
    absorption->board = question->board;
    absorption_solver_start(absorption);
}

enum progress absorption_step(struct absorption *absorption) {
    enum progress progress = WORKING;

    if (absorption->stage == ABSORPTION_SOLVING) {
        progress = absorption_solver_step(absorption);
        if (progress == WORKING) {
            return WORKING;
        }
        absorption->stage = progress == DONE ? ABSORPTION_SOLVED : ABSORPTION_REFUSED;
    }
    return absorption->stage == ABSORPTION_SOLVED ? DONE : IMPOSSIBLE;
}

uint8_t absorption_done(const struct absorption *absorption) {
    uint8_t done = 0;

    if (absorption->stage == ABSORPTION_SOLVED) {
        return PROGRESS_ALL;
    }
    for (uint8_t passes = absorption->pass; passes; passes--) {
        done += (uint8_t)(UINT8_MAX - done) / 8;
    }
    return done;
}

struct real absorption_expected_at(struct absorption *absorption, uint8_t square) {
    uint8_t last = square < AT_ONCE ? 0 : square - AT_ONCE;

    if (square > (uint8_t)(absorption->position.square + AT_ONCE)) {
        absorption_sweep_begin(absorption);
    }
    while (absorption->position.square > square) {
        absorption_sweep_advance(absorption, last);
    }
    return (struct real){
        .mantissa = absorption_sweep_value(absorption, square - absorption->position.square),
        .fraction_bits = absorption->chain.bits,
    };
}

uint16_t absorption_longest(const struct absorption *absorption) {
    return absorption->longest;
}
