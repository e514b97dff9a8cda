#ifndef KOSTKA_TESTS_TENK_ERRORS_H
#define KOSTKA_TESTS_TENK_ERRORS_H

/* How far the device's chances to win are off the exact ones, at most: over all pairs of scores,
   stakes of up to 2500 and dice left; until somebody has 9100, or would have with what is at stake,
   and from then on (games/tenk/tenk_worth.h). */
struct errors {
    double far, near;
};

/* Solves the game first. */
struct errors errors_of_winner(void);

#endif
