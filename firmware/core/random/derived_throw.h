#ifndef KOSTKA_CORE_RANDOM_DERIVED_THROW_H
#define KOSTKA_CORE_RANDOM_DERIVED_THROW_H

#include <stdbool.h>
#include <stdint.h>

/* Throws that can be verified after the game. All throws follow from a seed, which is secret until
   the game ends. A commitment, shown at the start, proves that the seed has not been changed.

   A player may add a number to the seed after seeing the commitment and before the first throw.
   Then the device alone has not chosen the dice: even a seed that was searched for beforehand gives
   other dice with every number.

   Throw n, counted from 1, has a generator (core/random/generator.h) of its own. It starts from the
   secret bytes of the seed, n in two bytes, the low one first, and the added bytes. It gives six
   dice, of which a throw uses the first ones that it needs, then a byte for a coin. So a throw does
   not depend on what else was drawn, nor on the number of dice in earlier throws. The dice are as
   unbiased as generator_die. Without the seed no throw can be found from another. */

enum {
    SEED_SECRET = 12, /* bytes drawn by the device, */
    SEED_ADDED = 2,   /* then the number that a player adds, the low byte first; 0: none */
    SEED_BYTES = SEED_SECRET + SEED_ADDED,
    THROW_DICE = 6,
    SEED_THROWS = 32767
};

struct derived_throw {
    uint8_t die[THROW_DICE]; /* 1..6 */
    uint8_t coin;
};

/* Makes throw `number`, 1..SEED_THROWS, of the game with this seed. 11,000 cycles on the AVR; a
   second block is needed once in 10^40 throws. */
void throw_derive(struct derived_throw *throw, const uint8_t seed[SEED_BYTES], uint16_t number);

/* The number that a player has added; 0: none. */
static inline uint16_t seed_added(const uint8_t seed[SEED_BYTES]) {
    return (uint16_t)(seed[SEED_SECRET + 1] << 8 | seed[SEED_SECRET]);
}

/* Makes `count` bytes, at most 63, to deal from when a game begins. They are the bytes of throw 0,
   which no game throws. */
void throw_deal(uint8_t bytes[], uint8_t count, const uint8_t seed[SEED_BYTES]);

/* A coin that shows heads in `heads` of COIN_PARTS cases. */
enum { COIN_PARTS = 64 };
static inline bool coin_is_tails(uint8_t coin, uint8_t heads) {
    return (coin & (COIN_PARTS - 1)) >= heads;
}

/* Writes bytes as letters of base 32 (RFC 4648, section 6: A to Z, 2 to 7), without padding; the
   last letter is filled up with zero bits. Returns the end of the letters. */
char *base32_write(char *to, const uint8_t bytes[], uint8_t count);

/* The commitment: the first 100 bits of the SHA-256 of the secret bytes, as letters. Finding
   another seed that fits takes 2^96 trials; finding two seeds in advance that share a commitment,
   2^50; guessing the seed from it, 2^95 on average. 65,000 cycles on the AVR. */
enum { SEED_LETTERS = 20 };
void seed_commit(char letters[SEED_LETTERS], const uint8_t seed[SEED_BYTES]);

/* Writes the secret bytes as letters; the last letter is A or Q. */
void seed_write(char letters[SEED_LETTERS], const uint8_t seed[SEED_BYTES]);

#endif
