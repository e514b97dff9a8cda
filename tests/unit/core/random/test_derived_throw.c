#include "core/random/derived_throw.h"

#include "core/random/sha256.h"
#include "support/campaign.h"
#include "support/statistics/chi_square.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

static const uint8_t one_to_twelve[SEED_BYTES] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

/* The wanted throws come from another implementation of ChaCha8 and of fast key erasure, in Python,
   written from the words of the header. */
TEST(throws_are_those_of_the_definition) {
    static const struct {
        uint16_t number;
        struct derived_throw wanted;
    } cases[] = {
        {1, {{2, 3, 2, 6, 4, 1}, 117}},    {2, {{3, 5, 6, 6, 1, 6}, 81}},
        {3, {{4, 3, 1, 5, 6, 4}, 131}},    {4, {{2, 1, 1, 3, 4, 6}, 45}},
        {5, {{2, 2, 2, 1, 3, 1}, 229}},    {255, {{2, 4, 4, 3, 4, 1}, 206}},
        {256, {{6, 5, 5, 1, 3, 2}, 64}},   {257, {{1, 3, 3, 2, 3, 4}, 4}},
        {32767, {{2, 3, 1, 2, 2, 5}, 73}},
    };
    struct derived_throw derived;

    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        throw_derive(&derived, one_to_twelve, cases[i].number);
        assert_memory_equal(&derived, &cases[i].wanted, sizeof derived);
    }
}

/* The wanted throws come from tests/oracle/derive_throws.pl. */
TEST(an_added_number_changes_throws_as_defined) {
    static const struct {
        uint16_t added, number;
        struct derived_throw wanted;
    } cases[] = {
        {4711, 1, {{4, 1, 2, 3, 3, 6}, 117}},
        {4711, 2, {{5, 1, 1, 4, 2, 5}, 146}},
        {1, 1, {{1, 2, 1, 4, 5, 6}, 147}},
        {9999, 300, {{1, 4, 2, 5, 2, 5}, 170}},
    };

    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint8_t seed[SEED_BYTES];
        struct derived_throw derived;
        memcpy(seed, one_to_twelve, sizeof seed);
        seed[SEED_SECRET] = (uint8_t)cases[i].added;
        seed[SEED_SECRET + 1] = (uint8_t)(cases[i].added >> 8);
        assert_int_equal(seed_added(seed), cases[i].added);
        throw_derive(&derived, seed, cases[i].number);
        assert_memory_equal(&derived, &cases[i].wanted, sizeof derived);
    }
}

/* printf AEBAGBAFAYDQQCIKBMGA==== | base32 -d | sha256sum | xxd -r -p | base32 */
TEST(commitments_are_what_standard_tools_say) {
    char letters[SEED_LETTERS];
    uint8_t seed[SEED_BYTES];

    seed_commit(letters, one_to_twelve);
    assert_memory_equal(letters, "EBSAFSVTIVAVOFWZUM2G", sizeof letters);
    seed_write(letters, one_to_twelve);
    assert_memory_equal(letters, "AEBAGBAFAYDQQCIKBMGA", sizeof letters);
    memset(seed, 0xFF, sizeof seed);
    seed_write(letters, seed);
    assert_memory_equal(letters, "7777777777777777777Q", sizeof letters);
}

TEST(every_bit_of_a_seed_changes_throws_and_every_secret_one_the_commitment) {
    char before[SEED_LETTERS], now[SEED_LETTERS];
    uint8_t seed[SEED_BYTES];

    seed_commit(before, one_to_twelve);
    for (unsigned bit = 0; bit < 8 * SEED_BYTES; bit++) {
        unsigned same = 0;
        memcpy(seed, one_to_twelve, sizeof seed);
        seed[bit / 8] ^= (uint8_t)(1 << bit % 8);
        seed_commit(now, seed);
        assert_int_equal(memcmp(before, now, sizeof now) != 0, bit < 8 * SEED_SECRET);
        for (uint16_t number = 1; number <= 40; number++) {
            struct derived_throw a, b;
            throw_derive(&a, one_to_twelve, number);
            throw_derive(&b, seed, number);
            same += memcmp(&a, &b, sizeof a) == 0;
        }
        assert_int_equal(same, 0);
    }
}

/* ---- statistics ------------------------------------------------------------------------------ */

enum { PAIRS = 36, ROWS = 6, COIN = 64 };

struct counts {
    uint32_t neighbours[THROW_DICE][PAIRS]; /* a die and the next one of its throw, cyclic */
    uint32_t successors[THROW_DICE][PAIRS]; /* a die in two successive throws */
    uint32_t coin[COIN];
};

static void count_throw(struct counts *counts, const struct derived_throw *now,
                        const struct derived_throw *before) {
    for (unsigned i = 0; i < THROW_DICE; i++) {
        unsigned face = now->die[i] - 1;
        assert_in_range(now->die[i], 1, 6);
        counts->neighbours[i][face * ROWS + now->die[(i + 1) % THROW_DICE] - 1]++;
        counts->successors[i][face * ROWS + before->die[i] - 1]++;
    }
    counts->coin[now->coin % COIN]++;
}

/* Returns the greatest deviate of all tables over `games` games of 1,000 throws. `biased` changes
   one face in every 50 throws, as a bad die would. */
static double worst(unsigned games, bool biased) {
    static struct counts counts;
    double most = 0;

    memset(&counts, 0, sizeof counts);
    for (unsigned game = 0; game < games; game++) {
        uint8_t seed[SHA256_BYTES];
        struct derived_throw before, now;
        sha256_short(&game, sizeof game, seed);
        throw_derive(&before, seed, 1);
        for (uint16_t number = 2; number <= 1001; number++) {
            throw_derive(&now, seed, number);
            if (biased && number % 50 == 0) {
                now.die[0] = 6;
            }
            count_throw(&counts, &now, &before);
            before = now;
        }
    }
    for (unsigned i = 0; i < THROW_DICE; i++) {
        most = fmax(most, fabs(chi_square_even(counts.neighbours[i], PAIRS)));
        most = fmax(most, fabs(chi_square_even(counts.successors[i], PAIRS)));
    }
    return fmax(most, fabs(chi_square_even(counts.coin, COIN)));
}

/* With fair dice, one of the 13 tables has a deviate above 4 once in 1,000 runs; the seeds are
   fixed. */
TEST(throws_show_all_faces_alike) {
    unsigned games = campaign_cases(200, 20000);
    double most = worst(games, false);

    printf("%u games of 1000 throws: greatest deviate %.2f\n", games, most);
    assert_true(most < 4);
}

TEST(a_die_that_shows_six_once_in_fifty_throws_too_often_is_seen) {
    assert_true(worst(200, true) > 6);
}
