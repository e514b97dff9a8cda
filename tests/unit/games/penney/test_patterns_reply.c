/* The best reply to one word or two, against the oracle. */

#include "support/testing.h"
#include <string.h>

#include <math.h>

#include "games/penney/patterns.h"
#include "oracle/patterns_oracle.h"

static const unsigned coins[][2] = {{1, 2}, {1, 64}, {41, 64}};

static uint8_t row_of(const char *tosses) {
    unsigned row = 1;
    for (; *tosses; tosses++) {
        row = 2 * row + (*tosses == 'T');
    }
    return (uint8_t)row;
}

/* The index-th word of a length, or row of tosses. */
static const char *spell(unsigned letters, unsigned index, char *text) {
    for (unsigned i = 0; i < letters; i++) {
        text[i] = index >> (letters - 1 - i) & 1 ? 'T' : 'H';
    }
    text[letters] = 0;
    return text;
}

/* Compares the firmware's reply to one word or two with the best of all replies by the oracle. */
static void check_reply(unsigned count, const char *const others[], const unsigned coin[2]) {
    unsigned letters = (unsigned)strlen(others[0]);
    unsigned words = 1u << letters;
    struct patterns_reply search;
    uint8_t done = 0;
    double best = 0, found = 0;
    memset(&search, 0xA5, sizeof search);
    struct patterns_question question = {{row_of(others[0]), count > 1 ? row_of(others[1]) : 0, 0},
                                         PATTERNS_NO_TOSSES,
                                         (uint8_t)coin[0],
                                         (uint8_t)coin[1]};
    memset(&search, 0x5A, sizeof search);
    patterns_reply_start(&search, &question);
    assert_int_equal(patterns_reply_done(&search), 0);
    while (patterns_reply_step(&search) == WORKING) {
        assert_in_range(patterns_reply_done(&search), done, done + PROGRESS_ALL / words + 1);
        done = patterns_reply_done(&search);
        assert_true(done < PROGRESS_ALL);
    }
    assert_int_equal(patterns_reply_step(&search), DONE);
    assert_int_equal(patterns_reply_done(&search), PROGRESS_ALL);
    for (unsigned i = 0; i < words; i++) {
        struct pattern_chain chain;
        char text[8];
        const char *word[] = {spell(letters, i, text), others[0], count > 1 ? others[1] : NULL};
        double first;
        if (strcmp(word[0], word[1]) == 0 || (count > 1 && strcmp(word[0], word[2]) == 0)) {
            assert_int_not_equal(search.word, row_of(word[0]));
            continue;
        }
        memset(&chain, 0x5A, sizeof chain);
        pattern_chain_start(&chain, count + 1, word, coin[0], coin[1]);
        first = mpq_get_d(pattern_chain_after(&chain, "")[0]);
        pattern_chain_stop(&chain);
        if (first > best) {
            best = first;
        }
        if (row_of(word[0]) == search.word) {
            found = first;
        }
    }
    assert_true(found >= best - (coin[0] * 2 == coin[1] ? 0 : 1e-9));
    assert_true(fabs(ldexp(search.best.first[0], -PROBABILITY_BITS) - best) <= 1e-9);
}

TEST(no_word_is_a_better_reply) {
    for (unsigned letters = 2; letters <= 5; letters++) {
        for (unsigned i = 0; i < 1u << letters; i++) {
            char text[2][8];
            const char *others[] = {spell(letters, i, text[0]),
                                    spell(letters, (i + 1) & ((1u << letters) - 1), text[1])};
            check_reply(1, others, coins[0]);
            check_reply(1, others, coins[1]);
            check_reply(1, others, coins[2]);
            check_reply(2, others, coins[0]);
        }
    }
}

TEST(what_is_no_word_has_no_reply) {
    static const uint8_t wrong[] = {0, 1, 2, 3, 64, 127, 128, 255};
    struct patterns_reply search;
    for (unsigned i = 0; i < sizeof wrong; i++) {
        struct patterns_question question = {{wrong[i], 0, 0}, PATTERNS_NO_TOSSES, 1, 2};
        enum progress progress;
        memset(&search, 0x5A, sizeof search);
        patterns_reply_start(&search, &question);
        do {
            progress = patterns_reply_step(&search);
        } while (progress == WORKING);
        assert_int_equal(progress, IMPOSSIBLE);
    }
}
