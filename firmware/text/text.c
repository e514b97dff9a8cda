#include "text/text.h"

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

static const FLASH uint32_t powers_of_ten[] = {1,      10,      100,      1000,      10000,
                                               100000, 1000000, 10000000, 100000000, 1000000000};

enum { PLACES = sizeof powers_of_ten / sizeof powers_of_ten[0] };

/* A number below 10^places, its last `point` digits behind a point. What would be leading zeros
   before the digit in front of the point is left out, or a space among the last `width` places.
   Digits come from the front, by subtraction: no room is needed for them, and no 32-bit division.
 */
static void put_number(uint32_t number, uint8_t places, uint8_t point, uint8_t width) {
    char leading = ' ';

    while (places--) {
        uint32_t power = powers_of_ten[places];
        char digit = '0';
        if (places + 1 == point)
            text_character('.');
        for (; number >= power; number -= power)
            digit++;
        if (digit != '0' || places <= point)
            leading = '0';
        else
            digit = leading;
        if (leading == '0' || places < width)
            text_character(digit);
    }
}

void text_unsigned(uint32_t number) {
    text_padded(number, 0);
}

void text_byte(uint8_t number) {
    text_unsigned(number);
}

void text_padded(uint32_t number, uint8_t width) {
    put_number(number, PLACES, 0, width);
}

void text_decimal(uint32_t number, uint8_t digits) {
    put_number(number, PLACES, digits, 0);
}

/* The only rounding is that of the last digit. */
void text_real(struct real number, uint8_t digits) {
    uint32_t power = powers_of_ten[digits];
    uint32_t whole = number.mantissa >> number.fraction_bits;
    uint32_t decimals = 0;

    if (number.fraction_bits)
        decimals = fixed_multiply(number.mantissa << (32 - number.fraction_bits), power, 32);
    if (decimals == power) {
        decimals = 0;
        whole++;
    }
    text_unsigned(whole);
    put_number(decimals, digits, digits, 0);
}

void text_probability(probability_t probability, uint8_t digits) {
    text_real((struct real){.mantissa = probability, .fraction_bits = PROBABILITY_BITS}, digits);
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
    uint32_t all = powers_of_ten[digits + 2];
    uint32_t shown = fixed_multiply(probability, all, PROBABILITY_BITS);

    if (shown == 0 && probability != 0)
        shown = 1;
    if (shown == all && probability != PROBABILITY_ONE)
        shown--;
    put_number(shown, PLACES, digits, digits + 3);
    text_character('%');
}
