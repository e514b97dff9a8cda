#ifndef KOSTKA_TESTS_SUPPORT_LUCK_H
#define KOSTKA_TESTS_SUPPORT_LUCK_H

#include "core/game/account.h"
#include <stdbool.h>

/* Checks of the accounts of every game. */

/* Converts units of the account to a number. */
double luck_number(int32_t units);

/* A game of two is over with this result for the first player, 1, 1/2 or 0. For each player, start
   + own luck + the other's errors - own errors - the other's luck must be that player's result,
   within 1e-6. With a common event, whose luck both have, the other's luck is left out. `greatest`
   keeps the greatest difference so far. */
void luck_check_identity(const struct account account[2], double result, bool common,
                         double *greatest);

/* `sum` adds up the chances after all outcomes of a chance event, each as often as it comes in
   `outcomes`. Their average must be the chance before the event, within `most` units of the
   account. Exact chances are rounded by half a unit each: LUCK_ROUNDED. */
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

/* Prints the number of games, the mean and its standard error; returns luck_mean_deviation. */
double luck_mean_say(const char *whose, const struct luck_mean *mean);

#endif
