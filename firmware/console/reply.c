#include "console/reply.h"

#include "core/number/decimal.h"
#include "core/number/flash.h"
#include "core/number/fraction.h"
#include "hal/serial.h"

void reply_character(char character) {
    serial_write((uint8_t)character);
}

void reply_text(const FLASH char *text) {
    for (; *text; text++) {
        reply_character(*text);
    }
}

static void send_decimal(const struct decimal *decimal) {
    for (uint8_t i = 0; i < decimal->length; i++) {
        reply_character(decimal->character[i]);
    }
}

void reply_unsigned(uint32_t number) {
    struct decimal decimal;

    decimal_scaled(&decimal, number, 0, 0);
    send_decimal(&decimal);
}

OUT_OF_LINE void reply_real(struct real number, uint8_t digits) {
    struct decimal decimal;

    decimal_real(&decimal, number, digits);
    send_decimal(&decimal);
}

void reply_probability(probability_t probability) {
    reply_real((struct real){probability, PROBABILITY_BITS}, REPLY_DIGITS);
}

void reply_bounded_digits(const struct bounded *number, uint8_t digits) {
    struct decimal decimal;

    decimal_bounded(&decimal, number, digits);
    send_decimal(&decimal);
}

void reply_bounded(const struct bounded *number) {
    reply_bounded_digits(number, REPLY_DIGITS);
}

void reply_fraction(uint32_t numerator, uint32_t denominator) {
    uint32_t divisor = fraction_common_divisor(numerator, denominator);

    reply_unsigned(numerator / divisor);
    reply_character('/');
    reply_unsigned(denominator / divisor);
}

void reply_end_line(void) {
    reply_character('\n');
}
