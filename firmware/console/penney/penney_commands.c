#include "console/arguments.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "games/penney/patterns.h"
#include "games/penney/penney_engine.h"
#include "games/penney/toss_distribution.h"
#include <string.h>

/* Penney's game: penney, walk, reply, wait. Words are encoded as in games/penney/patterns.h. */

WORKSPACE_HOLDS(struct patterns);
WORKSPACE_HOLDS(struct patterns_reply);
WORKSPACE_HOLDS(struct toss_distribution);

/* P(heads) = heads / parts, scaled until parts is above 32, which is solved sooner. 0 / 0: fair. */
struct coin {
    uint8_t heads;
    uint8_t parts;
};

struct words {
    uint8_t word[PATTERNS_MAXIMUM]; /* 0 after the last */
    struct coin coin;
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct words);

struct walk {
    uint8_t word[1 + TOSS_DISTRIBUTION_STOPS]; /* starts at the first, ends at one of the others */
    uint16_t tosses;
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct walk);

enum { TOSSES_MAXIMUM = 9999 };

/* ---- arguments ------------------------------------------------------------------------------- */

/* Reads a word of 2 to 5 letters. */
static bool read_word(struct console_call *call, void *value) {
    enum { WORDS_BEGIN = 1 << PATTERNS_LETTERS_LEAST, WORDS_END = 2 << PATTERNS_LETTERS_MOST };
    uint8_t *word = value;

    *word = PATTERNS_NO_TOSSES;
    for (;;) {
        bool tails = parse_accept(call, 't');
        if (!tails && !parse_accept(call, 'h')) {
            break;
        }
        if (*word < WORDS_END) {
            *word = (uint8_t)(*word << 1 | tails);
        }
    }
    return (*word >= WORDS_BEGIN && *word < WORDS_END &&
            (!parse_has_more(call) || *call->at == ' ')) ||
           console_refuse(call, LOCAL_TEXT("a word is 2 to 5 letters H or T"));
}

/* Reads a word as long as the one before it. */
static bool read_word_like(struct console_call *call, void *value) {
    const uint8_t *word = value;

    if (!read_word(call, value)) {
        return false;
    }
    /* Words of the same length have the same highest bit. */
    return (word[0] ^ word[-1]) < (word[0] & word[-1]) ||
           console_refuse(call, LOCAL_TEXT("words must have the same length"));
}

/* The same, and the words must differ. */
static bool read_other_word(struct console_call *call, void *value) {
    const uint8_t *word = value;

    return read_word_like(call, value) &&
           (word[0] != word[-1] || console_refuse(call, LOCAL_TEXT("equal words")));
}

/* Reads a word, or nothing if a coin follows. */
static bool read_third_word(struct console_call *call, void *value) {
    const uint8_t *word = value;

    return *call->at <= '9' ||
           (read_other_word(call, value) &&
            (word[0] != word[-2] || console_refuse(call, LOCAL_TEXT("equal words"))));
}

static bool refuse_coin(struct console_call *call) {
    return console_refuse(call, LOCAL_TEXT("P/Q must be between 0 and 1, Q at most 64"));
}

static bool read_coin(struct console_call *call, void *coin) {
    uint32_t heads;
    uint32_t parts;

    if (!parse_digits(call, &heads)) {
        return false;
    }
    if (heads < 1 || heads >= PATTERNS_PARTS_MOST) {
        return refuse_coin(call);
    }
    if (!parse_accept(call, '/')) {
        return console_refuse_argument(call);
    }
    if (!parse_digits(call, &parts)) {
        return false;
    }
    if (parts <= heads || parts > PATTERNS_PARTS_MOST) {
        return refuse_coin(call);
    }
    if (heads * 2 == parts) {
        heads = 1;
        parts = 2;
    }
    while (parts * 2 <= PATTERNS_PARTS_MOST) {
        heads *= 2;
        parts *= 2;
    }
    *(struct coin *)coin = (struct coin){.heads = (uint8_t)heads, .parts = (uint8_t)parts};
    return true;
}

/* Reads a word and a coin, which the syntax does not mention. */
static bool read_word_and_coin(struct console_call *call, void *value) {
    struct words *words = value;

    return read_word(call, &words->word[0]) && parse_end(call) &&
           (!parse_has_more(call) || read_coin(call, &words->coin));
}

/* ---- penney, wait, reply --------------------------------------------------------------------- */

static struct patterns_question question_of(const struct words *words) {
    const struct coin fair = {PATTERNS_PARTS_MOST / 2, PATTERNS_PARTS_MOST};
    const struct coin coin = words->coin.parts ? words->coin : fair;
    struct patterns_question question = {
        .tossed = PATTERNS_NO_TOSSES, .heads = coin.heads, .parts = coin.parts};

    memcpy(question.word, words->word, sizeof question.word);
    return question;
}

static void begin_patterns(struct console_call *call) {
    const struct patterns_question question = question_of(call->state);

    patterns_start(console_take(call), &question);
}

static enum progress compute_patterns(struct console_call *call) {
    return patterns_step(call->workspace);
}

/* Prints the bits after the leading 1: HTT. */
static void say_word(uint8_t word) {
    uint8_t toss = 0x80;

    while (toss > word) {
        toss >>= 1;
    }
    while ((toss >>= 1) != 0) {
        reply_character(word & toss ? 'T' : 'H');
    }
}

