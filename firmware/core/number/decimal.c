#include "core/number/decimal.h"

#include "core/number/flash.h"
#include <stdbool.h>

static const FLASH uint32_t powers_of_ten[] = {1,      10,      100,      1000,      10000,
                                               100000, 1000000, 10000000, 100000000, 1000000000};

enum { PLACES = sizeof powers_of_ten / sizeof powers_of_ten[0] };

/* What is too long for the room, which no caller within the limits of the header asks for, loses
   its end. */
static void put(struct decimal *decimal, char character) {
    if (decimal->length < DECIMAL_ROOM) {
        decimal->character[decimal->length++] = character;
    }
}

/* By subtraction: there is no 32-bit division on the AVR that would be as fast. */
static char take_digit(uint32_t *number, uint8_t place) {
    char digit = '0';

    for (; *number >= powers_of_ten[place]; *number -= powers_of_ten[place]) {
        digit++;
    }
    return digit;
}

/* A number below 10^places, its last `point` digits behind a point. Leading zeros before the digit
   in front of the point are left out, or are spaces among the last `width` places. */
static void put_number(struct decimal *decimal, uint32_t number, uint8_t places, uint8_t point,
                       uint8_t width) {
    bool leading = true;

    while (places--) {
        char digit = take_digit(&number, places);
        if (places + 1 == point) {
            put(decimal, '.');
        }
        if (digit != '0' || places <= point) {
            leading = false;
        }
        if (!leading) {
            put(decimal, digit);
        } else if (places < width) {
            put(decimal, ' ');
        }
    }
}

void decimal_unsigned(struct decimal *decimal, uint32_t number, uint8_t width) {
    decimal->length = 0;
    put_number(decimal, number, PLACES, 0, width);
}

void decimal_scaled(struct decimal *decimal, uint32_t number, uint8_t digits) {
    decimal->length = 0;
    put_number(decimal, number, PLACES, digits, 0);
}

void decimal_real(struct decimal *decimal, struct real number, uint8_t digits) {
    uint32_t power = powers_of_ten[digits];
    uint32_t whole = number.mantissa >> number.fraction_bits;
    uint32_t decimals = 0;

    if (number.fraction_bits) {
        decimals = fixed_multiply(number.mantissa << (32 - number.fraction_bits), power, 32);
    }
    if (decimals == power) {
        decimals = 0;
        whole++;
    }
    decimal_unsigned(decimal, whole, 0);
    put_number(decimal, decimals, digits, digits, 0);
}

void decimal_percent(struct decimal *decimal, probability_t probability, uint8_t digits) {
    uint32_t all = powers_of_ten[digits + 2];
    uint32_t shown = fixed_multiply(probability, all, PROBABILITY_BITS);

    if (shown == 0 && probability != 0) {
        shown = 1;
    }
    if (shown == all && probability != PROBABILITY_ONE) {
        shown--;
    }
    decimal->length = 0;
    put_number(decimal, shown, PLACES, digits, digits + 3);
    put(decimal, '%');
}
