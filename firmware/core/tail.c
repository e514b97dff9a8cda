#include "core/tail.h"

enum { CALM_STEPS = 32, STEPS_MAXIMUM = 20000, LEAST_HELD = 64 };

/* Units of a probability that the ratio may move and still be calm. */
#define CALM_UNITS 8

void tail_start(struct tail *tail, const struct board *board, uint8_t square) {
    place_start(&tail->place, board, square);
    tail->unfinished = PROBABILITY_ONE;
    tail->ratio = 0;
    tail->calm_ratio = 0;
    tail->calm = 0;
    tail->settled = false;
}

static void scale_up(struct tail *tail) {
    while (tail->unfinished < PROBABILITY_ONE / 2) {
        tail->unfinished <<= 1;
        for (uint8_t square = 0; square < tail->place.board->goal; square++)
            tail->place.at[square] <<= 1;
    }
}

/* Calm for a quarter of all steps: a ratio that creeps like 1/m is never that. */
static bool is_calm(struct tail *tail) {
    uint32_t moved = tail->ratio > tail->calm_ratio ? tail->ratio - tail->calm_ratio
                                                    : tail->calm_ratio - tail->ratio;

    if (moved > CALM_UNITS) {
        tail->calm_ratio = tail->ratio;
        tail->calm = 0;
    }
    tail->calm++;
    return tail->calm >= CALM_STEPS && tail->calm >= tail->place.throws / 4;
}

/* A square that holds but a few units follows its roundings, not its chances; where it feeds as
   slow a game as the rest, the ratio stands still at a wrong value. */
static bool is_fine(const struct tail *tail) {
    for (uint8_t square = 0; square < tail->place.board->goal; square++) {
        uint32_t held = tail->place.at[square];
        if (held != 0 && held < LEAST_HELD)
            return false;
    }
    return true;
}

bool tail_step(struct tail *tail) {
    probability_t *finished = &tail->place.at[tail->place.board->goal];
    uint32_t before = tail->unfinished;

    place_step(&tail->place);
    tail->unfinished -= *finished;
    *finished = 0;
    tail->ratio = fixed_ratio(tail->unfinished, before, PROBABILITY_BITS);
    if (tail->unfinished == 0) {
        tail->settled = true;
        return true;
    }
    scale_up(tail);
    tail->settled = is_calm(tail) && is_fine(tail);
    return tail->settled || tail->place.throws >= STEPS_MAXIMUM;
}
