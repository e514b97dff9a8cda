/* The best reply to one word or two, against the oracle. */

#include "support/testing.h"
#include <string.h>

#include <math.h>

#include "games/penney/patterns.h"
#include "oracle/coin.h"

static const unsigned coins[][2] = {{1, 2}, {1, 64}, {41, 64}};

static uint8_t row_of(const char *tosses) {
    unsigned row = 1;
    for (; *tosses; tosses++)
        row = 2 * row + (*tosses == 'T');
    return (uint8_t)row;
}

/* The index-th word of a length, or row of tosses. */
static const char *spell(unsigned letters, unsigned index, char *text) {
    for (unsigned i = 0; i < letters; i++)
        text[i] = index >> (letters - 1 - i) & 1 ? 'T' : 'H';
    text[letters] = 0;
    return text;
}

/* The best of all replies to one word or two, by the oracle; then the firmware's. */
static void check_reply(unsigned count, const char *const others[], const unsigned coin[2]) {
    unsigned letters = (unsigned)strlen(others[0]);
    struct patterns_reply search;
    struct patterns words;
    double best = 0, found = 0;
    memset(&search, 0, sizeof search);
    words.question = (struct patterns_question){
        {(uint8_t)(1 << letters), row_of(others[0]), count > 1 ? row_of(others[1]) : 0},
        PATTERNS_NO_TOSSES,
        (uint8_t)coin[0],
        (uint8_t)coin[1]};
    while (!patterns_reply_step(&words, &search))
        continue;
    for (unsigned i = 0; i < 1u << letters; i++) {
        struct coin_chain chain;
        char text[8];
        const char *word[] = {spell(letters, i, text), others[0], count > 1 ? others[1] : NULL};
        double first;
        if (strcmp(word[0], word[1]) == 0 || (count > 1 && strcmp(word[0], word[2]) == 0)) {
            assert_int_not_equal(search.best, row_of(word[0]));
            continue;
        }
        coin_start(&chain, count + 1, word, coin[0], coin[1]);
        first = mpq_get_d(coin_after(&chain, "")[0]);
        coin_stop(&chain);
        if (first > best)
            best = first;
        if (row_of(word[0]) == search.best)
            found = first;
    }
    assert_true(found >= best - (coin[0] * 2 == coin[1] ? 0 : 1e-9));
    assert_true(fabs(ldexp(search.best_first, -PROBABILITY_BITS) - best) <= 1e-9);
}

static void test_replies(void **state) {
    (void)state;
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

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_replies)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
