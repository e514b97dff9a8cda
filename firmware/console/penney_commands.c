#include "console/command.h"

#include "device/workspace.h"
#include "text/text.h"
#include <string.h>

/* Penney's game. */

enum { DECIMALS = 6, FINE_BITS = 24 };

static bool is_fair(const struct patterns_question *question) {
    return (uint8_t)(question->heads * 2) == question->parts;
}

/* What is asked, with the words from this place on. */
static struct patterns *ask(union workspace *space, uint8_t place) {
    struct patterns *words = &space->words;
    struct patterns_question *question = &words->question;

    memset(question, 0, sizeof *question);
    memcpy(&question->word[place], console_value, PATTERNS_MAXIMUM - place);
    question->tossed = PATTERNS_NO_TOSSES;
    question->heads = console_given.coin[0];
    question->parts = console_given.coin[1];
    return words;
}

void console_begin_words(union workspace *space) {
    patterns_solve(ask(space, 0), space->reply.room);
}

static void put_word(uint8_t word) {
    text_tosses(word);
    text_character(' ');
}

static void put_chance(const struct patterns *words, uint8_t index) {
    probability_t first = words->first[index].mantissa;

    put_word(words->question.word[index]);
    if (is_fair(&words->question)) {
        text_fraction((uint16_t)fixed_multiply(first, words->denominator, PROBABILITY_BITS),
                      words->denominator);
        text_character(' ');
    }
    text_probability(first, DECIMALS);
}

/* As many decimals as are right. */
static uint8_t put_tosses(const struct patterns *words) {
    struct real tosses = words->tosses;
    uint8_t decimals = DECIMALS;

    for (uint8_t bits = tosses.fraction_bits; bits < FINE_BITS && decimals; bits += 4)
        decimals--;
    text_real(tosses, decimals);
    return CONSOLE_LAST;
}

uint8_t console_penney(union workspace *space) {
    const struct patterns *words = &space->words;

    if (console_counter < console_values) {
        put_chance(words, console_counter++);
        return CONSOLE_LINE;
    }
    console_say(CONSOLE_TOSSES);
    return put_tosses(words);
}

uint8_t console_wait(union workspace *space) {
    return put_tosses(&space->words);
}

/* The first reply is the first word of its length. */
void console_begin_reply(union workspace *space) {
    uint8_t *word = ask(space, 1)->question.word;

    word[0] = word[1];
    while (word[0] & (uint8_t)(word[0] - 1))
        word[0] &= (uint8_t)(word[0] - 1);
    space->reply.best_first = 0;
}

uint8_t console_reply(union workspace *space) {
    struct patterns *words = &space->words;

    if (!patterns_reply_step(words, &space->reply))
        return CONSOLE_AGAIN;
    words->question.word[0] = space->reply.best;
    patterns_solve(words, space->reply.room);
    put_chance(words, 0);
    return CONSOLE_LAST;
}

void console_begin_walk(union workspace *space) {
    toss_distribution_start(&space->walk, console_value[0]);
    memcpy(space->walk.stop, &console_value[1], TOSS_DISTRIBUTION_STOPS);
}

uint8_t console_walk(union workspace *space) {
    struct toss_distribution *walk = &space->walk;
    uint8_t row;

    if (walk->tosses != console_given.number) {
        toss_distribution_step(walk);
        return CONSOLE_AGAIN;
    }
    row = walk->rows + console_counter++;
    put_word(row);
    text_probability(toss_distribution_at(walk, row), DECIMALS);
    return console_counter < walk->rows ? CONSOLE_LINE : CONSOLE_LAST;
}
