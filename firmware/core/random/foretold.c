#include "core/random/foretold.h"

#include "core/number/flash.h"
#include "core/random/generator.h"
#include "core/random/sha256.h"

#include <string.h>

enum { NUMBER_BYTES = 2, LETTER_BITS = 5, LETTER_BYTES = 13, ALPHABET = 26 };

static void start_throw(struct generator *generator, const uint8_t seed[FORETOLD_SEED],
                        uint16_t number) {
    uint8_t key[FORETOLD_SEED + NUMBER_BYTES];

    memcpy(key, seed, FORETOLD_SEED);
    key[FORETOLD_SEED] = (uint8_t)number;
    key[FORETOLD_SEED + 1] = (uint8_t)(number >> 8);
    generator_start(generator, key, sizeof key);
}

/* Called, so that its generator is not on the stack while the throw is made use of. */
OUT_OF_LINE void foretold_throw(struct foretold *throw, const uint8_t seed[FORETOLD_SEED],
                                uint16_t number) {
    struct generator generator;

    start_throw(&generator, seed, number);
    for (uint8_t die = 0; die < FORETOLD_DICE; die++) {
        throw->die[die] = generator_die(&generator);
    }
    throw->coin = generator_byte(&generator);
}

OUT_OF_LINE void foretold_deal(uint8_t bytes[], uint8_t count, const uint8_t seed[FORETOLD_SEED]) {
    struct generator generator;

    start_throw(&generator, seed, 0);
    for (uint8_t i = 0; i < count; i++) {
        bytes[i] = generator_byte(&generator);
    }
}

/* The first 100 bits. */
static void write_letters(char *letters, const uint8_t bytes[LETTER_BYTES]) {
    uint16_t bits = 0;
    uint8_t waiting = 0; /* bits that are no letter yet */

    for (uint8_t i = 0; i < FORETOLD_LETTERS; i++) {
        if (waiting < LETTER_BITS) {
            bits = (uint16_t)(bits << 8 | *bytes++);
            waiting += 8;
        }
        waiting -= LETTER_BITS;
        uint8_t value = bits >> waiting & 31;
        letters[i] = (char)(value < ALPHABET ? 'A' + value : '2' + (value - ALPHABET));
    }
}

void foretold_commit(char letters[FORETOLD_LETTERS], const uint8_t seed[FORETOLD_SEED]) {
    uint8_t hash[SHA256_BYTES];

    sha256_short(seed, FORETOLD_SEED, hash);
    write_letters(letters, hash);
}

void foretold_write(char letters[FORETOLD_LETTERS], const uint8_t seed[FORETOLD_SEED]) {
    uint8_t bytes[LETTER_BYTES] = {0};

    memcpy(bytes, seed, FORETOLD_SEED);
    write_letters(letters, bytes);
}
