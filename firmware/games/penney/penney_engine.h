#ifndef KOSTKA_GAMES_PENNEY_PENNEY_ENGINE_H
#define KOSTKA_GAMES_PENNEY_PENNEY_ENGINE_H

#include "core/game/engine.h"
#include "core/game/puzzle.h"
#include "games/penney/penney.h"

/* The engine of Penney's game: values of positions under the best play of all from there on. The
   chances of tosses to come are those of games/penney/patterns.h. The last player to choose takes
   the best reply. The first of two takes the word to which the best reply is worst, which is found
   by replying to all words. Chances are within 1e-9.

   All words are ranked, best first; words that are equally good may come in any order. With three
   players the chances are not known before the third is to choose, and the first has no ranks. The
   ranks are used again for the next question about the same position.

   A computer player chooses the best reply to the words chosen so far. LEVEL_GOOD errs one time in
   four, and LEVEL_EASY always: it takes any free word but the worst. The first to choose takes any
   word, because every word has a better reply.

   The chances of a position take 2 slices without a reply and at most 64 with one. Ranks of the
   first word take 0.2 s with 3 letters, 1 s with 4 and 4.2 s with 5. */

enum { PENNEY_WORDS_MOST = 1 << PATTERNS_LETTERS_MOST };

struct penney_word {
    uint8_t word;
    probability_t chance; /* that the player who chooses it wins */
};

struct penney_engine_memory {
    bool is_ranked;     /* the words of `game` have been ranked, or are being ranked */
    struct penney game; /* of the question */
    struct engine_question question;
    enum progress progress;
    uint8_t tried; /* the word being ranked; 0: all have been */
    uint8_t words; /* ranked so far, best first: */
    struct penney_word word[PENNEY_WORDS_MOST];
    bool replies;                /* the last player still has to choose */
    struct patterns_reply reply; /* if not `replies`, only its patterns are used */
    probability_t
        chance[PENNEY_PLAYERS]; /* of a position in which at most one player has to choose */
};

extern const FLASH struct engine penney_engine;

/* Puzzles: player 0 has a word; which word is the best reply of player 1? The choices are all other
   words, in the order HH to TT. The easy ones of the ten have three letters and a fair coin, later
   ones an unfair coin, and the hard ones four letters as well. The best reply is ahead of the next
   by at least 1/100 of a game, in a fair puzzle by 1/25 and in an easy one by 1/12. */
extern const FLASH struct puzzle_kind penney_puzzles OPTIONAL;

#endif
