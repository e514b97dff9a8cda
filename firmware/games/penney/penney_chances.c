#include "games/penney/penney_chances.h"

#include <string.h>

static bool is_first_choice(const struct penney_chances *chances) {
    return chances->choosing == 2;
}

/* Replies to the next first word. */
static void reply_to_first(struct penney_chances *chances) {
    struct patterns_question question = chances->reply.patterns.question;

    question.word[0] = chances->first;
    question.word[1] = 0;
    patterns_reply_start(&chances->reply, &question);
}

static void start(struct penney_chances *chances, const struct penney *game) {
    chances->reply.patterns.question = game->state;
    if (chances->choosing == 0) {
        patterns_start(&chances->reply.patterns, &game->state);
    } else if (is_first_choice(chances)) {
        chances->first = penney_rows(game);
        reply_to_first(chances);
    } else {
        patterns_reply_start(&chances->reply, &game->state);
    }
}

void penney_chances_start(struct penney_chances *chances, const struct penney *game) {
    uint8_t winner = penney_winner(game);

    memset(chances->chance, 0, sizeof chances->chance);
    chances->players = game->players;
    chances->choosing = game->players - penney_chooser(game);
    chances->word = 0;
    chances->progress = WORKING;
    if (winner < game->players) {
        chances->chance[winner] = PROBABILITY_ONE;
        chances->progress = DONE;
    } else if (chances->choosing > 2 || (chances->choosing == 2 && game->players > 2)) {
        chances->progress = IMPOSSIBLE;
    } else {
        start(chances, game);
    }
}

static enum progress step_tosses(struct penney_chances *chances) {
    enum progress progress = patterns_step(&chances->reply.patterns);

    if (progress == DONE) {
        memcpy(chances->chance, patterns_answer(&chances->reply.patterns)->first,
               sizeof chances->chance);
    }
    return progress;
}

/* The answer has the reply first, then the words replied to. */
static void take_reply(struct penney_chances *chances) {
    const probability_t *first = patterns_reply_answer(&chances->reply)->first;
    uint8_t last = chances->players - 1;

    memcpy(chances->chance, first + 1, last * sizeof *first);
    chances->chance[last] = *first;
}

static enum progress step_reply(struct penney_chances *chances) {
    enum progress progress = patterns_reply_step(&chances->reply);

    if (progress == DONE) {
        chances->word = patterns_reply_word(&chances->reply);
        take_reply(chances);
    }
    return progress;
}

/* The words of one length end before the next power of 2. */
static enum progress step_first(struct penney_chances *chances) {
    enum progress progress = patterns_reply_step(&chances->reply);

    if (progress != DONE) {
        return progress;
    }
    if (patterns_reply_answer(&chances->reply)->first[1] > chances->chance[0]) {
        chances->word = chances->first;
        take_reply(chances);
    }
    chances->first++;
    if ((chances->first & (chances->first - 1)) == 0) {
        return DONE;
    }
    reply_to_first(chances);
    return WORKING;
}

enum progress penney_chances_step(struct penney_chances *chances) {
    if (chances->progress != WORKING) {
        return chances->progress;
    }
    if (is_first_choice(chances)) {
        chances->progress = step_first(chances);
    } else if (chances->choosing) {
        chances->progress = step_reply(chances);
    } else {
        chances->progress = step_tosses(chances);
    }
    return chances->progress;
}

/* Of the first words so many have been replied to as their low bits say. */
static uint8_t first_done(const struct penney_chances *chances) {
    uint8_t words = 1;

    while (words <= chances->first / 2) {
        words *= 2;
    }
    return (uint8_t)((chances->first - words) * PROGRESS_ALL / words);
}

uint8_t penney_chances_done(const struct penney_chances *chances) {
    if (chances->progress != WORKING) {
        return PROGRESS_ALL;
    }
    if (is_first_choice(chances)) {
        return first_done(chances);
    }
    return chances->choosing ? patterns_reply_done(&chances->reply) : 0;
}

probability_t penney_chances_of(const struct penney_chances *chances, uint8_t player) {
    return chances->chance[player];
}
