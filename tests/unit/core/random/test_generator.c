#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

#include "core/random/chacha8.h"
#include "core/random/generator.h"

static const uint8_t zeros[16];

enum { KEY = 16, KEY_END = 48, BLOCK = 64, OUTPUT = 32 };

static void seed_with(struct generator *g, uint8_t first) {
    uint8_t seed[GENERATOR_SEED];

    for (uint8_t i = 0; i < GENERATOR_SEED; i++) {
        seed[i] = (uint8_t)(first + i);
    }
    generator_start(g, seed, sizeof seed);
}

/* A second implementation of fast key erasure, which erases nothing: it makes a block from the key
   and 16 bytes of input. The middle of the block is the next key, the rest is the output. */
static void reference_block(uint8_t key[32], const uint8_t input[16], uint8_t output[OUTPUT]) {
    uint8_t block[BLOCK];
    uint32_t state[CHACHA8_WORDS];

    memcpy(state + CHACHA8_KEY_WORD, key, 32);
    memcpy(state + CHACHA8_INPUT_WORD, input, 16);
    chacha8_block(state);
    memcpy(block, state, BLOCK);
    memcpy(key, block + KEY, 32);
    memcpy(output, block, KEY);
    memcpy(output + KEY, block + KEY_END, BLOCK - KEY_END);
}

TEST(output_follows_the_definition_of_fast_key_erasure) {
    uint8_t key[32], output[OUTPUT];
    struct generator g;

    seed_with(&g, 7);
    for (uint8_t i = 0; i < 32; i++) {
        key[i] = (uint8_t)(7 + i);
    }
    for (int block = 0; block < 100; block++) {
        reference_block(key, zeros, output);
        for (int i = 0; i < OUTPUT; i++) {
            assert_int_equal(generator_byte(&g), output[i]);
        }
    }
}

TEST(mixing_follows_the_definition_of_fast_key_erasure) {
    uint8_t key[32] = {0}, output[OUTPUT], data[33], padded[48] = {0};
    struct generator g;

    memset(data, 0xE7, sizeof data);
    memcpy(padded, data, sizeof data);
    memset(&g, 0x5A, sizeof g);
    generator_start(&g, key, sizeof key);
    (void)generator_byte(&g);
    reference_block(key, zeros, output);
    generator_mix(&g, data, sizeof data);
    for (int part = 0; part < 3; part++) {
        reference_block(key, padded + 16 * part, output);
    }
    for (int i = 0; i < OUTPUT; i++) {
        assert_int_equal(generator_byte(&g), output[i]);
    }
}

static bool holds(const struct generator *g, const uint8_t *what, size_t length) {
    const uint8_t *memory = (const uint8_t *)g;

    for (size_t at = 0; at + length <= sizeof *g; at++) {
        if (memcmp(memory + at, what, length) == 0) {
            return true;
        }
    }
    return false;
}

/* The state never holds 4 successive bytes of an earlier key or of earlier output. */
TEST(no_old_key_or_output_is_left_in_memory) {
    uint8_t old_key[32], given[3 * OUTPUT];
    struct generator g;

    seed_with(&g, 1);
    for (unsigned i = 0; i < sizeof given; i++) {
        memcpy(old_key, (uint8_t *)g.state + KEY, sizeof old_key);
        bool new_block = g.position == OUTPUT;
        given[i] = generator_byte(&g);
        for (unsigned at = 0; new_block && at + 4 <= sizeof old_key; at++) {
            assert_false(holds(&g, old_key + at, 4));
        }
        for (unsigned at = 0; at + 4 <= i + 1; at++) {
            assert_false(holds(&g, given + at, 4));
        }
        for (unsigned used = 0; used < g.position; used++) {
            assert_int_equal(((uint8_t *)g.state)[used < KEY ? used : used + 32], 0);
        }
    }
    memcpy(old_key, (uint8_t *)g.state + KEY, sizeof old_key);
    generator_mix(&g, "key", 3);
    for (unsigned at = 0; at + 4 <= sizeof old_key; at++) {
        assert_false(holds(&g, old_key + at, 4));
    }
    assert_false(holds(&g, (const uint8_t *)"key", 3));
}

static uint32_t fingerprint(struct generator g) {
    uint32_t sum = 0;

    for (int i = 0; i < 4; i++) {
        sum = sum << 8 | generator_byte(&g);
    }
    return sum;
}

TEST(every_bit_that_is_mixed_in_changes_the_output) {
    struct generator start, a, b;
    uint8_t data[20] = {0};

    seed_with(&start, 3);
    a = start;
    generator_mix(&a, data, sizeof data);
    assert_int_not_equal(fingerprint(a), fingerprint(start));
    for (unsigned bit = 0; bit < 8 * sizeof data; bit++) {
        data[bit / 8] ^= (uint8_t)(1 << bit % 8);
        b = start;
        generator_mix(&b, data, sizeof data);
        assert_int_not_equal(fingerprint(a), fingerprint(b));
        data[bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
    a = b = start;
    generator_mix(&a, "\1\2", 2);
    generator_mix(&b, "\1", 1);
    generator_mix(&b, "\2", 1);
    assert_int_not_equal(fingerprint(a), fingerprint(b));
}

/* Makes the generator give these two bytes first. */
static void stage(struct generator *g, uint8_t first, uint8_t second) {
    seed_with(g, 0);
    g->position = 0;
    ((uint8_t *)g->state)[0] = first;
    ((uint8_t *)g->state)[1] = second;
}

/* Tries all 256 bytes: the accepted ones give each result equally often, and as many as possible
   are accepted. */
TEST(every_number_below_a_limit_is_equally_likely) {
    for (int n = 1; n < 256; n++) {
        int times[255] = {0};
        for (int byte = 0; byte < 256; byte++) {
            struct generator g;
            stage(&g, (uint8_t)byte, 0);
            uint8_t result = generator_below(&g, (uint8_t)n);
            assert_true(result < n);
            if (g.position == 1) {
                times[result]++;
            } else {
                assert_int_equal(result, 0); /* from the second byte */
            }
        }
        for (int result = 0; result < n; result++) {
            assert_int_equal(times[result], 256 / n);
        }
    }
}

TEST(every_face_of_a_die_is_equally_likely) {
    for (int byte = 0; byte < 256; byte++) {
        struct generator g;
        stage(&g, (uint8_t)byte, 0);
        assert_int_equal(generator_die(&g), byte < 252 ? byte % 6 + 1 : 1);
        assert_int_equal(g.position, byte < 252 ? 1 : 2);
    }
}

static double chi_square(const uint32_t *count, unsigned cells, double expected) {
    double sum = 0;

    for (unsigned i = 0; i < cells; i++) {
        sum += (count[i] - expected) * (count[i] - expected) / expected;
    }
    return sum;
}

/* The seed is fixed, so the outcome is too. A fair die stays within the limits in 999 of 1,000
   runs. */
TEST(dice_pass_the_chi_square_tests) {
    uint32_t face[6] = {0}, pair[36] = {0};
    struct generator g;
    uint8_t before = 0;

    seed_with(&g, 42);
    for (long i = 0; i < 600000; i++) {
        uint8_t now = (uint8_t)(generator_die(&g) - 1);
        face[now]++;
        pair[6 * before + now]++;
        before = now;
    }
    double faces = chi_square(face, 6, 100000), pairs = chi_square(pair, 36, 600000 / 36.0);
    printf("seed 42: chi-square of faces %.2f (limit 20.52), of pairs %.2f (limit 66.62)\n", faces,
           pairs);
    assert_true(faces < 20.52);
    assert_true(pairs < 66.62);
}
