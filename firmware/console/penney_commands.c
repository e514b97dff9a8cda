#include "console/command.h"

#include "device/workspace.h"
#include "games/penney/patterns_reply.h"
#include "text/text.h"
#include <string.h>

/* Penney's game. */

enum { DECIMALS = 6, FINE_BITS = 24 };

static bool is_fair(const struct patterns_question *question) {
    return (uint8_t)(question->heads * 2) == question->parts;
}

static struct patterns_question read_question(void) {
    struct patterns_question question = {.tossed = PATTERNS_NO_TOSSES,
                                         .heads = console_given.coin[0],
                                         .parts = console_given.coin[1]};

    memcpy(question.word, console_value, PATTERNS_MAXIMUM);
    return question;
}

void console_begin_words(union workspace *space) {
    struct patterns_question question = read_question();

    patterns_start(&space->patterns, &question);
    patterns_step(&space->patterns);
}

static void put_word(uint8_t word) {
    text_tosses(word);
    text_character(' ');
}

static void put_chance(const struct patterns_answer *answer, uint8_t index, bool fair) {
    if (fair) {
        text_fraction(patterns_numerator(answer, index), answer->denominator);
        text_character(' ');
    }
    text_probability(answer->first[index], DECIMALS);
}

/* As many decimals as are right. */
static uint8_t put_tosses(const struct patterns *words) {
    struct real tosses = patterns_answer(words)->tosses;
    uint8_t decimals = DECIMALS;

    for (uint8_t bits = tosses.fraction_bits; bits < FINE_BITS && decimals; bits += 4)
        decimals--;
    text_real(tosses, decimals);
    return CONSOLE_LAST;
}

uint8_t console_penney(union workspace *space) {
    const struct patterns *words = &space->patterns;

    if (console_counter < console_values) {
        put_word(words->question.word[console_counter]);
        put_chance(patterns_answer(words), console_counter++, is_fair(&words->question));
        return CONSOLE_LINE;
    }
    console_say(CONSOLE_TOSSES);
    return put_tosses(words);
}

uint8_t console_wait(union workspace *space) {
    return put_tosses(&space->patterns);
}

void console_begin_reply(union workspace *space) {
    struct patterns_question question = read_question();

    patterns_reply_start(&space->patterns_reply, &question);
}

uint8_t console_reply(union workspace *space) {
    struct patterns_reply *reply = &space->patterns_reply;

    if (patterns_reply_step(reply) == WORKING)
        return CONSOLE_AGAIN;
    put_word(patterns_reply_word(reply));
    put_chance(patterns_reply_answer(reply), 0, is_fair(&reply->patterns.question));
    return CONSOLE_LAST;
}

void console_begin_walk(union workspace *space) {
    toss_distribution_start(&space->toss_distribution, console_value[0], &console_value[1],
                            console_given.number);
}

uint8_t console_walk(union workspace *space) {
    struct toss_distribution *walk = &space->toss_distribution;
    uint8_t row;

    if (toss_distribution_step(walk) == WORKING)
        return CONSOLE_AGAIN;
    row = walk->rows + console_counter++;
    put_word(row);
    text_probability(toss_distribution_at(walk, row), DECIMALS);
    return console_counter < walk->rows ? CONSOLE_LINE : CONSOLE_LAST;
}
