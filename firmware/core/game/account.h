#ifndef KOSTKA_CORE_GAME_ACCOUNT_H
#define KOSTKA_CORE_GAME_ACCOUNT_H

#include "core/number/fixed.h"

/* What a game was worth to one player: how much of the chance to win was luck, and how much was
   given away. A draw counts half of a win. Everything that changes the chance is entered:

   - luck, of a chance event (a throw, a toss): the chance after it, less the mean over all its
     outcomes;
   - an error, of a decision: the chance after it, less that after the best one; never positive for
     who decides.

   What is subtracted is the chance before the event, if that is under the best play of all. (So in
   backgammon: D. Zare, "A Measure of Luck", 2000.)

   Chances are in units of 2^-25, rounded to nearest by account_chance, and sums of them exact. So

       start + all sums + drift = now

   always holds, and of a game that is over `now` is 1, 1/2 or 0. Drift is where two answers about
   one position differ: there is none where the chance before an entry is the one after the entry
   before it. An entry is off by at most a unit, 3e-8, and the errors of its two chances; a sum, and
   the drift, by those of its entries together. */

enum { ACCOUNT_BITS = 25 };
#define ACCOUNT_ONE (1L << ACCOUNT_BITS)

/* A throw that is everybody's, such as a coin for all, counts as each player's own luck. */
enum account_sum {
    /* luck, */
    ACCOUNT_OWN_LUCK,
    ACCOUNT_OTHERS_LUCK, /* measured in one's own chance: what others lose, one gains */
    /* and errors: */
    ACCOUNT_OWN_ERRORS,   /* 0 or less */
    ACCOUNT_OTHERS_ERRORS /* 0 or more with one opponent; with several, an error may help another
                             opponent */
};
enum { ACCOUNT_SUMS = ACCOUNT_OTHERS_ERRORS + 1 };

/* 24 bytes. The sums stay between -64 and 64; anything beyond goes to the drift. */
struct account {
    int32_t start;
    int32_t now;
    int32_t sum[ACCOUNT_SUMS];
};

/* Converts a chance, 0..PROBABILITY_ONE, to units of the account; halves round up. */
int32_t account_chance(probability_t chance);

/* Starts the account of a game that begins with this chance. */
void account_start(struct account *account, int32_t chance);

/* Enters an event by the chance before and after it. Unless computed anew, the chance before is
   `account->now`. An own error may come out positive when the best decision is not known exactly;
   it then goes to the drift. */
void account_enter(struct account *account, enum account_sum sum, int32_t before, int32_t after);

/* The part of now - start that the entries do not explain. */
int32_t account_drift(const struct account *account);

#endif
