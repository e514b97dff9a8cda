#include "games/penney/penney_costs.h"

static uint8_t end(const struct penney_costs *costs) {
    return 2 * penney_rows(&costs->game);
}

/* The next word that is free; false behind the last. */
static bool try_next(struct penney_costs *costs) {
    uint8_t *word = &costs->game.state.word[costs->player];

    do {
        *word = 0;
        if (costs->next == end(costs)) {
            return false;
        }
    } while (!penney_choose(&costs->game, costs->next++));
    penney_chances_start(&costs->chances, &costs->game);
    return true;
}

void penney_costs_start(struct penney_costs *costs, const struct penney *game) {
    costs->game = *game;
    costs->player = penney_chooser(game);
    costs->next = penney_rows(game);
    costs->tried = 0;
    try_next(costs);
}

/* Behind those that are as good. */
static void insert(struct penney_costs *costs, struct penney_word word) {
    uint8_t place = costs->tried++;

    while (place && costs->word[place - 1].chance < word.chance) {
        costs->word[place] = costs->word[place - 1];
        place--;
    }
    costs->word[place] = word;
}

enum progress penney_costs_step(struct penney_costs *costs) {
    uint8_t word = costs->game.state.word[costs->player];
    enum progress progress;

    if (word == 0) {
        return DONE;
    }
    progress = penney_chances_step(&costs->chances);
    if (progress != DONE) {
        return progress;
    }
    insert(costs, (struct penney_word){word, penney_chances_of(&costs->chances, costs->player)});
    return try_next(costs) ? WORKING : DONE;
}

uint8_t penney_costs_done(const struct penney_costs *costs) {
    return (uint8_t)(costs->tried * PROGRESS_ALL / penney_rows(&costs->game));
}

uint8_t penney_costs_words(const struct penney_costs *costs) {
    return costs->tried;
}

const struct penney_word *penney_costs_word(const struct penney_costs *costs, uint8_t place) {
    return &costs->word[place];
}

probability_t penney_costs_of(const struct penney_costs *costs, uint8_t place) {
    return costs->word[0].chance - costs->word[place].chance;
}
