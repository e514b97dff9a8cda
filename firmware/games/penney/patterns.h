#ifndef KOSTKA_GAMES_PENNEY_PATTERNS_H
#define KOSTKA_GAMES_PENNEY_PATTERNS_H

#include "core/number/fixed.h"
#include "core/number/integer88.h"
#include <stdbool.h>

/* Words of tosses of a coin, 2 to 5 letters: which comes first, and when (Penney's game).

   A word, like any row of the latest tosses, is one byte: a 1, then a bit a letter, 0 for heads, 1
   for tails, the latest toss last. A 1 alone is a row of no tosses. */

enum {
    PATTERNS_MAXIMUM = 3,
    PATTERNS_LETTERS_LEAST = 2,
    PATTERNS_LETTERS_MOST = 5,
    PATTERNS_NO_TOSSES = 1,
    PATTERNS_PARTS_MOST = 64
};

struct patterns_question {
    uint8_t word[PATTERNS_MAXIMUM]; /* of the same length, all different; 0 behind the last */
    uint8_t tossed; /* the latest tosses: all there were, but no more than a word has letters */
    uint8_t heads;  /* P(heads) = heads / parts, 0 < heads < parts <= 64 */
    uint8_t parts;
};

/* What is asked and what is answered; of the chances the mantissas only. 28 bytes. */
struct patterns {
    struct real tosses;                  /* expected until one comes; 0 once one has come */
    struct real first[PATTERNS_MAXIMUM]; /* P(the word comes before the others), a probability_t */
    uint16_t denominator; /* with the coin 1/2 or 32/64: it times any chance is whole */
    struct patterns_question question;
};

enum { PATTERNS_ROOM = (4 * PATTERNS_MAXIMUM + 7) * INTEGER88_BYTES };

/* Answers what is asked, with room for wide numbers. Of a word alone the tosses are its expected
   wait. Chances are within 1e-9, tosses within a relative 2e-9.

   By Li's martingales (S.-Y. R. Li, A martingale approach to the study of occurrence of sequence
   patterns in repeated experiments, Annals of Probability 8, 1980; after tosses made: H. U. Gerber
   and Li, Stochastic Processes and their Applications 11, 1981). A * B is the sum of 1 / P(prefix
   of B) over those prefixes of B with which A ends, S the tosses made, p(i) the chances, E the
   tosses to come: sum of p(i) = 1 and, for every word A(j),

       sum of p(i) (A(i) * A(j) - S * A(j)) = E.

   With a fair coin A * B is twice Conway's leading number. Times P(A(j)) and powers of the coin's
   parts all of this is in whole numbers, and Cramer's rule solves it exactly, in less than 88 bits;
   only the last division rounds. Up to 70,000 cycles; a coin of fewer than 33 parts up to 80,000.
 */
void patterns_solve(struct patterns *words, uint8_t room[PATTERNS_ROOM]);

/* A search for the best reply to one or two words: the word most likely to come before them. */
struct patterns_reply {
    int32_t best_first; /* its chance, a probability_t; 0 to begin */
    uint8_t best;       /* so far; of equals the first in the order HH to TT */
    uint8_t room[PATTERNS_ROOM];
};

/* Tries one word; true when it was the last. The words replied to are word[1] and word[2], and
   word[0] to begin is the first word there is: HH. No toss must have been made. */
bool patterns_reply_step(struct patterns *words, struct patterns_reply *search);

#endif
