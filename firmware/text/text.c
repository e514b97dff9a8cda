#include "text/text.h"

#include "core/number/decimal.h"

static text_sink sink;
static const FLASH char *reading;

void text_to(text_sink to) {
    sink = to;
}

void text_character(char character) {
    sink(character);
}

const FLASH char *text_string(const FLASH char *strings, uint8_t number) {
    while (number) {
        if (*strings++ == '\0')
            number--;
    }
    return strings;
}

void text_open(const FLASH char *text) {
    reading = text;
}

char text_next(void) {
    return *reading++;
}

void text_rest(void) {
    char character;

    while ((character = text_next()))
        text_character(character);
}

void text_skip(uint8_t marks, char mark) {
    while (marks) {
        if (text_next() == mark)
            marks--;
    }
}

void text_flash(const FLASH char *text) {
    text_open(text);
    text_rest();
}

static void put_decimal(struct decimal decimal) {
    for (uint8_t i = 0; i < decimal.length; i++) {
        text_character(decimal.character[i]);
    }
}

void text_unsigned(uint32_t number) {
    text_padded(number, 0);
}

void text_byte(uint8_t number) {
    text_unsigned(number);
}

void text_padded(uint32_t number, uint8_t width) {
    put_decimal(decimal_unsigned(number, width));
}

void text_decimal(uint32_t number, uint8_t digits) {
    put_decimal(decimal_scaled(number, digits));
}

void text_real(struct real number, uint8_t digits) {
    put_decimal(decimal_real(number, digits));
}

void text_probability(probability_t probability, uint8_t digits) {
    put_decimal(decimal_probability(probability, digits));
}

void text_fraction(uint16_t numerator, uint16_t denominator) {
    uint16_t divisor = denominator;
    uint16_t rest = numerator;

    while (rest) {
        uint16_t next = divisor % rest;
        divisor = rest;
        rest = next;
    }
    text_unsigned(numerator / divisor);
    text_character('/');
    text_unsigned(denominator / divisor);
}

void text_tosses(uint8_t row) {
    uint8_t toss = 0x80;

    while (toss > row)
        toss >>= 1;
    while (toss >>= 1)
        text_character(row & toss ? 'T' : 'H');
}

void text_percent(probability_t probability, uint8_t digits) {
    put_decimal(decimal_percent(probability, digits));
}
