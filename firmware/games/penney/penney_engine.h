#ifndef KOSTKA_GAMES_PENNEY_PENNEY_ENGINE_H
#define KOSTKA_GAMES_PENNEY_PENNEY_ENGINE_H

#include "core/game/engine.h"
#include "games/penney/penney_computer.h"
#include "games/penney/penney_costs.h"
#include "games/penney/penney_rules.h"

/* What positions of Penney's game are worth, under the best play of all from there on
   (games/penney/penney_chances.h says what that is). States and decisions are those of
   games/penney/penney_rules.h. Chances are within 1e-9.

   All words are ranked, the best first; words that are as good may come in any order. Of three
   players nobody knows the chances before the third is to choose, and the first of them has no
   ranks. What is known of the words stays for the next question about the same position.

   Computers choose as games/penney/penney_computer.h says. */

struct penney_engine_memory {
    bool has_costs;     /* those of the words, of costs.game but for the word that is tried */
    struct penney game; /* that is asked about */
    struct engine_question question;
    enum progress progress;
    union {
        struct penney_costs costs;
        struct penney_chances chances;
        struct penney_computer computer;
    };
};

extern const FLASH struct engine penney_engine;

#endif
