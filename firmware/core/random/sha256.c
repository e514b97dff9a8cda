#include "core/random/sha256.h"

#include "core/number/flash.h"
#include "core/random/rotate.h"

#include <string.h>

enum { ROUNDS = 64, BLOCK_WORDS = 16, STATE_WORDS = 8, WORD_BYTES = 4 };

/* The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
static const FLASH uint32_t initial[STATE_WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

/* The same bits of the cube roots of the first 64 primes. */
static const FLASH uint32_t constant[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/* The functions of section 4.1.2. Nested rotations need fewer single-bit steps. */
static uint32_t large_sigma_0(uint32_t x) { /* 2, 13, 22 */
    uint32_t y = rotate_right(rotate_bytes(x, 24), 1) ^ x;
    y = rotate_right(rotate_bytes(y, 24), 3) ^ x;
    return rotate_right(y, 2);
}

static uint32_t large_sigma_1(uint32_t x) { /* 6, 11, 25 */
    uint32_t y = rotate_left(rotate_bytes(x, 16), 2) ^ x;
    y = rotate_left(rotate_bytes(y, 24), 3) ^ x;
    return rotate_left(rotate_bytes(y, 24), 2);
}

static uint32_t small_sigma_0(uint32_t x) { /* 7, 18, shift by 3 */
    uint32_t y = rotate_right(rotate_bytes(x, 24), 3) ^ x;
    return rotate_left(rotate_bytes(y, 24), 1) ^ x >> 3;
}

static uint32_t small_sigma_1(uint32_t x) { /* 17, 19, shift by 10 */
    uint32_t y = rotate_right(x, 2) ^ x;
    return rotate_right(rotate_bytes(y, 16), 1) ^ x >> 10;
}

/* Makes the word of the schedule for a round from 16 on, in place of the one 16 rounds before. */
static void expand(uint32_t block[], uint8_t round) {
    block[round % BLOCK_WORDS] += small_sigma_0(block[(round + 1) % BLOCK_WORDS]) +
                                  block[(round + 9) % BLOCK_WORDS] +
                                  small_sigma_1(block[(round + 14) % BLOCK_WORDS]);
}

/* The variables a to h do not move: a is where h was a round before. */
static void do_round(uint32_t state[], uint8_t round, uint32_t input) {
    uint8_t a = (uint8_t)-round;
#define VARIABLE(number) state[(uint8_t)(a + (number)) % STATE_WORDS]
    uint32_t e = VARIABLE(4);
    uint32_t first = VARIABLE(0);
    uint32_t second = VARIABLE(1);
    uint32_t chosen = VARIABLE(6) ^ (e & (VARIABLE(5) ^ VARIABLE(6)));
    uint32_t majority = (first & second) ^ (VARIABLE(2) & (first ^ second));
    uint32_t sum = VARIABLE(7) + large_sigma_1(e) + chosen + constant[round] + input;

    VARIABLE(3) += sum;
    VARIABLE(7) = sum + large_sigma_0(first) + majority;
#undef VARIABLE
}

/* Words are big-endian: byte 0 of a message is the highest of word 0. */
static void pad(uint32_t block[], const uint8_t *message, uint8_t length) {
    memset(block, 0, BLOCK_WORDS * WORD_BYTES);
    for (uint8_t i = 0; i <= length; i++) {
        uint8_t byte = i < length ? message[i] : 0x80;
        block[i / WORD_BYTES] |= (uint32_t)byte << (24 - 8 * (i % WORD_BYTES));
    }
    block[BLOCK_WORDS - 1] = (uint16_t)(8 * length);
}

void sha256_short(const void *message, uint8_t length, uint8_t hash[SHA256_BYTES]) {
    uint32_t block[BLOCK_WORDS], state[STATE_WORDS];

    pad(block, message, length);
    for (uint8_t i = 0; i < STATE_WORDS; i++) {
        state[i] = initial[i];
    }
    for (uint8_t round = 0; round < ROUNDS; round++) {
        if (round >= BLOCK_WORDS) {
            expand(block, round);
        }
        do_round(state, round, block[round % BLOCK_WORDS]);
    }
    for (uint8_t i = 0; i < SHA256_BYTES; i++) {
        uint32_t word = state[i / WORD_BYTES] + initial[i / WORD_BYTES];
        hash[i] = (uint8_t)(word >> (24 - 8 * (i % WORD_BYTES)));
    }
}
