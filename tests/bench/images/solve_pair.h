#ifndef KOSTKA_TESTS_BENCH_IMAGES_SOLVE_PAIR_H
#define KOSTKA_TESTS_BENCH_IMAGES_SOLVE_PAIR_H

#include "games/snakes/built_in_boards.h"
#include "games/snakes/odds/pairs/pair_values.h"
#include "port.h"

/* Finds the value of a pair of tokens on the start, until it is within 1 / part; with part 0, until
   all values are at rest. */
static inline void solve_pair(uint8_t number, enum pair_values_kind kind, uint8_t part) {
    static struct board board;
    static struct pair_values pairs;
    struct bounded answer;
    enum progress progress;

    boards_load(number, &board);
    port_begin();
    pair_values_start(&pairs, &board, kind);
    pair_values_ask(&pairs, 0, 0, 0);
    do {
        progress = pair_values_step(&pairs);
        answer = pair_values_answer(&pairs, 0);
        if (progress == IMPROVING && part && answer.error * part < 1ULL << answer.fraction_bits) {
            break;
        }
    } while (progress != DONE);
    port_end();
    for (; answer.mantissa > UINT32_MAX; answer.mantissa >>= 1) {
        answer.fraction_bits--;
    }
    port_fixed((uint32_t)answer.mantissa, answer.fraction_bits);
    port_stop();
}

#endif
