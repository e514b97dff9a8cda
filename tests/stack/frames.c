/*
 * Saved registers, with and without the helpers of -mcall-prologues, frames, pushed arguments.
 * atmega328p: stack  220 from reset, 0 from no interrupt
 * atmega2560: stack  227 from reset, 0 from no interrupt
 */
#include "stack_program.h"

struct many {
    uint8_t bytes[30];
};

static volatile uint32_t word;

LEAF(leaf, 20)

FUNCTION uint32_t saves_twelve(uint32_t a, uint32_t b) {
    leaf();
    uint32_t c = word;
    leaf();
    return a * b + c + word;
}

FUNCTION uint32_t saves_and_frames(uint32_t a, uint32_t b, uint16_t c) {
    volatile uint8_t bytes[90];
    bytes[c % 90] = byte;
    word += saves_twelve(a, b);
    leaf();
    return bytes[3] + b + c;
}

FUNCTION uint8_t is_given_many(struct many many, uint32_t at) {
    word += saves_and_frames(at, word, byte);
    return many.bytes[at % 30];
}

FUNCTION uint8_t gives_many(void) {
    struct many many;
    for (uint8_t i = 0; i < 30; i++) {
        many.bytes[i] = byte;
    }
    return is_given_many(many, word);
}

int main(void) {
    byte = gives_many();
    for (;;) {
    }
}
