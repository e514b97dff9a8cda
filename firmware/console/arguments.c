#include "console/arguments.h"

#include "console/reply.h"

uint8_t parse_choice(struct console_call *call, const FLASH char *words) {
    for (uint8_t place = 0;; place++) {
        const char *at = call->at;
        while (*words && *words == *at) {
            words++;
            at++;
        }
        if ((*words == '|' || *words == '\0') && (*at == ' ' || *at == '\0')) {
            call->at = at;
            return place;
        }
        while (*words && *words != '|') {
            words++;
        }
        if (*words++ == '\0') {
            return place + 1;
        }
    }
}

static bool is_end(char character) {
    return character == ' ' || character == '\0';
}

OUT_OF_LINE bool parse_has_more(const struct console_call *call) {
    return *call->at != '\0';
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

bool parse_end(struct console_call *call) {
    if (!is_end(*call->at) && call->at[-1] != ' ') {
        return console_refuse_usage(call);
    }
    while (*call->at == ' ') {
        call->at++;
    }
    return true;
}

static bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

bool parse_digits(struct console_call *call, uint32_t *number) {
    *number = 0;
    if (!is_digit(*call->at)) {
        return console_refuse_usage(call);
    }
    for (uint8_t left = PARSE_DIGITS; left && is_digit(*call->at); left--) {
        *number = *number * 10 + (uint8_t)(*call->at++ - '0');
    }
    return true;
}

bool parse_number(struct console_call *call, const FLASH char *what, uint16_t least, uint16_t most,
                  uint16_t *number) {
    uint32_t digits;

    if (!parse_digits(call, &digits)) {
        return false;
    }
    *number = (uint16_t)digits;
    return (digits >= least && digits <= most) || console_refuse_range(call, what, least, most);
}

bool parse_byte(struct console_call *call, const FLASH char *what, uint8_t least, uint8_t most,
                uint8_t *number) {
    uint16_t wide = 0;
    bool is_right = parse_number(call, what, least, most, &wide);

    *number = (uint8_t)wide;
    return is_right;
}

bool parse_arc(struct console_call *call, const FLASH char *what, uint8_t most, uint8_t *from,
               uint8_t *to) {
    return parse_byte(call, what, 0, most, from) &&
           (parse_accept(call, '>') || console_refuse_usage(call)) &&
           parse_byte(call, what, 0, most, to) && parse_end(call);
}

static bool read_argument(struct console_call *call, const FLASH struct argument *argument) {
    void *value = (uint8_t *)call->state + argument->at;
    const char *from = call->at;

    switch (argument->type) {
    case ARGUMENT_BYTE:
        return parse_byte(call, argument->name, (uint8_t)argument->least, (uint8_t)argument->most,
                          value);
    case ARGUMENT_NUMBER:
        return parse_number(call, argument->name, argument->least, argument->most, value);
    case ARGUMENT_CHOICE:
        *(uint8_t *)value = parse_choice(call, argument->name);
        return call->at != from || console_refuse_usage(call);
    default:
        return argument->read(call, value);
    }
}

bool arguments_read(struct console_call *call) {
    const FLASH struct argument *argument = call->command->arguments;

    for (uint8_t left = call->command->argument_count; left; left--, argument++) {
        if (argument->name[0] == '[' && !parse_has_more(call)) {
            break;
        }
        if (!read_argument(call, argument) || !parse_end(call)) {
            return false;
        }
    }
    return !parse_has_more(call) || console_refuse_usage(call);
}
