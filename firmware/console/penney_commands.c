#include "console/command.h"

#include "core/workspace.h"
#include "text/text.h"
#include <string.h>

/* Penney's game. The words are read anew for every line of the answer, and all is computed anew,
   but for the walk and the search for the best reply, which take many slices. */

enum { DECIMALS = 6, FINE_BITS = 24, WALK_MOST = 9999 };

/* A word, as long as another if there is one. */
static uint8_t read_word(uint8_t other) {
    uint8_t word = WORDS_NO_TOSSES;

    for (;;) {
        bool tails = console_accept('T');
        if (!tails && !console_accept('H'))
            break;
        if (word < 2 << WORDS_LETTERS_MOST)
            word = (uint8_t)(word << 1 | tails);
    }
    if (word < 1 << WORDS_LETTERS_LEAST || word >= 2 << WORDS_LETTERS_MOST || console_peek() > ' ')
        console_say(CONSOLE_LETTERS);
    if (other && (word ^ other) >= (word & other))
        console_say(CONSOLE_LENGTHS);
    console_end_word();
    return word;
}

static void differ(uint8_t word, uint8_t other) {
    if (word == other)
        console_say(CONSOLE_EQUAL_WORDS);
}

static bool is_fair(const struct words_question *question) {
    return question->heads * 2 == question->parts;
}

static void set_fair(struct words_question *question) {
    question->heads = WORDS_PARTS_MOST / 2;
    question->parts = WORDS_PARTS_MOST;
}

/* Great parts are solved sooner. */
static void read_coin(struct words_question *question) {
    question->heads = (uint8_t)console_number_within(CONSOLE_NOT_A_COIN, 1, WORDS_PARTS_MOST - 1);
    if (!console_accept('/'))
        console_say(CONSOLE_USAGE);
    question->parts = (uint8_t)console_number_within(
        CONSOLE_NOT_A_COIN, (uint8_t)(question->heads + 1), WORDS_PARTS_MOST);
    if (is_fair(question))
        set_fair(question);
    while ((uint8_t)(question->parts - 1) < WORDS_PARTS_MOST / 2) {
        question->heads *= 2;
        question->parts *= 2;
    }
    console_end_word();
}

/* Words, and after them perhaps the coin. */
static struct words *read_words(uint8_t least, uint8_t most) {
    struct words *words = &workspace_borrow(WORKSPACE_CONSOLE)->words;
    struct words_question *question = &words->question;

    memset(question, 0, sizeof *question);
    question->tossed = WORDS_NO_TOSSES;
    set_fair(question);
    for (uint8_t i = 0; i < most && (i < least || console_peek() > '9'); i++) {
        uint8_t word = read_word(question->word[0]);
        differ(word, question->word[0]);
        differ(word, question->word[1]);
        question->word[i] = word;
    }
    if (console_peek())
        read_coin(question);
    if (console_peek())
        console_say(CONSOLE_USAGE);
    return words;
}

static void put_word(uint8_t word) {
    text_tosses(word);
    text_character(' ');
}

static void put_chance(const struct words *words, uint8_t index) {
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
static uint8_t put_tosses(const struct words *words) {
    struct real tosses = words->tosses;
    uint8_t decimals = DECIMALS;

    for (uint8_t bits = tosses.fraction_bits; bits < FINE_BITS && decimals; bits += 4)
        decimals--;
    text_real(tosses, decimals);
    return CONSOLE_LAST;
}

uint8_t console_penney(void) {
    static const FLASH char tosses[] = TEXT("tosses ");
    struct words *words = read_words(2, WORDS_MAXIMUM);
    uint8_t index = console_counter++;

    if (console_state != CONSOLE_LINE)
        return CONSOLE_AGAIN;
    words_solve(words, workspace_of(WORKSPACE_CONSOLE)->reply.room);
    if (index < WORDS_MAXIMUM && words->question.word[index]) {
        put_chance(words, index);
        return CONSOLE_LINE;
    }
    text_flash(tosses);
    return put_tosses(words);
}

uint8_t console_wait(void) {
    struct words *words = read_words(1, 1);

    if (console_state != CONSOLE_LINE)
        return CONSOLE_AGAIN;
    words_solve(words, workspace_of(WORKSPACE_CONSOLE)->reply.room);
    return put_tosses(words);
}

/* The word to reply to goes behind the reply, which begins as the first word of its length. */
static void begin_reply(void) {
    uint8_t *word = read_words(1, 1)->question.word;

    word[1] = word[0];
    while (word[0] & (uint8_t)(word[0] - 1))
        word[0] &= (uint8_t)(word[0] - 1);
    workspace_of(WORKSPACE_CONSOLE)->reply.best_first = 0;
}

uint8_t console_reply(void) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);

    if (!space) {
        begin_reply();
        return CONSOLE_AGAIN;
    }
    if (!words_reply_step(&space->words, &space->reply))
        return CONSOLE_AGAIN;
    space->words.question.word[0] = space->reply.best;
    words_solve(&space->words, space->reply.room);
    put_chance(&space->words, 0);
    return CONSOLE_LAST;
}

/* The number of tosses; with a walk to begin, its words too. */
static uint16_t read_walk(struct walk *walk) {
    uint8_t start = read_word(0);
    uint16_t tosses = console_number_within(CONSOLE_OUT_OF_RANGE, 0, WALK_MOST);

    console_end_word();
    if (walk) {
        walk_start(walk, start);
        if (console_peek()) {
            walk->stop[0] = read_word(start);
            walk->stop[1] = read_word(start);
            differ(walk->stop[0], walk->stop[1]);
        }
        if (console_peek())
            console_say(CONSOLE_USAGE);
    }
    return tosses;
}

uint8_t console_walk(void) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);
    struct walk *walk;
    uint8_t row;

    if (!space) {
        read_walk(&workspace_borrow(WORKSPACE_CONSOLE)->walk);
        return CONSOLE_AGAIN;
    }
    walk = &space->walk;
    if (walk->tosses != read_walk(NULL)) {
        walk_step(walk);
        return CONSOLE_AGAIN;
    }
    row = walk->rows + console_counter++;
    put_word(row);
    text_probability(walk_at(walk, row), DECIMALS);
    return console_counter < walk->rows ? CONSOLE_LINE : CONSOLE_LAST;
}