/* Prints "HTT 1/3 0.333333"; the fraction only if the coin is fair. */
static bool say_chance(uint8_t word, const struct patterns_answer *answer, uint8_t index,
                       const struct words *words) {
    say_word(word);
    reply_character(' ');
    if (words->coin.heads * 2 == words->coin.parts) {
        reply_fraction(patterns_numerator(answer, index), answer->denominator);
        reply_character(' ');
    }
    reply_probability(answer->first[index]);
    return reply_end_line(true);
}

/* Prints as many decimals as are certain. */
static bool say_tosses(struct real tosses) {
    enum { FINE_BITS = 24, BITS_OF_DIGIT = 4 };
    uint8_t digits = REPLY_DIGITS;

    for (uint8_t bits = tosses.fraction_bits; bits < FINE_BITS && digits; bits += BITS_OF_DIGIT) {
        digits--;
    }
    reply_real(tosses, digits);
    return reply_end_line(false);
}

static bool say_penney(const struct console_call *call) {
    const struct patterns *patterns = call->workspace;
    struct words *words = call->state;
    uint8_t index = words->said;

    if (index < PATTERNS_MAXIMUM && words->word[index] != 0) {
        words->said++;
        return say_chance(words->word[index], &patterns->answer, index, words);
    }
    reply_text(LOCAL_TEXT("tosses "));
    return say_tosses(patterns->answer.tosses);
}

static bool say_wait(const struct console_call *call) {
    return say_tosses(((const struct patterns *)call->workspace)->answer.tosses);
}

static void begin_reply(struct console_call *call) {
    const struct patterns_question question = question_of(call->state);

    patterns_reply_start(console_take(call), &question);
}

static enum progress compute_reply(struct console_call *call) {
    return patterns_reply_step(call->workspace);
}

static bool say_reply(const struct console_call *call) {
    const struct patterns_reply *reply = call->workspace;

    say_chance(reply->word, &reply->best, 0, call->state);
    return false;
}

/* ---- walk ------------------------------------------------------------------------------------ */

static void begin_walk(struct console_call *call) {
    const struct walk *walk = call->state;

    toss_distribution_start(console_take(call), walk->word[0], &walk->word[1], walk->tosses);
}

static enum progress compute_walk(struct console_call *call) {
    return toss_distribution_step(call->workspace);
}

static bool say_walk(const struct console_call *call) {
    const struct toss_distribution *distribution = call->workspace;
    struct walk *walk = call->state;
    uint8_t row = distribution->rows + walk->said++;

    say_word(row);
    reply_character(' ');
    reply_probability(distribution->at[row]);
    return reply_end_line(walk->said < distribution->rows);
}

/* ---- puzzles --------------------------------------------------------------------------------- */

/* Prints the coin in the syntax of the command penney. */
static void say_position(const void *state) {
    const struct patterns_question *question = &((const struct penney *)state)->state;

    reply_text(LOCAL_TEXT("against "));
    say_word(question->word[0]);
    reply_text(LOCAL_TEXT(", P(H) = "));
    reply_fraction(question->heads, question->parts);
}

static void say_choice(const void *state, decision_t decision) {
    say_word(penney_decision_word(state, decision));
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("penney"),
                                                   .kind = &penney_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_choice};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("penney"),
        .explanation = TEXT("Chances of words to come first, and tosses expected; P/Q: heads."),
        .example = TEXT("penney HHH THH"),
        ARGUMENTS(OWN("WORD", read_word, struct words, word[0], uint8_t),
                  OWN("WORD", read_other_word, struct words, word[1], uint8_t),
                  OWN("[WORD]", read_third_word, struct words, word[2], uint8_t),
                  OWN("[P/Q]", read_coin, struct words, coin, struct coin)),
        .begin = begin_patterns,
        .compute = compute_patterns,
        .answer = say_penney,
    },
    {
        .name = TEXT("walk"),
        .explanation = TEXT("The latest tosses, M after WORD; it ends at one of the two words."),
        .example = TEXT("walk HT 3"),
        ARGUMENTS(OWN("WORD", read_word, struct walk, word[0], uint8_t),
                  NUMBER("M", struct walk, tosses, 0, TOSSES_MAXIMUM),
                  OWN("[WORD", read_word_like, struct walk, word[1], uint8_t),
                  OWN("WORD]", read_other_word, struct walk, word[2], uint8_t)),
        .begin = begin_walk,
        .compute = compute_walk,
        .answer = say_walk,
    },
    {
        .name = TEXT("reply"),
        .explanation = TEXT("The word most likely to come before WORD, and its chance."),
        .example = TEXT("reply HHH"),
        ARGUMENTS(OWN("WORD", read_word_and_coin, struct words, word[0], uint8_t)),
        .begin = begin_reply,
        .compute = compute_reply,
        .answer = say_reply,
    },
    {
        .name = TEXT("wait"),
        .explanation = TEXT("Tosses expected until WORD has come; P/Q is the chance of heads."),
        .example = TEXT("wait HTH"),
        ARGUMENTS(OWN("WORD", read_word, struct words, word[0], uint8_t),
                  OWN("[P/Q]", read_coin, struct words, coin, struct coin)),
        .begin = begin_patterns,
        .compute = compute_patterns,
        .answer = say_wait,
    },
};

const FLASH struct command_table penney_commands =
    COMMAND_TABLE(commands, "Penney's game", .puzzle = &puzzle);
