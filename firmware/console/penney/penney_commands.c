#include "console/command.h"
#include "console/penney/penney_arguments.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "games/penney/patterns.h"
#include "games/penney/penney_engine.h"
#include "games/penney/toss_distribution.h"
#include <stddef.h>
#include <string.h>

/* Penney's game: penney, walk, reply, wait. */

WORKSPACE_HOLDS(struct patterns);
WORKSPACE_HOLDS(struct patterns_reply);
WORKSPACE_HOLDS(struct toss_distribution);

struct words {
    uint8_t word[PATTERNS_MAXIMUM];
    uint8_t count;
    struct coin coin;
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct words);

static struct patterns_question question_of(const struct words *words) {
    struct patterns_question question = {
        .tossed = PATTERNS_NO_TOSSES,
        .heads = words->coin.heads,
        .parts = words->coin.parts,
    };

    memcpy(question.word, words->word, words->count);
    return question;
}

static bool start_patterns(struct console_call *call) {
    const struct patterns_question question = question_of(call->state);

    patterns_start(console_borrow(call), &question);
    return true;
}

static enum progress compute_patterns(struct console_call *call) {
    return patterns_step(call->workspace);
}

static void say_word(uint8_t word) {
    reply_word(word);
    reply_character(' ');
}

static bool is_fair(struct coin coin) {
    return coin.heads * 2 == coin.parts;
}

static void say_chance(const struct patterns_answer *answer, uint8_t index, struct coin coin) {
    if (is_fair(coin)) {
        reply_fraction(patterns_numerator(answer, index), answer->denominator);
        reply_character(' ');
    }
    reply_probability(answer->first[index]);
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
    return parse_last_coin(call, &words->coin) && start_patterns(call);
}

static bool say_penney(const struct console_call *call) {
    const struct patterns_answer *answer = patterns_answer(call->workspace);
    struct words *words = call->state;

    if (words->said < words->count) {
        say_word(words->word[words->said]);
        say_chance(answer, words->said++, words->coin);
        return true;
    }
    reply_text(LOCAL_TEXT("tosses "));
    say_tosses(answer->tosses);
    return false;
}

static bool begin_wait(struct console_call *call) {
    struct words *words = call->state;

    words->count = 1;
    return parse_word(call, &words->word[0]) && parse_last_coin(call, &words->coin) &&
           start_patterns(call);
}

static bool say_wait(const struct console_call *call) {
    say_tosses(patterns_answer(call->workspace)->tosses);
    return false;
}

static bool begin_reply(struct console_call *call) {
    struct words *words = call->state;
    struct patterns_question question;

    words->count = 1;
    if (!parse_word(call, &words->word[0]) || !parse_last_coin(call, &words->coin)) {
        return false;
    }
    question = question_of(words);
    patterns_reply_start(console_borrow(call), &question);
    return true;
}

static enum progress compute_reply(struct console_call *call) {
    return patterns_reply_step(call->workspace);
}

static bool say_reply(const struct console_call *call) {
    const struct words *words = call->state;

    say_word(patterns_reply_word(call->workspace));
    say_chance(patterns_reply_answer(call->workspace), 0, words->coin);
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
    toss_distribution_start(console_borrow(call), walk->from, walk->stop, walk->tosses);
    return true;
}

static enum progress compute_walk(struct console_call *call) {
    return toss_distribution_step(call->workspace);
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

/* ---- puzzles --------------------------------------------------------------------------------- */

/* The coin as the command penney has it. */
static void say_position(const void *state) {
    const struct patterns_question *question = &((const struct penney *)state)->state;

    reply_text(LOCAL_TEXT("against "));
    reply_word(question->word[0]);
    reply_text(LOCAL_TEXT(", P(H) = "));
    reply_fraction(question->heads, question->parts);
}

static void say_choice(const void *state, decision_t decision) {
    reply_word(penney_decision_word(state, decision));
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("penney"),
                                                   .kind = &penney_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_choice};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("penney"),
        .syntax = TEXT("WORD WORD [WORD] [P/Q]"),
        .explanation =
            TEXT("Chances of the words to come first, and the tosses expected; P/Q: heads."),
        .example = TEXT("penney HHH THH"),
        .begin = begin_penney,
        .compute = compute_patterns,
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
        .compute = compute_patterns,
        .answer = say_wait,
    },
};

const FLASH struct command_table penney_commands = COMMAND_TABLE(commands, .puzzle = &puzzle);
