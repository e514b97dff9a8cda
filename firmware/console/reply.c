#include "console/reply.h"

#include "core/number/decimal.h"
#include "core/number/fraction.h"
#include "hal/serial.h"

void reply_character(char character) {
    serial_write((uint8_t)character);
}

void reply_text(const FLASH char *text) {
    for (; *text; text++) {
        reply_character(*text);
    }
}

void reply_string(const char *text) {
    while (*text) {
        reply_character(*text++);
    }
}

void reply_numbers(const FLASH char *text, uint32_t first, uint32_t others) {
    for (; *text; text++) {
        if (*text == '#') {
            reply_unsigned(first);
            first = others;
        } else {
            reply_character(*text);
        }
    }
}

void reply_choice(const FLASH char *words, uint8_t place) {
    while (place) {
        place -= *words++ == '|';
    }
    for (; *words && *words != '|'; words++) {
        reply_character(*words);
    }
}

static void send_decimal(const struct decimal *decimal) {
    for (uint8_t i = 0; i < decimal->length; i++) {
        reply_character(decimal->character[i]);
    }
}

void reply_unsigned(uint32_t number) {
    struct decimal decimal;

    decimal_scaled(&decimal, number, 0, 0);
    send_decimal(&decimal);
}

void reply_list(const uint8_t numbers[], uint8_t count, char between) {
    for (uint8_t i = 0; i < count; i++) {
        if (i) {
            reply_character(between);
        }
        reply_unsigned(numbers[i]);
    }
}

OUT_OF_LINE void reply_real(struct real number, uint8_t digits) {
    struct decimal decimal;

    decimal_real(&decimal, number, digits);
    send_decimal(&decimal);
}

void reply_probability(probability_t probability) {
    reply_real((struct real){probability, PROBABILITY_BITS}, REPLY_DIGITS);
}

OUT_OF_LINE void reply_bounded(struct bounded number, uint8_t digits) {
    struct decimal decimal;

    decimal_bounded(&decimal, &number, digits);
    send_decimal(&decimal);
}

void reply_fraction(uint32_t numerator, uint32_t denominator) {
    uint32_t divisor = fraction_common_divisor(numerator, denominator);

    reply_numbers(LOCAL_TEXT("#/#"), numerator / divisor, denominator / divisor);
}

void reply_syntax(const FLASH struct command *command) {
    reply_text(command->name);
    for (uint8_t i = 0; i < command->argument_count; i++) {
        reply_character(' ');
        reply_text(command->arguments[i].name);
    }
}

OUT_OF_LINE bool reply_end_line(bool has_more) {
    reply_character('\n');
    return has_more;
}

OUT_OF_LINE bool reply_bounded_line(struct bounded number) {
    reply_bounded(number, REPLY_DIGITS);
    return reply_end_line(false);
}

/* ---- refusals -------------------------------------------------------------------------------- */

void console_refuse_with(struct console_call *call) {
    call->refused = true;
    reply_text(LOCAL_TEXT("error: "));
}

/* False if nothing is to be printed. */
static bool begin_refusal(struct console_call *call) {
    if (call->search != NULL) {
        return false;
    }
    console_refuse_with(call);
    return true;
}

OUT_OF_LINE bool console_refuse_numbers(struct console_call *call, const FLASH char *why,
                                        uint16_t first, uint16_t others) {
    if (begin_refusal(call)) {
        reply_numbers(why, first, others);
    }
    return false;
}

OUT_OF_LINE bool console_refuse(struct console_call *call, const FLASH char *why) {
    return console_refuse_numbers(call, why, 0, 0);
}

bool console_refuse_for_now(struct console_call *call, const FLASH char *why) {
    call->word = NULL;
    return console_refuse(call, why);
}

/* The word that is being read, or its beginning. */
static void say_word(const struct console_call *call) {
    enum { MOST = 12 };
    const char *at = call->word;

    reply_character('"');
    for (uint8_t left = MOST; left && !word_is_end(*at); left--) {
        reply_character(*at++);
    }
    reply_character('"');
}

/* The name of an argument without brackets, and without what follows. */
static void say_name(const FLASH char *name) {
    char end = ' ';

    if (*name == '[') {
        name++;
        end = ']';
    }
    for (; *name && *name != end && *name != ']'; name++) {
        reply_character(*name);
    }
}

static bool is_missing(const struct console_call *call) {
    return word_is_end(*call->word);
}

static void say_missing(void) {
    reply_text(LOCAL_TEXT(" is missing"));
}

bool console_refuse_range(struct console_call *call, const FLASH char *what, uint16_t least,
                          uint16_t most) {
    if (begin_refusal(call)) {
        reply_text(what);
        if (is_missing(call)) {
            say_missing();
        } else {
            reply_numbers(LOCAL_TEXT(" must be # to #"), least, most);
        }
    }
    return false;
}

bool console_refuse_not(struct console_call *call, const FLASH char *name) {
    if (begin_refusal(call)) {
        if (is_missing(call)) {
            say_name(name);
            say_missing();
        } else {
            say_word(call);
            reply_text(LOCAL_TEXT(" is not "));
            say_name(name);
        }
    }
    return false;
}

bool console_refuse_argument(struct console_call *call) {
    return console_refuse_not(call, call->argument->name);
}

bool console_refuse_more(struct console_call *call) {
    if (begin_refusal(call)) {
        say_word(call);
        reply_text(LOCAL_TEXT(" is too much"));
    }
    return false;
}
