#include "games/penney/penney_computer.h"

/* A quarter of all bytes; a word is chosen by other bits. */
enum { ERRS_BELOW = 64 };

void penney_computer_start(struct penney_computer *computer, const struct penney *game,
                           enum level level, uint8_t random) {
    uint8_t chooser = penney_chooser(game);
    uint8_t rows = penney_rows(game);

    computer->errs = level == LEVEL_EASY || (level == LEVEL_GOOD && random < ERRS_BELOW);
    computer->word = rows | (random & (uint8_t)(rows - 1));
    if (chooser == 0) {
        computer->progress = DONE;
    } else if (chooser == game->players) {
        computer->progress = IMPOSSIBLE;
    } else {
        computer->progress = WORKING;
        patterns_reply_start(&computer->reply, &game->state);
    }
}

/* The question of a reply that is done has behind the word tried those replied to. */
static bool is_bad(const struct patterns_reply *reply, uint8_t word) {
    const uint8_t *taken = reply->patterns.question.word;

    return word == reply->worst || word == taken[1] || word == taken[2];
}

/* Of a word's length there are four words at least; the next one behind the last is the first. */
static void take_any(struct penney_computer *computer) {
    uint8_t rows = (uint8_t)(computer->reply.patterns.question.word[0] / 2);

    while (is_bad(&computer->reply, computer->word)) {
        computer->word = rows | ((computer->word + 1) & (uint8_t)(rows - 1));
    }
}

enum progress penney_computer_step(struct penney_computer *computer) {
    if (computer->progress == WORKING) {
        computer->progress = patterns_reply_step(&computer->reply);
        if (computer->errs && computer->progress == DONE) {
            take_any(computer);
        } else if (!computer->errs) {
            computer->word = patterns_reply_word(&computer->reply);
        }
    }
    return computer->progress;
}

uint8_t penney_computer_done(const struct penney_computer *computer) {
    return computer->progress == WORKING ? patterns_reply_done(&computer->reply) : PROGRESS_ALL;
}

uint8_t penney_computer_word(const struct penney_computer *computer) {
    return computer->word;
}
