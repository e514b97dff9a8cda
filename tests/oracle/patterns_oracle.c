#include "oracle/patterns_oracle.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned find(const struct pattern_chain *chain, const char *tosses) {
    for (;; tosses++) {
        for (unsigned i = 0; i < chain->states; i++) {
            if (strcmp(chain->state[i], tosses) == 0) {
                return i;
            }
        }
        if (*tosses == 0) {
            abort();
        }
    }
}

static unsigned after(const struct pattern_chain *chain, unsigned state, char letter) {
    char tosses[PATTERN_CHAIN_LETTERS + 2];
    snprintf(tosses, sizeof tosses, "%s%c", chain->state[state], letter);
    return find(chain, tosses);
}

static unsigned won(const struct pattern_chain *chain, unsigned state) {
    for (unsigned i = 0; i < chain->words; i++) {
        if (strcmp(chain->state[state], chain->word[i]) == 0) {
            return i;
        }
    }
    return PATTERN_CHAIN_WORDS;
}

static void add_states(struct pattern_chain *chain) {
    chain->states = 1;
    strcpy(chain->state[0], "");
    for (unsigned i = 0; i < chain->words; i++) {
        for (unsigned length = 1; length <= strlen(chain->word[i]); length++) {
            char prefix[PATTERN_CHAIN_LETTERS + 1];
            bool known = false;
            snprintf(prefix, sizeof prefix, "%.*s", (int)length, chain->word[i]);
            for (unsigned j = 0; j < chain->states; j++) {
                known |= strcmp(chain->state[j], prefix) == 0;
            }
            if (!known) {
                strcpy(chain->state[chain->states++], prefix);
            }
        }
    }
}

enum { COLUMNS = PATTERN_CHAIN_STATES + PATTERN_CHAIN_WORDS + 1 };

/* row -= factor * other, over all columns. */
static void subtract(mpq_t row[], mpq_t other[], const mpq_t factor) {
    mpq_t product;
    mpq_init(product);
    for (unsigned i = 0; i < COLUMNS; i++) {
        if (mpq_sgn(other[i]) == 0) {
            continue;
        }
        mpq_mul(product, other[i], factor);
        mpq_sub(row[i], row[i], product);
    }
    mpq_clear(product);
}

static void divide(mpq_t row[], unsigned at) {
    mpq_t by;
    mpq_init(by);
    mpq_set(by, row[at]);
    for (unsigned i = 0; i < COLUMNS; i++) {
        mpq_div(row[i], row[i], by);
    }
    mpq_clear(by);
}

/* The equation of a state: x - P x = r. */
static void set_row(const struct pattern_chain *chain, unsigned state, mpq_t row[],
                    const mpq_t heads, const mpq_t tails) {
    unsigned winner = won(chain, state);
    unsigned next;
    mpq_set_ui(row[state], 1, 1);
    if (winner < PATTERN_CHAIN_WORDS) {
        mpq_set_ui(row[PATTERN_CHAIN_STATES + winner], 1, 1);
        return;
    }
    next = after(chain, state, 'H');
    mpq_sub(row[next], row[next], heads);
    next = after(chain, state, 'T');
    mpq_sub(row[next], row[next], tails);
    mpq_set_ui(row[PATTERN_CHAIN_STATES + PATTERN_CHAIN_WORDS], 1, 1);
}

void pattern_chain_start(struct pattern_chain *chain, unsigned words, const char *const word[],
                         unsigned long heads, unsigned long parts) {
    static mpq_t row[PATTERN_CHAIN_STATES][COLUMNS];
    mpq_t chance[2], factor;
    chain->words = words;
    for (unsigned i = 0; i < words; i++) {
        chain->word[i] = word[i];
    }
    add_states(chain);
    mpq_inits(chance[0], chance[1], factor, NULL);
    mpq_set_ui(chance[0], heads, parts);
    mpq_set_ui(chance[1], parts - heads, parts);
    mpq_canonicalize(chance[0]);
    mpq_canonicalize(chance[1]);
    for (unsigned i = 0; i < chain->states; i++) {
        for (unsigned j = 0; j < COLUMNS; j++) {
            mpq_init(row[i][j]);
        }
        set_row(chain, i, row[i], chance[0], chance[1]);
    }
    for (unsigned pivot = 0; pivot < chain->states; pivot++) {
        divide(row[pivot], pivot);
        for (unsigned i = 0; i < chain->states; i++) {
            mpq_set(factor, row[i][pivot]);
            if (i != pivot && mpq_sgn(factor) != 0) {
                subtract(row[i], row[pivot], factor);
            }
        }
    }
    for (unsigned i = 0; i < chain->states; i++) {
        for (unsigned j = 0; j <= PATTERN_CHAIN_WORDS; j++) {
            mpq_init(chain->value[i][j]);
            mpq_set(chain->value[i][j], row[i][PATTERN_CHAIN_STATES + j]);
        }
        for (unsigned j = 0; j < COLUMNS; j++) {
            mpq_clear(row[i][j]);
        }
    }
    mpq_clears(chance[0], chance[1], factor, NULL);
}

mpq_t *pattern_chain_after(struct pattern_chain *chain, const char *tosses) {
    return chain->value[find(chain, tosses)];
}

void pattern_chain_stop(struct pattern_chain *chain) {
    for (unsigned i = 0; i < chain->states; i++) {
        for (unsigned j = 0; j <= PATTERN_CHAIN_WORDS; j++) {
            mpq_clear(chain->value[i][j]);
        }
    }
}
