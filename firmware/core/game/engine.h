#ifndef KOSTKA_CORE_GAME_ENGINE_H
#define KOSTKA_CORE_GAME_ENGINE_H

#include "core/game/rules.h"
#include "core/number/bounded.h"
#include "core/number/progress.h"

/* What the positions of a game are worth, as a table of pure functions. Computer player, hint,
   warning, review and puzzles all ask the same engine.

   A computation answers a question about a position and is done in slices of at most 80,000 cycles,
   in memory of the caller. Its first byte is 0 at first: it says what is there of earlier questions
   about the same game, which the next one may use. */

/* How well a computer player plays: so that a beginner wins, so that it is a match, or as well as
   it can. What that means in a game is said by the header of its engine. */
enum level { LEVEL_EASY, LEVEL_GOOD, LEVEL_BEST, LEVELS };

enum engine_question_kind {
    ENGINE_VALUE, /* each player's chance to win */
    ENGINE_RANK,  /* the decision of a rank; 0 is the best */
    ENGINE_WEIGH, /* what a decision is worth, which must be allowed */
    ENGINE_PLAY   /* what a computer player of a level decides, which may err on purpose */
};

struct engine_question {
    uint8_t kind;        /* enum engine_question_kind */
    uint8_t rank;        /* of ENGINE_RANK */
    uint8_t level;       /* of ENGINE_PLAY: enum level */
    uint8_t random;      /* of ENGINE_PLAY: a random byte */
    decision_t decision; /* of ENGINE_WEIGH */
};

enum engine_unit {
    ENGINE_CHANCE, /* to win, of the player who decides; a draw counts half */
    ENGINE_THROWS, /* expected until all is done: the fewer the better */
    ENGINE_POINTS, /* expected of the turn */
    ENGINE_UNITS
};

/* A decision, and what it is worth under the best play of all from there on. */
struct ranked {
    decision_t decision;
    uint8_t unit; /* enum engine_unit */
    struct bounded worth;
    struct bounded cost; /* what the best decision is worth more; 0 of the best */
};

struct engine {
    uint16_t bytes; /* that a computation takes */

    /* Begins to answer a question about a state, of which it keeps a copy. ENGINE_VALUE may be
       asked about any state, the others about those in which a player is to decide. */
    void (*start)(void *memory, const void *state, const struct engine_question *question);

    /* A slice. IMPROVING: the answer is an estimate, which gets better. IMPOSSIBLE: there is no
       answer, such as a decision of that rank or a chance that can be computed. */
    enum progress (*step)(void *memory);

    /* 0..PROGRESS_ALL: how far it has come. */
    uint8_t (*done)(const void *memory);

    /* When IMPROVING or DONE. The answer to ENGINE_VALUE: the chance of a player to win, a draw
       counting half; of a game that is over 0, 1/2 or 1 without error. */
    struct bounded (*value)(void *memory, uint8_t player);

    /* And to the other questions. Of ENGINE_PLAY worth and cost need not be known: then they are 0.
     */
    void (*answer)(void *memory, struct ranked *answer);
};

#endif
