/* Chances to come first and expected tosses, against the rule book's tables and numbers, then the
   oracle. */

#include "support/testing.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <math.h>

#include "games/penney/patterns.h"
#include "oracle/patterns_oracle.h"
#include "support/campaign.h"

enum { SEED = 20261121 };

static struct patterns words;
static const struct patterns_answer *answer = &words.answer;
static double worst_chance, worst_tosses;

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

static void ask(unsigned count, const char *const word[], const char *tossed, unsigned heads,
                unsigned parts) {
    memset(&words, 0xA5, sizeof words);
    struct patterns_question question = {
        .tossed = row_of(tossed), .heads = (uint8_t)heads, .parts = (uint8_t)parts};
    for (unsigned i = 0; i < count; i++) {
        question.word[i] = row_of(word[i]);
    }
    memset(&words, 0x5A, sizeof words);
    patterns_start(&words, &question);
    assert_int_equal(patterns_step(&words), WORKING);
    assert_int_equal(patterns_step(&words), DONE);
}

static double chance(unsigned i) {
    return ldexp(answer->first[i], -PROBABILITY_BITS);
}

static double tosses(void) {
    assert_in_range(answer->tosses.fraction_bits, 0, 31);
    return ldexp(answer->tosses.mantissa, -answer->tosses.fraction_bits);
}

/* True if the chance is this fraction, as the console reports it. */
static bool is_fraction(unsigned i, const mpq_t expected) {
    mpq_t said;
    bool equal;
    mpq_init(said);
    mpq_set_ui(said, patterns_numerator(answer, (uint8_t)i), answer->denominator);
    mpq_canonicalize(said);
    equal = mpq_equal(said, expected);
    mpq_clear(said);
    return equal;
}

TEST(the_table_of_penney_is_met_as_fractions) {
    FILE *file = fopen("tests/data/penney.csv", "r");
    char line[80], a[4], b[4], fraction[16];
    unsigned rows = 0;
    mpq_t expected;
    assert_non_null(file);
    mpq_init(expected);
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#') {
            continue;
        }
        assert_int_equal(sscanf(line, "%3[HT],%3[HT],%15s", a, b, fraction), 3);
        assert_int_equal(mpq_set_str(expected, fraction, 10), 0);
        ask(2, (const char *[]){a, b}, "", 1, 2);
        if (!is_fraction(0, expected)) {
            fail_msg("%s before %s: %u of %u", a, b, answer->first[0], answer->denominator);
        }
        rows++;
    }
    mpq_clear(expected);
    fclose(file);
    assert_int_equal(rows, 56);
}

static void expect_odds(const char *a, const char *b, unsigned heads, unsigned parts, double first,
                        double duration) {
    ask(2, (const char *[]){a, b}, "", heads, parts);
    assert_true(fabs(chance(0) - first) < 1e-8);
    assert_true(fabs(chance(1) - (1 - first)) < 1e-8);
    assert_true(fabs(tosses() - duration) < 1e-7);
}

static void expect_wait(const char *word, double expected) {
    ask(1, &word, "", 1, 2);
    assert_true(tosses() == expected);
}

TEST(published_odds_and_waits_are_met) {
    expect_odds("HHH", "THH", 1, 2, 1. / 8, 7);
    expect_odds("HHT", "THH", 1, 2, 1. / 4, 6.5);
    expect_odds("HTHH", "THTH", 1, 2, 5. / 14, 90. / 7);
    expect_odds("HTH", "HHT", 1, 3, 2. / 5, 9.3);
    expect_wait("HHH", 14);
    expect_wait("HHT", 8);
    expect_wait("HTH", 10);
    expect_wait("THTH", 20);
    expect_wait("HTHH", 18);
    ask(3, (const char *[]){"HHT", "HTT", "THH"}, "", 1, 2);
    assert_true(fabs(chance(0) - 1. / 4) < 1e-9);
    assert_true(fabs(chance(1) - 1. / 3) < 1e-9);
    assert_true(fabs(chance(2) - 5. / 12) < 1e-9);
    assert_true(fabs(tosses() - 4.5) < 1e-8);
}

/* The wait for a word, with any coin: the sum of 1 / P(prefix) over the prefixes that are suffixes,
   too. */
TEST(the_wait_for_a_word_is_the_sum_over_its_overlaps) {
    for (unsigned letters = 2; letters <= 5; letters++) {
        for (unsigned index = 0; index < 1u << letters; index++) {
            for (unsigned heads = 1; heads < 64; heads++) {
                char text[8];
                const char *word = spell(letters, index, text);
                double expected = 0, inverse = 1;
                for (unsigned m = 1; m <= letters; m++) {
                    inverse *= 64. / (word[m - 1] == 'H' ? heads : 64 - heads);
                    if (strncmp(word, word + letters - m, m) == 0) {
                        expected += inverse;
                    }
                }
                ask(1, &word, "", heads, 64);
                assert_true(fabs(tosses() - expected) <= expected * 1e-9);
                assert_int_equal(answer->first[0], PROBABILITY_ONE);
            }
        }
    }
}

