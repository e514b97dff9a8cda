#ifndef KOSTKA_CORE_GAME_ACCOUNT_H
#define KOSTKA_CORE_GAME_ACCOUNT_H

#include "core/number/fixed.h"

/* The account of a game for one player: how much of the chance to win was luck, and how much was
   lost by errors. A draw counts as half a win. Each event that changes the chance is entered:

   - luck, for a chance event (a throw, a toss): the chance after it, less the mean over all its
     outcomes;
   - an error, for a decision: the chance after it, less the chance after the best decision; never
     positive for the player who decides.

   The chance that is subtracted is the one before the event, if that assumes the best play of all
   players. (D. Zare, "A Measure of Luck", 2000, does so for backgammon.)

   Chances are in units of 2^-25, rounded to nearest by account_chance; their sums are exact. So

       start + all sums + drift = now

   always holds, and when the game is over `now` is 1, 1/2 or 0. Drift arises when two answers about
   one position differ; there is none if the chance before every entry equals the chance after the
   previous one. The error of an entry is at most one unit, 3e-8, plus the errors of its two
   chances; the error of a sum, or of the drift, is at most the errors of its entries together. */

enum { ACCOUNT_BITS = 25 };
#define ACCOUNT_ONE (1L << ACCOUNT_BITS)

/* A throw for everybody, such as a coin for all, counts as own luck of each player. */
enum account_sum {
    /* luck */
    ACCOUNT_OWN_LUCK,
    ACCOUNT_OTHERS_LUCK, /* measured in the player's own chance, which rises if others lose */
    /* errors */
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
