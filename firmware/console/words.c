#include "console/command.h"

#include "text/text.h"

enum { DIGITS = 9 };

void console_end_word(void) {
    if (console_peek() > ' ')
        console_say(CONSOLE_USAGE);
    while (console_accept(' '))
        continue;
}

static bool is_letter(char character) {
    return (uint8_t)(character - 'a') <= 'z' - 'a';
}

uint8_t console_choose(uint8_t argument) {
    uint8_t from = console_at;
    uint8_t choice = 0;
    char character;

    text_open(console_nth(console_words, argument));
    do {
        do
            character = text_next();
        while (character && !is_letter(character));
        while (is_letter(character) && console_accept(character))
            character = text_next();
        if (!is_letter(character) &&
            (console_peek() <= ' ' || (character == ':' && console_peek() == ':')))
            break;
        console_at = from;
        while (character && character != '|')
            character = text_next();
        choice++;
    } while (character);
    return choice;
}

void console_say_choice(uint8_t argument, uint8_t choice) {
    char character;

    text_open(console_nth(console_words, argument));
    for (; choice; choice--) {
        while (text_next() != '|')
            continue;
    }
    do
        character = text_next();
    while (!is_letter(character));
    do
        text_character(character);
    while (is_letter(character = text_next()));
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

/* Bit 2 is always set: at most 2e-9 more, and never within the margin by which a level may be
   missed (core/chain/finish_distribution.h), where 0 would have reached it. */
probability_t console_chance(void) {
    uint32_t billionths = 0;

    if (!console_peek())
        console_say(CONSOLE_USAGE);
    console_accept('0');
    if (console_accept('.'))
        billionths = read_digits(true);
    if (billionths == 0)
        console_say(CONSOLE_NOT_A_CHANCE);
    probability_t chance = fixed_ratio(billionths, 1000000000, PROBABILITY_BITS);
    return chance < 8 ? 8 : chance;
}
