#include "games/penney/patterns.h"

#include "core/number/flash.h"
#include <string.h>

/* Where each number begins, in bytes. The equations have a column for each word. It has a number
   for each word, and then the right side. */
enum {
    TOTAL = 0,
    FIRST =
        TOTAL + PATTERNS_MAXIMUM * INTEGER88_BYTES, /* of the first word, before it the others */
    TOSSES = FIRST + INTEGER88_BYTES,
    WHOLE = TOSSES + INTEGER88_BYTES,
    MINOR = WHOLE + INTEGER88_BYTES,
    COLUMNS = MINOR + INTEGER88_BYTES,
    ROW = INTEGER88_BYTES,
    RIGHT = PATTERNS_MAXIMUM * ROW,
    COLUMN = RIGHT + ROW,
    END = COLUMNS + PATTERNS_MAXIMUM * COLUMN
};

_Static_assert((int)END == (int)PATTERNS_ROOM, "room for all numbers");

/* A number. Once numbers are scaled up, only their highest 32 bits matter. (The host is
   little-endian, too.) */
struct __attribute__((packed)) wide {
    uint8_t low[INTEGER88_BYTES - sizeof(uint32_t)];
    uint32_t value;
};

/* How much of a word has been tossed: the sum, over those m for which the latest m tosses are the
   first m letters of the word, of parts^(m - 1) * P(the letters after them). With 0 as what has
   been tossed: P(word). Probabilities of n letters are whole numbers, in units of 1 / parts^n. */
static uint32_t overlap(const struct patterns_question *question, uint8_t tossed, uint8_t word) {
    uint8_t mask = (1 << PATTERNS_LETTERS_MOST) - 1;
    uint32_t sum = 0;
    uint32_t rest = 1;

    while (mask >= word) {
        mask >>= 1;
    }
    for (; mask; mask >>= 1) {
        uint16_t weight = question->heads;
        sum *= question->parts;
        if (tossed > mask && ((tossed ^ word) & mask) == 0) {
            sum += rest;
        }
        if (word & 1) {
            weight = (uint8_t)(question->parts - weight);
        }
        rest *= weight;
        word >>= 1;
    }
    return tossed ? sum : rest;
}

/* Columns of missing words are those of the unit matrix, which change nothing. */
static void set_up(const struct patterns_question *question, uint8_t number[]) {
    const uint8_t *word = question->word;
    uint8_t place = COLUMNS;

    memset(number, 0, END);
    number[COLUMNS + COLUMN + ROW] = 1;
    number[COLUMNS + 2 * (COLUMN + ROW)] = 1;
    do {
        uint32_t made = overlap(question, question->tossed, *word);
        const uint8_t *row = question->word;
        do {
            integer88_set(number, place, (int32_t)(overlap(question, *row++, *word) - made));
            place += INTEGER88_BYTES;
        } while (row != question->word + PATTERNS_MAXIMUM);
        integer88_set(number, place, (int32_t)overlap(question, 0, *word));
        place += INTEGER88_BYTES;
        word++;
    } while (place < END && *word);
}

/* Cramer's rule: the numerator of a word is the determinant of the equations with the right side in
   the word's row, expanded by that row. */
static void find_ways(uint8_t number[]) {
    uint8_t row_after = ROW;
    uint8_t row_last = 2 * ROW;

    for (uint8_t row = 0; row < RIGHT; row += ROW) {
        uint8_t after = COLUMNS + COLUMN;
        uint8_t last = COLUMNS + 2 * COLUMN;
        for (uint8_t column = COLUMNS; column < END; column += COLUMN) {
            integer88_set(number, MINOR, 0);
            integer88_add_product(number, MINOR, after + row_after, last + row_last);
            integer88_subtract_product(number, MINOR, last + row_after, after + row_last);
            integer88_add_product(number, FIRST - row, column + RIGHT, MINOR);
            integer88_add_product(number, TOTAL, column + RIGHT, MINOR);
            if (row == 0) {
                integer88_add_product(number, WHOLE, column, MINOR);
            }
            after = last;
            last = column;
        }
        row_after = row_last;
        row_last = row;
    }
}

