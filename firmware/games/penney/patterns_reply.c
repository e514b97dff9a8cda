#include "games/penney/patterns_reply.h"

#include "core/number/flash.h"
#include <string.h>

/* The first word of a row of words of the same length: HH, HHH, ... */
static uint8_t first_word(uint8_t word) {
    while (word & (uint8_t)(word - 1)) {
        word &= (uint8_t)(word - 1);
    }
    return word;
}

static uint8_t *tried(struct patterns_reply *reply) {
    return &reply->patterns.question.word[0];
}

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

static bool is_complete(const struct patterns_reply *reply) {
    const uint8_t *word = reply->patterns.question.word;

    return word[0] >= 2 * first_word(word[1]);
}

static void judge_word(struct patterns_reply *reply) {
    const struct patterns_answer *answer = patterns_answer(&reply->patterns);

    if (answer->first[0] > reply->best.first[0]) {
        reply->best = *answer;
        reply->word = *tried(reply);
    }
    if (answer->first[0] < reply->least) {
        reply->least = answer->first[0];
        reply->worst = *tried(reply);
    }
}

/* A word that is one of those replied to is no reply. */
static void try_word(struct patterns_reply *reply) {
    enum progress progress = patterns_step(&reply->patterns);

    if (progress == WORKING) {
        return;
    }
    if (progress == DONE) {
        judge_word(reply);
    }
    ++*tried(reply);
    patterns_start(&reply->patterns, &reply->patterns.question);
}

enum progress patterns_reply_step(struct patterns_reply *reply) {
    if (!is_complete(reply)) {
        try_word(reply);
    }
    if (!is_complete(reply)) {
        return WORKING;
    }
    return reply->word ? DONE : IMPOSSIBLE;
}

OUT_OF_LINE uint8_t patterns_reply_done(const struct patterns_reply *reply) {
    const uint8_t *word = reply->patterns.question.word;
    uint8_t words = first_word(word[1]);

    return words ? (uint8_t)((word[0] - words) * PROGRESS_ALL / words) : PROGRESS_ALL;
}

uint8_t patterns_reply_word(const struct patterns_reply *reply) {
    return reply->word;
}

const struct patterns_answer *patterns_reply_answer(const struct patterns_reply *reply) {
    return &reply->best;
}
