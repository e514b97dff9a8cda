#include "console/command.h"

static bool word_ends(const struct console_call *call) {
    return *call->words == 0 || *call->words == ' ';
}

static void skip_spaces(struct console_call *call) {
    while (*call->words == ' ')
        call->words++;
}

void console_end_word(struct console_call *call) {
    if (!call->fault && !word_ends(call))
        call->fault = CONSOLE_USAGE;
    skip_spaces(call);
}

bool console_word_is(struct console_call *call, const FLASH char *word) {
    const char *from = call->words;
    char next;

    while ((next = *word++) && next != ' ' && next == *call->words)
        call->words++;
    if ((next == 0 || next == ' ') && word_ends(call)) {
        skip_spaces(call);
        return true;
    }
    call->words = from;
    return false;
}

uint8_t console_word_among(struct console_call *call, const FLASH char *strings) {
    uint8_t index = 0;

    while (*strings && !console_word_is(call, strings)) {
        strings = console_nth(strings, 1);
        index++;
    }
    return index;
}

uint16_t console_number(struct console_call *call) {
    uint16_t number = 0;
    uint8_t fault = CONSOLE_USAGE;

    for (;; call->words++) {
        uint8_t digit = (uint8_t)(*call->words - '0');
        if (digit > 9)
            break;
        fault = call->fault;
        number = number < 1000 ? (uint16_t)(number * 10 + digit) : CONSOLE_LARGE;
    }
    call->fault = fault;
    return number;
}

uint16_t console_number_within(struct console_call *call, char letter, uint8_t least,
                               uint16_t most) {
    uint16_t number = console_number(call);

    if (number < least || number > most) {
        if (!call->fault)
            call->fault = CONSOLE_OUT_OF_RANGE;
        call->detail[0] = (uint8_t)letter;
        call->detail[1] = least;
        call->detail[2] = most;
    }
    return number;
}

uint8_t console_square(struct console_call *call) {
    uint16_t square = console_number(call);
    int8_t jump;

    call->detail[0] = square;
    if (square > console_current.goal) {
        call->fault = CONSOLE_BOARD + BOARD_JUMP_OFF_BOARD;
        return 0;
    }
    jump = board_jump_from(&console_current, (uint8_t)square);
    if (jump >= 0) {
        call->detail[1] = console_current.jumps[jump].to;
        call->fault = call->detail[1] > square ? CONSOLE_FOOT : CONSOLE_HEAD;
    }
    return (uint8_t)square;
}

/* Digit by digit from the last, with 28 bits behind the point. A word has something before it, so
   that going back ends. */
probability_t console_chance(struct console_call *call) {
    const char *at = call->words;
    uint32_t level = 0;
    uint8_t any = 0;
    uint8_t digit;

    if (*at == '0')
        at++;
    if (*at == '.') {
        do
            at++;
        while ((uint8_t)(*at - '0') <= 9);
    }
    call->words = at;
    while ((digit = (uint8_t)(*--at - '0')) <= 9) {
        any |= digit;
        level = (level + ((uint32_t)digit << 28) + 5) / 10;
    }
    if (!any)
        call->fault = CONSOLE_NOT_A_CHANCE;
    return (level ? level : 1) << 3;
}
