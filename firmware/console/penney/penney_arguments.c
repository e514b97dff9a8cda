#include "console/penney/penney_arguments.h"

#include "console/refusal.h"
#include "console/reply.h"
#include "games/penney/patterns.h"

static const FLASH struct coin fair_coin = {.heads = PATTERNS_PARTS_MOST / 2,
                                            .parts = PATTERNS_PARTS_MOST};

enum { WORDS_BEGIN = 1 << PATTERNS_LETTERS_LEAST, WORDS_END = 2 << PATTERNS_LETTERS_MOST };

bool parse_word(struct console_call *call, uint8_t *word) {
    *word = PATTERNS_NO_TOSSES;
    for (;;) {
        bool tails = parse_accept(call, 'T');
        if (!tails && !parse_accept(call, 'H')) {
            break;
        }
        if (*word < WORDS_END) {
            *word = (uint8_t)(*word << 1 | tails);
        }
    }
    if (*word < WORDS_BEGIN || *word >= WORDS_END || (parse_has_more(call) && *call->at != ' ')) {
        return console_refuse(call, LOCAL_TEXT("a word is 2 to 5 letters H or T"));
    }
    return parse_end_argument(call);
}

/* They are as long if their greatest bit is the same. */
static bool have_same_length(uint8_t one, uint8_t other) {
    return (one ^ other) < (one & other);
}

bool parse_word_like(struct console_call *call, uint8_t other, uint8_t *word) {
    if (!parse_word(call, word)) {
        return false;
    }
    return have_same_length(*word, other)
               ? true
               : console_refuse(call, LOCAL_TEXT("words must have the same length"));
}

bool parse_different_word(struct console_call *call, const uint8_t others[], uint8_t count,
                          uint8_t *word) {
    if (!parse_word_like(call, others[0], word)) {
        return false;
    }
    for (uint8_t i = 0; i < count; i++) {
        if (*word == others[i]) {
            return console_refuse(call, LOCAL_TEXT("equal words"));
        }
    }
    return true;
}

bool parse_has_word(const struct console_call *call) {
    return *call->at > '9';
}

static bool refuse_coin(struct console_call *call) {
    return console_refuse(call, LOCAL_TEXT("P/Q must be between 0 and 1, Q at most 64"));
}

static bool parse_coin(struct console_call *call, uint32_t *heads, uint32_t *parts) {
    if (!parse_digits(call, heads)) {
        return false;
    }
    if (*heads < 1 || *heads >= PATTERNS_PARTS_MOST) {
        return refuse_coin(call);
    }
    if (!parse_accept(call, '/')) {
        return console_refuse_usage(call);
    }
    if (!parse_digits(call, parts)) {
        return false;
    }
    if (*parts <= *heads || *parts > PATTERNS_PARTS_MOST) {
        return refuse_coin(call);
    }
    return parse_end_argument(call) && parse_end(call);
}

bool parse_last_coin(struct console_call *call, struct coin *coin) {
    uint32_t heads = 0;
    uint32_t parts = 0;

    *coin = fair_coin;
    if (!parse_has_more(call)) {
        return true;
    }
    if (!parse_coin(call, &heads, &parts)) {
        return false;
    }
    if (heads * 2 == parts) {
        return true;
    }
    while (parts * 2 <= PATTERNS_PARTS_MOST) {
        heads *= 2;
        parts *= 2;
    }
    *coin = (struct coin){.heads = (uint8_t)heads, .parts = (uint8_t)parts};
    return true;
}

/* HTT: the bits behind the first that is set. */
void reply_word(uint8_t word) {
    uint8_t toss = 0x80;

    while (toss > word) {
        toss >>= 1;
    }
    while ((toss >>= 1) != 0) {
        reply_character(word & toss ? 'T' : 'H');
    }
}
