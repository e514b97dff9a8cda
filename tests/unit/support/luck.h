#ifndef KOSTKA_TESTS_SUPPORT_LUCK_H
#define KOSTKA_TESTS_SUPPORT_LUCK_H

#include "core/game/account.h"
#include <stdbool.h>

/* What is asked of the accounts of every game. */

/* Units of the account as a number. */
double luck_number(int32_t units);

/* A game of two is over with this result for the first, 1, 1/2 or 0: start + own luck + the other's
   errors - own errors - the other's luck is that, within 1e-6, for both of them. With a common
   event, of which both have the luck, the other's is left out. The greatest difference so far is
   kept. */
void luck_check_identity(const struct account account[2], double result, bool common,
                         double *greatest);

/* The chances after all outcomes of a chance event add up to `sum`, each taken as often as it comes
   in `outcomes`: on average they are the chance before it, within `most` units of the account.
   Exact chances are rounded by half a unit each: LUCK_ROUNDED. */
#define LUCK_ROUNDED 1.5
void luck_check_mean(const struct account *account, int64_t sum, int outcomes, double most);

/* A mean and how many standard errors it is away from 0. */
struct luck_mean {
    unsigned count;
    double sum;
    double squares;
};

void luck_mean_add(struct luck_mean *mean, double value);
double luck_mean_deviation(const struct luck_mean *mean);

/* The same answer, which is told with the number of games, the mean and its standard error. */
double luck_mean_say(const char *whose, const struct luck_mean *mean);

#endif
