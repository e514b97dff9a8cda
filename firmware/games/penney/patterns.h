#ifndef KOSTKA_GAMES_PENNEY_PATTERNS_H
#define KOSTKA_GAMES_PENNEY_PATTERNS_H

#include "core/number/fixed.h"
#include "core/number/integer88.h"
#include "core/number/progress.h"
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
    uint8_t word[PATTERNS_MAXIMUM]; /* of the same length, all different; 0 after the last */
    uint8_t tossed;                 /* the latest tosses, at most as many as a word has letters */
    uint8_t heads; /* P(heads) = heads / parts, 0 < heads < parts <= PATTERNS_PARTS_MOST */
    uint8_t parts;
};

/* Chances are within 1e-9, tosses within a relative 2e-9. */
struct patterns_answer {
    struct real tosses; /* expected until one of the words comes; 0 once one has come */
    probability_t first[PATTERNS_MAXIMUM]; /* P(the word comes before the others) */
    uint16_t denominator;                  /* see patterns_numerator */
};

enum { PATTERNS_ROOM = (4 * PATTERNS_MAXIMUM + 7) * INTEGER88_BYTES };

/* By Li's martingales (S.-Y. R. Li, A martingale approach to the study of occurrence of sequence
   patterns in repeated experiments, Annals of Probability 8, 1980; after tosses made: H. U. Gerber
   and Li, Stochastic Processes and their Applications 11, 1981). A * B is the sum of 1 / P(prefix
   of B) over those prefixes of B with which A ends, S the tosses made, p(i) the chances, E the
   tosses to come: sum of p(i) = 1 and, for every word A(j),

       sum of p(i) (A(i) * A(j) - S * A(j)) = E.

   With a fair coin A * B is twice Conway's leading number. Times P(A(j)) and powers of the coin's
   parts all of this is in whole numbers, and Cramer's rule solves it exactly, in less than 88 bits;
   only the last division rounds. */
struct patterns {
    struct patterns_question question;
    struct patterns_answer answer; /* when it is DONE */
    enum progress progress;
    bool is_set_up;                /* the equations are */
    uint8_t number[PATTERNS_ROOM]; /* integer88s */
};

/* Starts. The question may be the computation's own. */
void patterns_start(struct patterns *patterns, const struct patterns_question *question);

/* Runs one of two slices: the equations, and their solution. IMPOSSIBLE, with an answer of zeros,
   if two words are the same or the question is outside the limits above. */
enum progress patterns_step(struct patterns *patterns);

/* The numerator of a chance over answer->denominator, not always in lowest terms. For a fair coin
   of 2 or 64 parts. */
uint16_t patterns_numerator(const struct patterns_answer *answer, uint8_t word);

/* The best reply to one or two words: the word that is most likely to come before them; among
   equals the first in the order HH to TT. */

struct patterns_reply {
    struct patterns patterns;    /* of the word being tried, then the words replied to */
    uint8_t word;                /* the best reply so far; 0: there is none yet */
    struct patterns_answer best; /* the odds between it, as the first word, and the others */
    uint8_t worst;               /* the word least likely to come before them */
    probability_t least;         /* its chance */
};

/* Starts to look for a reply to the question's first one or two words. A third word and tosses are
   ignored. */
void patterns_reply_start(struct patterns_reply *reply, const struct patterns_question *question);

/* Tries one of 4 to 32 words in two slices. IMPOSSIBLE: there is no word to reply to, or the
   question is outside the limits above. */
enum progress patterns_reply_step(struct patterns_reply *reply);

/* Progress, 0..255. */
uint8_t patterns_reply_done(const struct patterns_reply *reply);

#endif
