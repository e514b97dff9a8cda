#include "core/random/generator.h"

#include "core/random/chacha8.h"

#include <string.h>

enum { PART = 16, OUTPUT = 32, KEY_BYTES = 32 };

void generator_start(struct generator *g, const uint8_t *seed, uint8_t length) {
    uint32_t *key = &g->state[CHACHA8_KEY_WORD];

    memset(key, 0, GENERATOR_SEED);
    memcpy(key, seed, length);
    g->position = OUTPUT;
}

void generator_mix(struct generator *g, const void *data, uint8_t length) {
    const uint8_t *from = data;
    uint8_t *field = (uint8_t *)&g->state[CHACHA8_INPUT_WORD];

    do {
        for (uint8_t i = 0; i < PART; i++) {
            field[i] = 0;
            if (length > 0) {
                field[i] = *from++;
                length--;
            }
        }
        chacha8_block(g->state);
    } while (length > 0);
    g->position = 0;
}

uint8_t generator_byte(struct generator *g) {
    uint8_t *bytes = (uint8_t *)g->state;

    if (g->position == OUTPUT) {
        generator_mix(g, bytes, 0);
    }
    if (g->position >= PART) {
        bytes += KEY_BYTES;
    }
    bytes += g->position++;
    uint8_t byte = *bytes;
    *bytes = 0;
    return byte;
}

uint8_t generator_below(struct generator *g, uint8_t n) {
    uint8_t refused = (uint8_t)(-n) % n; /* 256 mod n */
    uint8_t byte;

    do {
        byte = generator_byte(g);
    } while (byte > 255 - refused);
    return byte % n;
}

uint8_t generator_die(struct generator *g) {
    return generator_below(g, 6) + 1;
}
