#ifndef KOSTKA_GAMES_PENNEY_PENNEY_ENGINE_H
#define KOSTKA_GAMES_PENNEY_PENNEY_ENGINE_H

#include "core/game/engine.h"
#include "core/game/puzzle.h"
#include "games/penney/penney.h"

/* What positions of Penney's game are worth under the best play of all from there on. Tosses still
   to come have the chances of games/penney/patterns.h; who chooses last takes the best reply; the
   first of two takes the word to which the best reply is worst, which is found by replying to all
   of them. Chances are within 1e-9.

   All words are ranked, the best first; words that are as good may come in any order. Of three
   players nobody knows the chances before the third is to choose, and the first of them has no
   ranks. The ranks stay for the next question about the same position.

   A computer chooses the best reply to the words chosen so far. The first to choose takes any word,
   as every word has a reply that is better. The good computer takes any free word but the worst
   instead in one time of four, and the easy one always does.

   There are 2 slices for a toss and 64 for a reply; ranks of the first word take 0.2 s with 3
   letters, 1 s with 4 and 4.2 s with 5. */

enum { PENNEY_WORDS_MOST = 1 << PATTERNS_LETTERS_MOST };

struct penney_word {
    uint8_t word;
    probability_t chance; /* of the player who chooses to win with it */
};

struct penney_engine_memory {
    bool is_ranked;     /* the words of `game` have been, or are being ranked */
    struct penney game; /* that is asked about */
    struct engine_question question;
    enum progress progress;
    uint8_t tried; /* the word that is being ranked; 0: all have been */
    uint8_t words; /* ranked so far, best first: */
    struct penney_word word[PENNEY_WORDS_MOST];
    bool replies;                /* the last player still has to choose */
    struct patterns_reply reply; /* if not `replies`, only its patterns are used */
    probability_t
        chance[PENNEY_PLAYERS]; /* of a position in which at most one player has to choose */
};

extern const FLASH struct engine penney_engine;

/* Puzzles: the other has a word; which word is the best reply? All others are the choices, in the
   order HH to TT. The first of ten are of three letters and a fair coin, later ones of a coin that
   is not, or of four letters. The best reply is ahead of the next by a hundredth of a game at
   least, a 25th where the puzzle is fair and a twelfth where it is easy. Player 1 chooses. */
extern const FLASH struct puzzle_kind penney_puzzles OPTIONAL;

#endif
