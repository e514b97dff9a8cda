#ifndef KOSTKA_GAMES_SNAKES_SNAKES_ENGINE_H
#define KOSTKA_GAMES_SNAKES_SNAKES_ENGINE_H

#include "core/game/engine.h"
#include "games/snakes/odds/win_chances.h"
#include "games/snakes/snakes_computer.h"
#include "games/snakes/snakes_rules.h"

/* What positions of snakes and ladders are worth. States and decisions are those of
   games/snakes/snakes_rules.h.

   With one token each, the chances to win are those of games/snakes/odds/win_chances.h, where these
   can be computed: without kick-out, and of two players with it. Then nothing is ever decided. The
   values of pairs that one position has been solved for answer for the next after one more sweep.

   With two tokens nobody knows the chances before the game is over. Which token moves is ranked by
   the throws expected until both are home, whatever the others do
   (games/snakes/snakes_computer.h). The best computer takes the better one, the good one the choice
   that costs no thought (games/snakes/position.h), the easy one any. Before a throw ENGINE_WEIGH
   answers with the throws expected from there, whatever the decision. */

enum snakes_engine_holds { SNAKES_ENGINE_NOTHING, SNAKES_ENGINE_CHANCES, SNAKES_ENGINE_TOKENS };

struct snakes_engine_memory {
    enum snakes_engine_holds holds;
    struct snakes game; /* that is asked about; the computations keep pointers to it */
    struct engine_question question;
    enum progress progress;
    union {
        struct win_chances win;
        struct snakes_computer computer;
    };
};

extern const FLASH struct engine snakes_engine;

#endif
