#ifndef KOSTKA_TESTS_ORACLE_PATTERNS_ORACLE_H
#define KOSTKA_TESTS_ORACLE_PATTERNS_ORACLE_H

#include <gmp.h>

/* The chances of words of tosses to come first, in exact fractions: by elimination on the chain
   over the prefixes of the words. Words and tosses are strings of H and T. */

enum {
    PATTERN_CHAIN_WORDS = 3,
    PATTERN_CHAIN_LETTERS = 5,
    PATTERN_CHAIN_STATES = 1 + PATTERN_CHAIN_WORDS * PATTERN_CHAIN_LETTERS
};

struct pattern_chain {
    unsigned words;
    const char *word[PATTERN_CHAIN_WORDS];
    unsigned states;
    char state[PATTERN_CHAIN_STATES]
              [PATTERN_CHAIN_LETTERS + 1]; /* the longest prefix with which the tosses end */
    mpq_t value[PATTERN_CHAIN_STATES]
               [PATTERN_CHAIN_WORDS + 1]; /* P(a word comes first), then expected tosses */
};

/* The words' strings must outlive the chain. P(heads) = heads / parts. */
void pattern_chain_start(struct pattern_chain *chain, unsigned words, const char *const word[],
                         unsigned long heads, unsigned long parts);

/* The values after tosses in which no word has come before the last toss. */
mpq_t *pattern_chain_after(struct pattern_chain *chain, const char *tosses);

void pattern_chain_stop(struct pattern_chain *chain);

#endif