static void solve(struct patterns *patterns) {
    uint8_t *number = patterns->number;
    const struct wide *value = (const struct wide *)number;
    struct patterns_answer *answer = &patterns->answer;
    uint32_t total;

    find_ways(number);
    integer88_set(number, MINOR, patterns->question.parts);
    integer88_add_product(number, TOSSES, WHOLE, MINOR);
    answer->tosses.fraction_bits =
        (uint8_t)(integer88_scale_up(number + TOSSES, 1) -
                  integer88_scale_up(number, 1 + PATTERNS_MAXIMUM) + PROBABILITY_BITS) &
        31;
    total = value->value;
    answer->denominator = (uint16_t)(total >> 16);
    for (uint8_t word = PATTERNS_MAXIMUM; word--;) {
        answer->first[word] = fixed_ratio((++value)->value, total, PROBABILITY_BITS);
    }
    answer->tosses.mantissa = fixed_ratio((++value)->value, total, PROBABILITY_BITS);
}

/* The first word of the same length: HH, HHH, ... */
static uint8_t first_word(uint8_t word) {
    while (word & (uint8_t)(word - 1)) {
        word &= (uint8_t)(word - 1);
    }
    return word;
}

static bool is_sound(const struct patterns_question *question) {
    const uint8_t *word = question->word;
    uint8_t first = first_word(word[0]);

    for (uint8_t i = 1; i < PATTERNS_MAXIMUM; i++) {
        if (word[i] && (first_word(word[i]) != first || word[i - 1] == 0)) {
            return false;
        }
        for (uint8_t j = 0; j < i; j++) {
            if (word[i] && word[i] == word[j]) {
                return false;
            }
        }
    }
    return first >= 1 << PATTERNS_LETTERS_LEAST && first <= 1 << PATTERNS_LETTERS_MOST &&
           question->tossed >= PATTERNS_NO_TOSSES && question->tossed < 2 * first &&
           question->heads > 0 && question->heads < question->parts &&
           question->parts <= PATTERNS_PARTS_MOST;
}

void patterns_start(struct patterns *patterns, const struct patterns_question *question) {
    patterns->question = *question;
    memset(&patterns->answer, 0, sizeof patterns->answer);
    patterns->is_set_up = false;
    patterns->progress = is_sound(&patterns->question) ? WORKING : IMPOSSIBLE;
}

enum progress patterns_step(struct patterns *patterns) {
    if (patterns->progress == WORKING && !patterns->is_set_up) {
        set_up(&patterns->question, patterns->number);
        patterns->is_set_up = true;
    } else if (patterns->progress == WORKING) {
        solve(patterns);
        patterns->progress = DONE;
    }
    return patterns->progress;
}

uint16_t patterns_numerator(const struct patterns_answer *answer, uint8_t word) {
    return (uint16_t)fixed_multiply(answer->first[word], answer->denominator, PROBABILITY_BITS);
}

/* ---- the best reply -------------------------------------------------------------------------- */

void patterns_reply_start(struct patterns_reply *reply, const struct patterns_question *question) {
    struct patterns_question *own = &reply->patterns.question;

    *own = *question;
    own->word[2] = question->word[1];
    own->word[1] = question->word[0];
    if (own->word[1] >= 2 << PATTERNS_LETTERS_MOST) {
        own->word[1] = 0;
    }
    own->word[0] = first_word(own->word[1]);
    own->tossed = PATTERNS_NO_TOSSES;
    memset(&reply->best, 0, sizeof reply->best);
    reply->word = 0;
    reply->least = UINT32_MAX;
    patterns_start(&reply->patterns, own);
}

static void compare_word(struct patterns_reply *reply) {
    const struct patterns_answer *answer = &reply->patterns.answer;
    uint8_t word = reply->patterns.question.word[0];

    if (answer->first[0] > reply->best.first[0]) {
        reply->best = *answer;
        reply->word = word;
    }
    if (answer->first[0] < reply->least) {
        reply->least = answer->first[0];
        reply->worst = word;
    }
}

/* Words that the question names are skipped, as they are IMPOSSIBLE. */
enum progress patterns_reply_step(struct patterns_reply *reply) {
    struct patterns *patterns = &reply->patterns;
    uint8_t *word = patterns->question.word;
    uint8_t end = 2 * first_word(word[1]);

    if (word[0] < end) {
        enum progress progress = patterns_step(patterns);
        if (progress == WORKING) {
            return WORKING;
        }
        if (progress == DONE) {
            compare_word(reply);
        }
        word[0]++;
        patterns_start(patterns, &patterns->question);
    }
    if (word[0] < end) {
        return WORKING;
    }
    return reply->word ? DONE : IMPOSSIBLE;
}

OUT_OF_LINE uint8_t patterns_reply_done(const struct patterns_reply *reply) {
    const uint8_t *word = reply->patterns.question.word;
    uint8_t words = first_word(word[1]);

    return words ? (uint8_t)((word[0] - words) * PROGRESS_ALL / words) : PROGRESS_ALL;
}
