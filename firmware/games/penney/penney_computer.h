#ifndef KOSTKA_GAMES_PENNEY_PENNEY_COMPUTER_H
#define KOSTKA_GAMES_PENNEY_PENNEY_COMPUTER_H

#include "core/player/level.h"
#include "games/penney/patterns_reply.h"
#include "games/penney/penney.h"

/* How the computer chooses its word: the best reply to the words chosen so far. The first to choose
   takes any word, as every word has a reply that is better. The good computer takes any free word
   but the worst instead in one time of four, and the easy one always does. */

struct penney_computer {
    struct patterns_reply reply;
    enum progress progress;
    uint8_t word;
    bool errs;
};

/* Begins for the player who is to choose. `random` is a random byte. */
void penney_computer_start(struct penney_computer *computer, const struct penney *game,
                           enum level level, uint8_t random);

/* A slice. IMPOSSIBLE: nobody is to choose. */
enum progress penney_computer_step(struct penney_computer *computer);

/* 0..255: how far it has come. */
uint8_t penney_computer_done(const struct penney_computer *computer);

/* The word, when it is done. */
uint8_t penney_computer_word(const struct penney_computer *computer);

#endif
