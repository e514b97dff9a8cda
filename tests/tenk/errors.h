#ifndef KOSTKA_TESTS_TENK_ERRORS_H
#define KOSTKA_TESTS_TENK_ERRORS_H

/* The greatest error of the device's chances to win, over all pairs of scores, stakes and dice
   left, set aside and about to be thrown. Solves the game first. */
double errors_of_winner(void);

#endif
