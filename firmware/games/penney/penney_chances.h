#ifndef KOSTKA_GAMES_PENNEY_PENNEY_CHANCES_H
#define KOSTKA_GAMES_PENNEY_PENNEY_CHANCES_H

#include "games/penney/patterns_reply.h"
#include "games/penney/penney.h"

/* Each player's chance to win a game of Penney's as it stands, under the best play of all from
   there on: tosses still to come have the chances of games/penney/patterns.h; who chooses last
   takes the best reply (games/penney/patterns_reply.h); and the first of two the word to which the
   best reply is worst, which is found by replying to all of them. Chances are within 1e-9. */

struct penney_chances {
    struct patterns_reply reply; /* or of it the patterns alone */
    enum progress progress;
    uint8_t players;
    uint8_t choosing; /* players who have no word yet */
    uint8_t first;    /* the word that is replied to, when nobody has one */
    uint8_t word;     /* best for who chooses now, of equals the first; 0 if all have one */
    probability_t chance[PENNEY_PLAYERS];
};

/* Begins for a game of any stage, or over. */
void penney_chances_start(struct penney_chances *chances, const struct penney *game);

/* At most 80,000 cycles. There are 2 slices for a toss and 64 for a reply; the first word takes 0.2
   s with 3 letters, 1 s with 4 and 4.2 s with 5. IMPOSSIBLE: of three players two or more have
   still to choose, or the game is none. */
enum progress penney_chances_step(struct penney_chances *chances);

/* 0..255: how far it has come. */
uint8_t penney_chances_done(const struct penney_chances *chances);

/* When it is done. */
probability_t penney_chances_of(const struct penney_chances *chances, uint8_t player);

#endif
