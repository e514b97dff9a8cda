#include "console/arguments.h"

#include "console/reply.h"
#include "console/words.h"

/* Offers a word to the search if it can stand where the word in question stands. */
static void offer(const struct console_call *call, const FLASH char *word) {
    if (call->search != NULL && call->search->typed == call->at) {
        word_search_offer(call->search, word);
    }
}

uint8_t parse_choice(struct console_call *call, const FLASH char *words) {
    for (uint8_t place = 0;; place++) {
        uint8_t length = word_length(words);
        offer(call, words);
        if (word_begins(call->at, words) && word_is_end(call->at[length])) {
            call->at += length;
            return place;
        }
        words += length;
        if (*words++ == '\0') {
            return place + 1;
        }
    }
}

OUT_OF_LINE bool parse_has_more(const struct console_call *call) {
    return *call->at != '\0' || call->search != NULL;
}

bool parse_accept(struct console_call *call, char character) {
    if (word_fold(*call->at) != character) {
        return false;
    }
    call->at++;
    return true;
}

bool parse_accept_text(struct console_call *call, const FLASH char *text) {
    offer(call, text);
    if (!word_begins(call->at, text)) {
        return false;
    }
    call->at += word_length(text);
    return true;
}

bool parse_end(struct console_call *call) {
    if (!word_is_end(*call->at) && call->at != call->word) {
        return console_refuse_argument(call);
    }
    if (call->search != NULL && call->at > call->search->typed) {
        return false;
    }
    while (*call->at == ' ') {
        call->at++;
    }
    call->word = call->at;
    return true;
}

static bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

bool parse_is_number(const struct console_call *call) {
    return is_digit(*call->at);
}

bool parse_digits(struct console_call *call, uint32_t *number) {
    *number = 0;
    if (!parse_is_number(call)) {
        return console_refuse_argument(call);
    }
    for (uint8_t left = PARSE_DIGITS; left && is_digit(*call->at); left--) {
        *number = *number * 10 + (uint8_t)(*call->at++ - '0');
    }
    return true;
}

bool parse_number(struct console_call *call, const FLASH char *what, uint16_t least, uint16_t most,
                  uint16_t *number) {
    uint32_t digits;

    if (!parse_is_number(call)) {
        return console_refuse_range(call, what, least, most);
    }
    parse_digits(call, &digits);
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
    const FLASH char *name = LOCAL_TEXT("A>B");

    return parse_byte(call, what, 0, most, from) &&
           (parse_accept(call, '>') || console_refuse_not(call, name)) &&
           parse_byte(call, what, 0, most, to) &&
           (word_is_end(*call->at) || console_refuse_not(call, name)) && parse_end(call);
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
        return call->at != from || console_refuse_argument(call);
    default:
        return argument->read(call, value);
    }
}

bool arguments_read(struct console_call *call) {
    const FLASH struct command *command = call->command;

    for (uint8_t i = 0; i < command->argument_count; i++) {
        call->argument = &command->arguments[i];
        if (!parse_has_more(call)) {
            return call->argument->name[0] == '[' || console_refuse_argument(call);
        }
        if (!read_argument(call, call->argument) || !parse_end(call)) {
            return false;
        }
    }
    return !parse_has_more(call) || console_refuse_more(call);
}
