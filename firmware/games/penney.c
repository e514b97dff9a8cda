#include "games/penney.h"

#include <string.h>

void penney_start(struct penney *game) {
    memset(game->state.word, 0, sizeof game->state.word);
    game->state.tossed = WORDS_NO_TOSSES;
    game->tosses = 0;
}

/* The first of the players who has this word (0: none), or how many there are. */
static uint8_t owner(const struct penney *game, uint8_t word) {
    const uint8_t *has = game->state.word;
    uint8_t player = 0;

    while (player < game->players && *has++ != word)
        player++;
    return player;
}

uint8_t penney_chooser(const struct penney *game) {
    return owner(game, 0);
}

bool penney_choose(struct penney *game, uint8_t word) {
    if (word >> game->letters != 1 || owner(game, word) != game->players)
        return false;
    game->state.word[penney_chooser(game)] = word;
    return true;
}

void penney_toss(struct penney *game, bool tails) {
    uint8_t full = (uint8_t)(1 << game->letters);
    uint8_t tossed = (uint8_t)(game->state.tossed << 1 | tails);

    if (game->state.tossed >= full)
        tossed = (tossed & (full - 1)) | full;
    game->state.tossed = tossed;
    if (++game->tosses == 0)
        game->tosses--;
}

uint8_t penney_winner(const struct penney *game) {
    return owner(game, game->state.tossed);
}

/* The choices are made once more. */
bool penney_is_sound(const struct penney *game) {
    const struct words_question *state = &game->state;
    struct penney again = *game;
    uint8_t player = 0;

    if (game->players < 2 || game->players > PENNEY_PLAYERS ||
        game->letters < WORDS_LETTERS_LEAST || game->letters > WORDS_LETTERS_MOST ||
        state->heads == 0 || state->heads >= PENNEY_PARTS || state->parts != PENNEY_PARTS)
        return false;
    penney_start(&again);
    for (; player < game->players && state->word[player]; player++) {
        if (!penney_choose(&again, state->word[player]))
            return false;
    }
    if (memcmp(again.state.word, state->word, sizeof state->word) != 0)
        return false;
    if (player < game->players || state->tossed < WORDS_NO_TOSSES)
        return state->tossed == WORDS_NO_TOSSES;
    return state->tossed >> game->letters <= 1;
}
