#include "core/random/chacha8.h"

#include "core/number/flash.h"
#include "core/random/rotate.h"

#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the words of the state are its bytes");

enum { CONSTANT_BYTES = 16, CONSTANT_WORDS = CHACHA8_KEY_WORD };

static const FLASH char constant[CONSTANT_BYTES] = "expand 32-byte k";

static inline __attribute__((always_inline)) void quarter_round(uint32_t *pa, uint32_t *pb,
                                                                uint32_t *pc, uint32_t *pd) {
    uint32_t a = *pa, b = *pb, c = *pc, d = *pd;

    a += b;
    d = rotate_bytes(d ^ a, 16);
    c += d;
    b = rotate_right(rotate_bytes(b ^ c, 16), 4);
    a += b;
    d = rotate_bytes(d ^ a, 8);
    c += d;
    b = rotate_right(rotate_bytes(b ^ c, 8), 1);
    *pa = a;
    *pb = b;
    *pc = c;
    *pd = d;
}

static inline uint32_t *at(uint32_t *row, uint8_t offset) {
    return (uint32_t *)((uint8_t *)row + offset);
}

/* Alternates rounds of four columns and of four diagonals. A diagonal moves on by 4 bytes from row
   to row, modulo 16. This is a function of its own, so that its spilled registers lie within reach
   of short displacements. */
static void eight_rounds(uint32_t *state) {
    uint8_t slant = 0;

    for (uint8_t round = 0; round < 8; round++) {
        for (uint8_t a = 0; a < 16; a += 4) {
            uint8_t b = (uint8_t)(a + slant) & 15;
            uint8_t c = (uint8_t)(b + slant) & 15;
            uint8_t d = (uint8_t)(c + slant) & 15;
            quarter_round(at(state, a), at(state + 4, b), at(state + 8, c), at(state + 12, d));
        }
        slant ^= 4;
    }
}

static OUT_OF_LINE void load_constant(uint32_t *words) {
    for (uint8_t i = 0; i < CONSTANT_BYTES; i++) {
        ((char *)words)[i] = constant[i];
    }
}

static OUT_OF_LINE void add(uint32_t *words, const uint32_t *added, uint8_t count) {
    for (; count; count--) {
        *words++ += *added++;
    }
}

/* The constant is loaded again, so the start is stored without it. */
void chacha8_block(uint32_t state[CHACHA8_WORDS]) {
    uint32_t start[CHACHA8_WORDS - CONSTANT_WORDS];

    load_constant(state);
    memcpy(start, &state[CONSTANT_WORDS], sizeof start);
    eight_rounds(state);
    add(&state[CONSTANT_WORDS], start, CHACHA8_WORDS - CONSTANT_WORDS);
    load_constant(start);
    add(state, start, CONSTANT_WORDS);
}
