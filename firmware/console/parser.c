#include "console/parser.h"

#include "console/command_tables.h"
#include "console/refusal.h"
#include "core/number/flash.h"
#include <stddef.h>

enum { DIGITS = 9 };

OUT_OF_LINE bool parse_has_more(const struct console_call *call) {
    return *call->at != '\0';
}

static bool is_at_end_of_argument(const struct console_call *call) {
    return *call->at == ' ' || *call->at == '\0';
}

static void skip_spaces(struct console_call *call) {
    while (*call->at == ' ') {
        call->at++;
    }
}

bool parse_accept(struct console_call *call, char character) {
    if (*call->at != character) {
        return false;
    }
    call->at++;
    return true;
}

bool parse_accept_text(struct console_call *call, const FLASH char *text) {
    const char *at = call->at;

    for (; *text; text++) {
        if (*at++ != *text) {
            return false;
        }
    }
    call->at = at;
    return true;
}

bool parse_accept_word(struct console_call *call, const FLASH char *word) {
    const char *from = call->at;

    if (parse_accept_text(call, word) && is_at_end_of_argument(call)) {
        skip_spaces(call);
        return true;
    }
    call->at = from;
    return false;
}

uint8_t parse_accept_choice(struct console_call *call, const FLASH char *const FLASH *words,
                            uint8_t count) {
    uint8_t choice = 0;

    while (choice < count && !parse_accept_word(call, words[choice])) {
        choice++;
    }
    return choice;
}

const FLASH struct command *parse_command(struct console_call *call) {
    const FLASH struct command *command = command_tables_find(call->at);

    if (command != NULL) {
        parse_accept_word(call, command->name);
    }
    return command;
}

bool parse_end_argument(struct console_call *call) {
    if (!is_at_end_of_argument(call)) {
        return console_refuse_usage(call);
    }
    skip_spaces(call);
    return true;
}

bool parse_end(struct console_call *call) {
    return parse_has_more(call) ? console_refuse_usage(call) : true;
}

bool parse_choice(struct console_call *call, const FLASH char *const FLASH *words, uint8_t count,
                  uint8_t *choice) {
    *choice = parse_accept_choice(call, words, count);
    return *choice < count ? true : console_refuse_usage(call);
}

static bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

bool parse_digits(struct console_call *call, uint32_t *number) {
    *number = 0;
    if (!is_digit(*call->at)) {
        return console_refuse_usage(call);
    }
    for (uint8_t left = DIGITS; left && is_digit(*call->at); left--) {
        *number = *number * 10 + (uint8_t)(*call->at++ - '0');
    }
    return true;
}

bool parse_part(struct console_call *call, const FLASH char *what, uint16_t least, uint16_t most,
                uint16_t *number) {
    uint32_t digits;

    if (!parse_digits(call, &digits)) {
        return false;
    }
    *number = (uint16_t)digits;
    return digits >= least && digits <= most ? true : console_refuse_range(call, what, least, most);
}

bool parse_number(struct console_call *call, const FLASH char *what, uint16_t least, uint16_t most,
                  uint16_t *number) {
    return parse_part(call, what, least, most, number) && parse_end_argument(call);
}

bool parse_byte(struct console_call *call, const FLASH char *what, uint8_t least, uint8_t most,
                uint8_t *number) {
    uint16_t wide = 0;
    bool is_right = parse_number(call, what, least, most, &wide);

    *number = (uint8_t)wide;
    return is_right;
}

bool parse_arc(struct console_call *call, const FLASH char *what, uint8_t most,
               struct board_jump *arc) {
    uint16_t from = 0;

    if (!parse_part(call, what, 0, most, &from)) {
        return false;
    }
    arc->from = (uint8_t)from;
    if (!parse_accept(call, '>')) {
        return console_refuse_usage(call);
    }
    return parse_byte(call, what, 0, most, &arc->to);
}

/* The digits behind a point, as billionths. */
static bool parse_billionths(struct console_call *call, uint32_t *billionths) {
    const char *from = call->at;

    if (!parse_digits(call, billionths)) {
        return false;
    }
    for (uint8_t digits = (uint8_t)(call->at - from); digits < DIGITS; digits++) {
        *billionths *= 10;
    }
    return true;
}

bool parse_chance(struct console_call *call, uint32_t *billionths) {
    *billionths = 0;
    if (!parse_has_more(call)) {
        return console_refuse_usage(call);
    }
    parse_accept(call, '0');
    if (parse_accept(call, '.') && !parse_billionths(call, billionths)) {
        return false;
    }
    if (*billionths == 0) {
        return console_refuse(call, LOCAL_TEXT("P must be between 0 and 1"));
    }
    return parse_end_argument(call);
}
