#ifndef KOSTKA_TESTS_TENK_ERRORS_H
#define KOSTKA_TESTS_TENK_ERRORS_H

/* How far the device's chances to win are off the exact ones, at most: over all pairs of scores,
   stakes and dice left, set aside and about to be thrown. Solves the game first. */
double errors_of_winner(void);

#endif
