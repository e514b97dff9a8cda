#include "console/command.h"

void console_skip_spaces(const char **at) {
    while (**at == ' ')
        ++*at;
}

void console_skip_word(const char **at) {
    while (**at && **at != ' ')
        ++*at;
    console_skip_spaces(at);
}

bool console_word_ends(const char **at) {
    bool ends = **at == 0 || **at == ' ';

    console_skip_spaces(at);
    return ends;
}

bool console_word_is(const char **at, const FLASH char *word) {
    const char *from = *at;

    while (*word && *word == *from) {
        word++;
        from++;
    }
    if (*word || !console_word_ends(&from))
        return false;
    *at = from;
    return true;
}

bool console_number(const char **at, uint16_t *number) {
    uint16_t value = 0;
    bool any = false;

    for (;; ++*at) {
        uint8_t digit = (uint8_t)(**at - '0');
        if (digit > 9)
            break;
        any = true;
        value = value < 6553 ? (uint16_t)(value * 10 + digit) : UINT16_MAX;
    }
    *number = value;
    return any;
}

/* A decimal between 0 and 1, of at most nine places. */
static bool read_chance(const char **at, probability_t *chance) {
    uint32_t numerator = 0;
    uint32_t denominator = 1;
    uint8_t digit;

    if (**at == '0')
        ++*at;
    if (**at != '.')
        return false;
    while ((digit = (uint8_t)(*++*at - '0')) <= 9) {
        if (denominator == 1000000000)
            return false;
        numerator = numerator * 10 + digit;
        denominator *= 10;
    }
    *chance = fixed_ratio(numerator, denominator, PROBABILITY_BITS);
    return numerator != 0;
}

uint8_t console_in_range(struct console_call *call, char letter, uint16_t number, uint16_t least,
                         uint16_t most) {
    call->error[0] = (uint8_t)letter;
    call->error[1] = least;
    call->error[2] = most;
    return number < least || number > most ? CONSOLE_OUT_OF_RANGE : CONSOLE_AGAIN;
}

static uint8_t read_square(struct console_call *call, uint16_t square) {
    const struct board *board = call->board;
    int8_t jump;

    call->error[0] = square;
    if (square > board->goal)
        return CONSOLE_BOARD + BOARD_JUMP_OFF_BOARD;
    call->square = (uint8_t)square;
    jump = board_jump_from(board, call->square);
    if (jump < 0)
        return CONSOLE_AGAIN;
    call->error[1] = board->jumps[jump].to;
    return call->error[1] > square ? CONSOLE_FOOT : CONSOLE_HEAD;
}

static uint8_t read_argument(struct console_call *call, char letter, uint8_t count, uint16_t most) {
    uint16_t number;

    if (letter == 'P') {
        if (!read_chance(&call->words, &call->level))
            return CONSOLE_NOT_A_CHANCE;
        return console_word_ends(&call->words) ? CONSOLE_AGAIN : CONSOLE_USAGE;
    }
    if (!console_number(&call->words, &number) || !console_word_ends(&call->words))
        return CONSOLE_USAGE;
    if (letter == 'S')
        return read_square(call, number);
    call->number[count] = number;
    if (letter == 'K')
        most = call->number[0];
    if (letter == 'F')
        most = BOARD_FACES;
    return console_in_range(call, letter, number, letter == 'N' || letter == 'F', most);
}

uint8_t console_read_arguments(struct console_call *call, uint8_t command) {
    const FLASH char *syntax = console_commands[command].syntax;
    uint8_t count = 0;
    char letter;

    while ((letter = *syntax++)) {
        uint8_t outcome;
        if (letter == '[' && *call->words == 0)
            return CONSOLE_AGAIN;
        if (letter == '[' || letter == ' ')
            continue;
        if (letter < 'F' || letter > 'S')
            return CONSOLE_AGAIN;
        outcome = read_argument(call, letter, count++, console_commands[command].most);
        if (outcome != CONSOLE_AGAIN)
            return outcome;
        if (letter == 'S')
            syntax += 1;
    }
    return *call->words ? CONSOLE_USAGE : CONSOLE_AGAIN;
}
