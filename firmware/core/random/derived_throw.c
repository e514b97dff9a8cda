#include "core/random/derived_throw.h"

#include "core/number/flash.h"
#include "core/random/generator.h"
#include "core/random/sha256.h"

#include <string.h>

enum { NUMBER_BYTES = 2, LETTER_BITS = 5, COMMITTED_BYTES = 13, ALPHABET = 26 };

static void start_throw(struct generator *generator, const uint8_t seed[SEED_BYTES],
                        uint16_t number) {
    uint8_t key[SEED_BYTES + NUMBER_BYTES];

    memcpy(key, seed, SEED_SECRET);
    key[SEED_SECRET] = (uint8_t)number;
    key[SEED_SECRET + 1] = (uint8_t)(number >> 8);
    memcpy(key + SEED_SECRET + NUMBER_BYTES, seed + SEED_SECRET, SEED_ADDED);
    generator_start(generator, key, sizeof key);
}

/* Not inlined, so that its generator is not on the stack while the throw is used. */
OUT_OF_LINE void throw_derive(struct derived_throw *throw, const uint8_t seed[SEED_BYTES],
                              uint16_t number) {
    struct generator generator;

    start_throw(&generator, seed, number);
    for (uint8_t die = 0; die < THROW_DICE; die++) {
        throw->die[die] = generator_die(&generator);
    }
    throw->coin = generator_byte(&generator);
}

OUT_OF_LINE void throw_deal(uint8_t bytes[], uint8_t count, const uint8_t seed[SEED_BYTES]) {
    struct generator generator;

    start_throw(&generator, seed, 0);
    for (uint8_t i = 0; i < count; i++) {
        bytes[i] = generator_byte(&generator);
    }
}

/* The letter for the lowest LETTER_BITS bits. */
static char letter_of(uint16_t bits) {
    uint8_t value = bits & ((1 << LETTER_BITS) - 1);

    return (char)(value < ALPHABET ? 'A' + value : '2' + (value - ALPHABET));
}

char *base32_write(char *to, const uint8_t bytes[], uint8_t count) {
    uint16_t bits = 0;
    uint8_t pending = 0; /* bits that no letter has taken yet */

    for (; count; count--) {
        bits = (uint16_t)(bits << 8 | *bytes++);
        for (pending += 8; pending >= LETTER_BITS; pending -= LETTER_BITS) {
            *to++ = letter_of(bits >> (pending - LETTER_BITS));
        }
    }
    if (pending) {
        *to++ = letter_of(bits << (LETTER_BITS - pending));
    }
    return to;
}

void seed_commit(char letters[SEED_LETTERS], const uint8_t seed[SEED_BYTES]) {
    uint8_t hash[SHA256_BYTES];
    char all[SEED_LETTERS + 1];

    sha256_short(seed, SEED_SECRET, hash);
    base32_write(all, hash, COMMITTED_BYTES);
    memcpy(letters, all, SEED_LETTERS);
}

void seed_write(char letters[SEED_LETTERS], const uint8_t seed[SEED_BYTES]) {
    base32_write(letters, seed, SEED_SECRET);
}
