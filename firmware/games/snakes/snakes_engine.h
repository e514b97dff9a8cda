#ifndef KOSTKA_GAMES_SNAKES_SNAKES_ENGINE_H
#define KOSTKA_GAMES_SNAKES_SNAKES_ENGINE_H

#include "core/game/engine.h"
#include "games/snakes/odds/win_chances.h"
#include "games/snakes/snakes_computer.h"
#include "games/snakes/snakes_rules.h"

/* Evaluates positions of snakes and ladders. States and decisions are those of
   games/snakes/snakes_rules.h.

   With one token each there is nothing to decide. The chances to win are those of
   games/snakes/odds/win_chances.h, where it can compute them: without kick-out, or for at most two
   players with it. The values of pairs that were solved for one position answer for the next one
   after one more sweep.

   With two tokens, the chances are unknown until the game is over. The tokens are ranked by the
   throws expected until both are home, whatever the others do (games/snakes/snakes_computer.h).
   LEVEL_BEST moves the better token, LEVEL_GOOD the choice of position_quick_choice
   (games/snakes/position.h), LEVEL_EASY a random one. Before a throw, ENGINE_WEIGH answers the
   throws expected from there, whatever the decision. */

enum snakes_engine_holds { SNAKES_ENGINE_NOTHING, SNAKES_ENGINE_CHANCES, SNAKES_ENGINE_TOKENS };

struct snakes_engine_memory {
    enum snakes_engine_holds holds;
    struct snakes game; /* the game asked about; the computations keep pointers to it */
    struct engine_question question;
    enum progress progress;
    union {
        struct win_chances win;
        struct snakes_computer computer;
    };
};

extern const FLASH struct engine snakes_engine;

#endif
