#ifndef KOSTKA_TESTS_ORACLE_COIN_H
#define KOSTKA_TESTS_ORACLE_COIN_H

#include <gmp.h>

/* Which word of tosses comes first, in exact fractions: the chain over the prefixes of the words,
   by elimination. Words and tosses are strings of H and T. */

enum { COIN_WORDS = 3, COIN_LETTERS = 5, COIN_STATES = 1 + COIN_WORDS * COIN_LETTERS };

struct coin_chain {
    unsigned words;
    const char *word[COIN_WORDS];
    unsigned states;
    char state[COIN_STATES][COIN_LETTERS + 1]; /* the longest prefix with which the tosses end */
    mpq_t value[COIN_STATES][COIN_WORDS + 1];  /* P(a word comes first), then expected tosses */
};

/* The words' strings must outlive the chain. P(heads) = heads / parts. */
void coin_start(struct coin_chain *chain, unsigned words, const char *const word[],
                unsigned long heads, unsigned long parts);

/* The values after tosses in which no word has come, but with the last of them. */
mpq_t *coin_after(struct coin_chain *chain, const char *tosses);

void coin_stop(struct coin_chain *chain);

#endif
