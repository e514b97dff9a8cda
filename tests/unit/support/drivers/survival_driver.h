#ifndef KOSTKA_TESTS_SUPPORT_SURVIVAL_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_SURVIVAL_DRIVER_H

#include "games/snakes/odds/survival/survival.h"

/* The chance that a long game survives one more throw, computed to the end and judged. */

/* Runs to the end and answers the slices. The bar never goes back, and the check after a throw
   begins with the lowest square. */
unsigned survival_run(struct survival *survival, const struct board *board, uint8_t square);

/* The same chance by the exact solution of the campaigns. */
double survival_exact(const struct board *board, uint8_t square);

/* After DONE: how far off the chance may be. */
double survival_error(const struct survival *survival);

/* After DONE: fails unless the bounds hold, are the least and the greatest chance, and are close or
   the throws have run out. */
void expect_survival_bounds(const struct survival *survival, double exact);

#endif
