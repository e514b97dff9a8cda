#ifndef KOSTKA_TESTS_TENK_ERRORS_H
#define KOSTKA_TESTS_TENK_ERRORS_H

/* How far the device's chances to win are too low and too high at most, over all pairs of scores,
   stakes and dice left, set aside and about to be thrown. Solves the game first. */
struct errors {
    double low, high;
};
struct errors errors_of_winner(void);

#endif
