#include "text/pack/train.h"

#include <stdlib.h>
#include <string.h>

enum { CODES = 256, WORTH_A_CODE = 3 };

static unsigned counts[CODES][CODES];

/* The pairs that could be replaced at the same time: of three equal codes only one. */
static void count_pairs(const uint8_t *codes, size_t length) {
    memset(counts, 0, sizeof counts);
    for (size_t i = 0; i + 1 < length; i++) {
        counts[codes[i]][codes[i + 1]]++;
        if (i + 2 < length && codes[i] == codes[i + 1] && codes[i] == codes[i + 2])
            i++;
    }
}

/* Adds the most frequent pair that can be added. */
static bool add_best(struct dictionary *dictionary) {
    for (;;) {
        unsigned first = 0;
        unsigned second = 0;
        for (unsigned i = 0; i < CODES * CODES; i++) {
            if (counts[i / CODES][i % CODES] > counts[first][second]) {
                first = i / CODES;
                second = i % CODES;
            }
        }
        if (counts[first][second] < WORTH_A_CODE)
            return false;
        counts[first][second] = 0;
        if (dictionary_add(dictionary, (uint8_t)first, (uint8_t)second))
            return true;
    }
}

static size_t replace(uint8_t *codes, size_t length, const uint8_t pair[2], uint8_t by) {
    size_t kept = 0;

    for (size_t i = 0; i < length; i++) {
        if (i + 1 < length && codes[i] == pair[0] && codes[i + 1] == pair[1]) {
            codes[kept++] = by;
            i++;
        } else {
            codes[kept++] = codes[i];
        }
    }
    return kept;
}

void train(struct dictionary *dictionary, const uint8_t *texts, size_t length) {
    uint8_t *codes = malloc(length + 1);

    if (!codes)
        abort();
    memcpy(codes, texts, length);
    dictionary->count = 0;
    while (dictionary->count < TEXT_PAIRS) {
        count_pairs(codes, length);
        if (!add_best(dictionary))
            break;
        length = replace(codes, length, dictionary->entries[dictionary->count - 1].pair,
                         (uint8_t)(TEXT_FIRST_PAIR + dictionary->count - 1));
    }
    free(codes);
}
