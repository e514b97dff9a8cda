#ifndef KOSTKA_GAMES_PENNEY_PATTERNS_REPLY_H
#define KOSTKA_GAMES_PENNEY_PATTERNS_REPLY_H

#include "games/penney/patterns.h"

/* The best reply to one or two words: the word that is most likely to come before them. Of equals
   it is the first in the order HH to TT. */

struct patterns_reply {
    struct patterns patterns;    /* of the word that is tried, then of the words replied to */
    struct patterns_answer best; /* the same for the best word so far */
    uint8_t word;                /* that word; 0: there is none yet */
    uint8_t worst;               /* the word least likely to come before them */
    probability_t least;         /* by so much */
};

/* Begins. The question's first one or two words are replied to; a third is left out, and no toss
   must have been made. */
void patterns_reply_start(struct patterns_reply *reply, const struct patterns_question *question);

/* Tries one word in two slices; there are 4 to 32. IMPOSSIBLE: there are no words to
   reply to, or the question is outside the limits of games/penney/patterns.h. */
enum progress patterns_reply_step(struct patterns_reply *reply);

/* 0..255: the share of the words that have been tried. */
uint8_t patterns_reply_done(const struct patterns_reply *reply);

/* The best reply, and the odds between it, as the first word, and the words replied to. */
uint8_t patterns_reply_word(const struct patterns_reply *reply);
const struct patterns_answer *patterns_reply_answer(const struct patterns_reply *reply);

#endif
