#ifndef KOSTKA_TESTS_BENCH_IMAGES_FLOAT_CHUTES_H
#define KOSTKA_TESTS_BENCH_IMAGES_FLOAT_CHUTES_H

#include "core/number/flash.h"
#include <stdint.h>

/* The transition matrix of chutes, in sixths, with the states in order and the goal last. In float
   it would take 26,896 bytes, so it is bytes in flash, written by tests/bench/matrix.c. */
enum { CHUTES_STATES = 82 };
extern const FLASH uint8_t chutes_matrix[CHUTES_STATES][CHUTES_STATES];

/* P(finished within m) from every state becomes that of m + 1: dense matrix times vector. */
static inline void chutes_step(float within[CHUTES_STATES]) {
    float next[CHUTES_STATES];

    for (uint8_t from = 0; from < CHUTES_STATES; from++) {
        float sum = 0;
        for (uint8_t to = 0; to < CHUTES_STATES; to++) {
            sum += (float)chutes_matrix[from][to] * within[to];
        }
        next[from] = sum / 6;
    }
    for (uint8_t from = 0; from < CHUTES_STATES; from++) {
        within[from] = next[from];
    }
}

#endif
