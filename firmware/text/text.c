#include "text/text.h"

#include <stdbool.h>

static text_sink sink;

void text_to(text_sink to) {
    sink = to;
}

void text_character(char character) {
    sink(character);
}

void text_flash(const FLASH char *string) {
    char character;

    while ((character = *string++))
        text_character(character);
}

static const FLASH uint32_t powers_of_ten[] = {1,      10,      100,      1000,      10000,
                                               100000, 1000000, 10000000, 100000000, 1000000000};

enum { POWERS = sizeof powers_of_ten / sizeof powers_of_ten[0] };

/* A number in at least width places, filled up on the left with one character. Digits come from
   the front by subtraction, so that no room for them is needed. */
static void put_number(uint32_t number, uint8_t width, char filler) {
    for (uint8_t place = POWERS; place--;) {
        uint32_t power = powers_of_ten[place];
        char digit = '0';
        for (; number >= power; number -= power)
            digit++;
        if (digit != '0' || place == 0)
            filler = '0';
        else
            digit = filler;
        if (filler == '0' || place < width)
            text_character(digit);
    }
}

void text_unsigned(uint32_t number) {
    put_number(number, 0, ' ');
}

void text_padded(uint32_t number, uint8_t width) {
    put_number(number, width, ' ');
}
