#ifndef KOSTKA_GAMES_PENNEY_PENNEY_COSTS_H
#define KOSTKA_GAMES_PENNEY_PENNEY_COSTS_H

#include "games/penney/penney_chances.h"

/* What each word is worth to the player who is to choose one in Penney's game, and costs against
   the best, under the best play of all from there on (games/penney/penney_chances.h). */

enum { PENNEY_WORDS_MOST = 1 << PATTERNS_LETTERS_MOST };

struct penney_word {
    uint8_t word;
    probability_t chance; /* to win with it */
};

struct penney_costs {
    struct penney game; /* with the word that is tried */
    uint8_t player;     /* who chooses */
    uint8_t next;       /* the word to be tried behind it; behind the last of all, 2 * rows */
    uint8_t tried;      /* words, and the best first: */
    struct penney_word word[PENNEY_WORDS_MOST];
    struct penney_chances chances;
};

/* Begins, for a game in which somebody is to choose a word. */
void penney_costs_start(struct penney_costs *costs, const struct penney *game);

/* At most 80,000 cycles; the first word of two takes as long as penney_chances_step says, a last
   one 2 slices for each word. IMPOSSIBLE: two have still to choose behind the player. */
enum progress penney_costs_step(struct penney_costs *costs);

/* 0..255: the share of the words that have been tried. */
uint8_t penney_costs_done(const struct penney_costs *costs);

/* When it is done: how many words can be chosen; of these one by its place, the best is 0; and what
   it costs. Chances that are equal differ by 1e-9 at most, and may come in any order. */
uint8_t penney_costs_words(const struct penney_costs *costs);
const struct penney_word *penney_costs_word(const struct penney_costs *costs, uint8_t place);
probability_t penney_costs_of(const struct penney_costs *costs, uint8_t place);

#endif
