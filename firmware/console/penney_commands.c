#include "console/command_tables.h"
#include "console/penney_arguments.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "games/penney/patterns.h"
#include "games/penney/toss_distribution.h"
#include <string.h>

/* Penney's game: penney, walk, reply, wait. */

struct penney_space {
    struct patterns patterns;
    struct patterns_reply reply;
};
WORKSPACE_HOLDS(struct penney_space);
WORKSPACE_HOLDS(struct toss_distribution);

struct words {
    uint8_t word[PATTERNS_MAXIMUM];
    uint8_t count;
    struct coin coin;
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct words);

static void ask(struct patterns *patterns, const uint8_t word[], uint8_t count, struct coin coin) {
    struct patterns_question *question = &patterns->question;

    memset(question, 0, sizeof *question);
    memcpy(question->word, word, count);
    question->tossed = PATTERNS_NO_TOSSES;
    question->heads = coin.heads;
    question->parts = coin.parts;
}

static bool solve(struct console_call *call) {
    const struct words *words = call->state;
    struct penney_space *space = console_borrow(call);

    ask(&space->patterns, words->word, words->count, words->coin);
    patterns_solve(&space->patterns, space->reply.room);
    return true;
}

/* HTT: the bits behind the first that is set. */
static void say_word(uint8_t word) {
    uint8_t toss = 0x80;

    while (toss > word) {
        toss >>= 1;
    }
    while ((toss >>= 1) != 0) {
        reply_character(word & toss ? 'T' : 'H');
    }
    reply_character(' ');
}

static bool is_fair(const struct patterns_question *question) {
    return question->heads * 2 == question->parts;
}

static void say_chance(const struct patterns *patterns, uint8_t index) {
    probability_t first = patterns->first[index].mantissa;

    say_word(patterns->question.word[index]);
    if (is_fair(&patterns->question)) {
        reply_fraction(fixed_multiply(first, patterns->denominator, PROBABILITY_BITS),
                       patterns->denominator);
        reply_character(' ');
    }
    reply_probability(first);
    reply_end_line();
}

/* As many decimals as are right. */
static void say_tosses(struct real tosses) {
    enum { FINE_BITS = 24, BITS_OF_DIGIT = 4 };
    uint8_t digits = REPLY_DIGITS;

    for (uint8_t bits = tosses.fraction_bits; bits < FINE_BITS && digits; bits += BITS_OF_DIGIT) {
        digits--;
    }
    reply_real(tosses, digits);
    reply_end_line();
}

static bool begin_penney(struct console_call *call) {
    struct words *words = call->state;
    uint8_t *word = words->word;

    if (!parse_word(call, &word[0]) || !parse_different_word(call, word, 1, &word[1])) {
        return false;
    }
    words->count = 2;
    if (parse_has_word(call)) {
        if (!parse_different_word(call, word, 2, &word[2])) {
            return false;
        }
        words->count = 3;
    }
    return parse_last_coin(call, &words->coin) && solve(call);
}

static bool say_penney(const struct console_call *call) {
    const struct penney_space *space = call->workspace;
    struct words *words = call->state;

    if (words->said < words->count) {
        say_chance(&space->patterns, words->said++);
        return true;
    }
    reply_text(LOCAL_TEXT("tosses "));
    say_tosses(space->patterns.tosses);
    return false;
}

static bool begin_wait(struct console_call *call) {
    struct words *words = call->state;

    words->count = 1;
    return parse_word(call, &words->word[0]) && parse_last_coin(call, &words->coin) && solve(call);
}

static bool say_wait(const struct console_call *call) {
    const struct penney_space *space = call->workspace;

    say_tosses(space->patterns.tosses);
    return false;
}

/* The first word of the same length. */
static uint8_t all_heads(uint8_t word) {
    while (word & (word - 1)) {
        word &= (uint8_t)(word - 1);
    }
    return word;
}

static bool begin_reply(struct console_call *call) {
    struct penney_space *space;
    struct coin coin;
    uint8_t words[2];

    if (!parse_word(call, &words[1]) || !parse_last_coin(call, &coin)) {
        return false;
    }
    words[0] = all_heads(words[1]);
    space = console_borrow(call);
    ask(&space->patterns, words, 2, coin);
    space->reply.best_first = 0;
    return true;
}

static enum progress compute_reply(struct console_call *call) {
    struct penney_space *space = call->workspace;

    if (!patterns_reply_step(&space->patterns, &space->reply)) {
        return WORKING;
    }
    space->patterns.question.word[0] = space->reply.best;
    patterns_solve(&space->patterns, space->reply.room);
    return DONE;
}

static bool say_reply(const struct console_call *call) {
    const struct penney_space *space = call->workspace;

    say_chance(&space->patterns, 0);
    return false;
}

struct walk {
    uint8_t from;
    uint8_t stop[TOSS_DISTRIBUTION_STOPS];
    uint16_t tosses;
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct walk);

static bool begin_walk(struct console_call *call) {
    enum { TOSSES_MAXIMUM = 9999 };
    struct toss_distribution *distribution;
    struct walk *walk = call->state;

    if (!parse_word(call, &walk->from) ||
        !parse_number(call, LOCAL_TEXT("M"), 0, TOSSES_MAXIMUM, &walk->tosses)) {
        return false;
    }
    if (parse_has_more(call) &&
        (!parse_word_like(call, walk->from, &walk->stop[0]) ||
         !parse_different_word(call, walk->stop, 1, &walk->stop[1]) || !parse_end(call))) {
        return false;
    }
    distribution = console_borrow(call);
    toss_distribution_start(distribution, walk->from);
    memcpy(distribution->stop, walk->stop, sizeof walk->stop);
    return true;
}

static enum progress compute_walk(struct console_call *call) {
    struct toss_distribution *distribution = call->workspace;
    const struct walk *walk = call->state;

    if (distribution->tosses == walk->tosses) {
        return DONE;
    }
    toss_distribution_step(distribution);
    return WORKING;
}

static bool say_walk(const struct console_call *call) {
    const struct toss_distribution *distribution = call->workspace;
    struct walk *walk = call->state;
    uint8_t row = distribution->rows + walk->said++;

    say_word(row);
    reply_probability(toss_distribution_at(distribution, row));
    reply_end_line();
    return walk->said < distribution->rows;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("penney"),
        .syntax = TEXT("WORD WORD [WORD] [P/Q]"),
        .explanation =
            TEXT("Chances of the words to come first, and the tosses expected; P/Q: heads."),
        .example = TEXT("penney HHH THH"),
        .begin = begin_penney,
        .answer = say_penney,
    },
    {
        .name = TEXT("walk"),
        .syntax = TEXT("WORD M [WORD WORD]"),
        .explanation =
            TEXT("The latest tosses M tosses after WORD; it ends at one of the two words."),
        .example = TEXT("walk HT 3"),
        .begin = begin_walk,
        .compute = compute_walk,
        .answer = say_walk,
    },
    {
        .name = TEXT("reply"),
        .syntax = TEXT("WORD"),
        .explanation = TEXT("The word most likely to come before WORD, and its chance."),
        .example = TEXT("reply HHH"),
        .begin = begin_reply,
        .compute = compute_reply,
        .answer = say_reply,
    },
    {
        .name = TEXT("wait"),
        .syntax = TEXT("WORD [P/Q]"),
        .explanation = TEXT("The tosses expected until WORD has come; P/Q is the chance of heads."),
        .example = TEXT("wait HTH"),
        .begin = begin_wait,
        .answer = say_wait,
    },
};

const FLASH struct command_table penney_commands = COMMAND_TABLE(commands);
