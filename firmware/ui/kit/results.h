#ifndef KOSTKA_UI_KIT_RESULTS_H
#define KOSTKA_UI_KIT_RESULTS_H

#include "games/penney/patterns.h"
#include "ui/kit/curve.h"
#include <stdbool.h>
#include <stdint.h>

/* What the page in front shows, as its computation leaves it: there is one page at a time. */

enum { RESULTS_REALS = 6, RESULTS_BYTES = RESULTS_REALS * sizeof(struct real) };

struct results {
    uint8_t progress; /* until the results are there: how much is done, of 255 */
    uint8_t count;    /* reals that are there; 1 where something else is to be seen */
    uint8_t error;    /* of an estimate, in per cent of a chance; 0 of what is exact; of several
                         chances 1, and each has its own as fraction_bits; of throws only 1 */
    bool kept;        /* the workspace still holds what the page before has computed in it */
    union {
        struct real real[RESULTS_REALS];
        uint8_t bytes[RESULTS_BYTES];
        struct curve curve;
        struct {
            struct patterns_answer answer; /* its first real is that of tosses */
            struct patterns_question question;
        } words;
    };
};

extern struct results results;

/* Empties them. */
void results_clear(void);

/* Puts the next real; what is too many is dropped. */
void results_add(uint32_t mantissa, uint8_t fraction_bits);
void results_add_real(struct real value);
void results_add_chance(probability_t probability);

#endif