/* Compares the last answer with the oracle. */
static void compare(struct pattern_chain *chain, const char *tossed) {
    mpq_t *value = pattern_chain_after(chain, tossed);
    double expected = mpq_get_d(value[PATTERN_CHAIN_WORDS]);
    unsigned parts = words.question.parts;
    bool fair = words.question.heads * 2u == parts && (parts & (parts - 1)) == 0;
    double error = expected > 0 ? fabs(tosses() / expected - 1) : tosses();
    if (error > worst_tosses) {
        worst_tosses = error;
    }
    for (unsigned i = 0; i < chain->words; i++) {
        double off = fabs(chance(i) - mpq_get_d(value[i]));
        if (off > worst_chance) {
            worst_chance = off;
        }
        if (off > 1e-9 || error > 2e-9 || (fair && !is_fraction(i, value[i]))) {
            fail_msg("%s %s %s after %s, coin %u/%u: chance %u is %.10f, tosses %.9f",
                     chain->word[0], chain->words > 1 ? chain->word[1] : "",
                     chain->words > 2 ? chain->word[2] : "", tossed, words.question.heads, parts, i,
                     chance(i), tosses());
        }
    }
}

static bool came_early(unsigned count, const char *const word[], const char *tossed) {
    for (unsigned i = 0; i < count; i++) {
        const char *found = strstr(tossed, word[i]);
        if (found && found[strlen(word[i])]) {
            return true;
        }
    }
    return false;
}

/* Compares after every row of tosses, unless a word has come before its end. */
static void compare_rows(unsigned count, const char *const word[], unsigned heads, unsigned parts) {
    struct pattern_chain chain;
    memset(&chain, 0x5A, sizeof chain);
    pattern_chain_start(&chain, count, word, heads, parts);
    for (unsigned made = 0; made <= strlen(word[0]); made++) {
        for (unsigned row = 0; row < 1u << made; row++) {
            char text[8];
            const char *tossed = spell(made, row, text);
            if (came_early(count, word, tossed)) {
                continue;
            }
            ask(count, word, tossed, heads, parts);
            compare(&chain, tossed);
        }
    }
    pattern_chain_stop(&chain);
}

TEST(what_is_no_question_is_impossible) {
    static const struct patterns_question wrong[] = {
        {{0}, 1, 1, 2},          {{3}, 1, 1, 2},          {{64}, 1, 1, 2},
        {{8, 16}, 1, 1, 2},      {{8, 8}, 1, 1, 2},       {{8, 9, 8}, 1, 1, 2},
        {{8, 0, 9}, 1, 1, 2},    {{8, 9, 10}, 0, 1, 2},   {{8, 9, 10}, 16, 1, 2},
        {{8, 9, 10}, 1, 0, 2},   {{8, 9, 10}, 1, 2, 2},   {{8, 9, 10}, 1, 1, 65},
        {{255, 254}, 1, 32, 64}, {{8, 9, 15}, 255, 1, 2},
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        memset(&words, 0x5A, sizeof words);
        patterns_start(&words, &wrong[i]);
        assert_int_equal(patterns_step(&words), IMPOSSIBLE);
        assert_int_equal(answer->denominator, 0);
    }
}

static const unsigned coins[][2] = {{1, 2}, {32, 64}, {1, 3}, {1, 64}, {63, 64}, {41, 64}};

TEST(two_words_have_the_odds_of_the_oracle_after_any_tosses) {
    for (unsigned letters = 2; letters <= 4; letters++) {
        for (unsigned a = 0; a < 1u << letters; a++) {
            for (unsigned b = 0; b < 1u << letters; b++) {
                char text[2][8];
                const char *word[] = {spell(letters, a, text[0]), spell(letters, b, text[1])};
                for (unsigned i = 0; a != b && i < sizeof coins / sizeof coins[0]; i++) {
                    compare_rows(2, word, coins[i][0], coins[i][1]);
                }
            }
        }
    }
}

TEST(three_words_have_the_odds_of_the_oracle_after_any_tosses) {
    for (unsigned letters = 2; letters <= 3; letters++) {
        unsigned all = 1u << letters;
        for (unsigned i = 0; i < all * all * all; i++) {
            unsigned a = i % all, b = i / all % all, c = i / all / all;
            char text[3][8];
            const char *word[] = {spell(letters, a, text[0]), spell(letters, b, text[1]),
                                  spell(letters, c, text[2])};
            if (a == b || b == c || a == c) {
                continue;
            }
            compare_rows(3, word, 1, 2);
            compare_rows(3, word, 1 + i % 63, 64);
        }
    }
}

TEST(words_of_five_letters_have_the_odds_of_the_oracle) {
    srand(SEED);
    unsigned cases = campaign_cases(200, 2000);
    print_message("seed %d\n", SEED);
    for (unsigned i = 0; i < cases; i++) {
        char text[3][8];
        unsigned count = 2 + (unsigned)rand() % 2;
        unsigned parts = i % 4 == 0 ? 2 : i % 4 == 1 ? 3 + (unsigned)rand() % 62 : 64;
        unsigned heads = 1 + (unsigned)rand() % (parts - 1);
        const char *word[3];
        for (unsigned j = 0; j < 3; j++) {
            word[j] = spell(5, (unsigned)rand() % 32, text[j]);
        }
        if (strcmp(word[0], word[1]) == 0 ||
            (count == 3 && (strcmp(word[0], word[2]) == 0 || strcmp(word[1], word[2]) == 0))) {
            i--;
            continue;
        }
        compare_rows(count, word, heads, parts);
    }
    print_message("greatest error: chance %.2e, tosses %.2e of the value\n", worst_chance,
                  worst_tosses);
}
