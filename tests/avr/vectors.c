/* The core's results as hexadecimal lines on the serial line. The same program runs on the
   simulated AVR and on the host, and their lines must be equal to the last bit. */

#include "vectors.h"

#include "hal/serial.h"
#include "vector_boards.h"

#if defined(__AVR__)
#include <avr/interrupt.h>
#include <avr/sleep.h>
#endif

static struct vector_source random_source = {VECTOR_BOARDS_SEED};

uint32_t random_word(void) {
    return vector_word(&random_source);
}

uint8_t random_below(uint8_t limit) {
    return vector_below(&random_source, limit);
}

struct vector_source *random_restart(void) {
    random_source.state = VECTOR_BOARDS_SEED;
    return &random_source;
}

void put_text(const char *text) {
    while (*text) {
        serial_write((uint8_t)*text++);
    }
}

void put_hex(uint32_t value) {
    serial_write(' ');
    for (uint8_t digit = 0; digit < 8; digit++) {
        uint8_t nibble = (uint8_t)(value >> 28);
        serial_write((uint8_t)(nibble < 10 ? '0' + nibble : 'a' + nibble - 10));
        value <<= 4;
    }
}

void put_real(struct real value) {
    put_hex(value.mantissa);
    put_hex(value.fraction_bits);
}

void put_bounded(struct bounded value) {
    put_hex((uint32_t)(value.mantissa >> 32));
    put_hex((uint32_t)value.mantissa);
    put_hex((uint32_t)(value.error >> 32));
    put_hex((uint32_t)value.error);
}

int main(void) {
    serial_start();
#if defined(__AVR__)
    sei();
#endif
    say_fixed();
    say_factors();
    say_wide();
    say_words();
    say_generator();
    say_derived_throws();
    say_compounds();
    say_boards();
    say_turns();
    say_pair_kernels();
    say_puzzles();
    say_chips();
    put_text("done\n");
#if defined(__AVR__)
    for (;;) {
        sleep_mode();
    }
#endif
    return 0;
}
