#include "games/penney/penney_computer.h"

void penney_computer_start(struct penney_computer *computer, const struct penney *game,
                           uint8_t random) {
    uint8_t chooser = penney_chooser(game);
    uint8_t rows = penney_rows(game);

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

enum progress penney_computer_step(struct penney_computer *computer) {
    if (computer->progress == WORKING) {
        computer->progress = patterns_reply_step(&computer->reply);
        computer->word = patterns_reply_word(&computer->reply);
    }
    return computer->progress;
}

uint8_t penney_computer_done(const struct penney_computer *computer) {
    return computer->progress == WORKING ? patterns_reply_done(&computer->reply) : PROGRESS_ALL;
}

uint8_t penney_computer_word(const struct penney_computer *computer) {
    return computer->word;
}
