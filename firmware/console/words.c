#include "console/command.h"

enum { DIGITS = 9 };

void console_end_word(void) {
    if (console_peek() > ' ')
        console_say(CONSOLE_USAGE);
    while (console_accept(' '))
        continue;
}

uint8_t console_word_among(const FLASH char *strings) {
    uint8_t from = console_at;
    uint8_t index = 0;

    for (; *strings; index++) {
        while (*strings > ' ' && console_accept(*strings))
            strings++;
        if (*strings <= ' ' && console_peek() <= ' ') {
            console_end_word();
            break;
        }
        console_at = from;
        strings = console_nth(strings, 1);
    }
    return index;
}

/* One to nine digits, as if zeros followed them up to nine or not. */
static uint32_t read_digits(bool zeros_follow) {
    uint32_t number = 0;
    uint8_t from = console_at;

    for (uint8_t left = DIGITS; left; left--) {
        uint8_t digit = (uint8_t)(console_peek() - '0');
        if (digit <= 9)
            console_at++;
        else if (zeros_follow)
            digit = 0;
        else
            break;
        number = number * 10 + digit;
    }
    if (console_at == from)
        console_say(CONSOLE_USAGE);
    return number;
}

uint16_t console_number_within(uint8_t fault, uint8_t least, uint16_t most) {
    uint32_t number = read_digits(false);

    if (number > most || number < least)
        console_say_numbers(fault, least, most);
    return (uint16_t)number;
}

uint8_t console_square_within(uint8_t goal) {
    return (uint8_t)console_number_within(CONSOLE_OFF_BOARD, 0, goal);
}

/* Not within the margin by which a level may be missed (core/race.h), where 0 would have reached
   it. */
probability_t console_chance(void) {
    uint32_t billionths = 0;

    console_accept('0');
    if (console_accept('.'))
        billionths = read_digits(true);
    if (billionths == 0)
        console_say(CONSOLE_NOT_A_CHANCE);
    probability_t chance = fixed_ratio(billionths, 1000000000, PROBABILITY_BITS);
    return chance < 8 ? 8 : chance;
}
