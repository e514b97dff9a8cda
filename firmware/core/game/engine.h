#ifndef KOSTKA_CORE_GAME_ENGINE_H
#define KOSTKA_CORE_GAME_ENGINE_H

#include "core/game/rules.h"
#include "core/number/bounded.h"
#include "core/number/progress.h"

/* The engine of a game evaluates its positions; it is a table of pure functions. Computer player,
   hint, warning, review and puzzles all ask the same engine. A computation answers one question
   about a position, in slices of at most 80,000 cycles and in memory of the caller. The caller
   clears the first byte of that memory before the first question. Later questions may use results
   of earlier ones about the same game. */

/* Strategy level of a computer player: a beginner can win, an even match, or the best it can do.
   The header of each engine defines its levels. */
enum level { LEVEL_EASY, LEVEL_GOOD, LEVEL_BEST, LEVELS };

enum engine_question_kind {
    ENGINE_VALUE, /* each player's chance to win */
    ENGINE_RANK,  /* the decision of a rank; 0 is the best */
    ENGINE_WEIGH, /* the value of a decision, which must be allowed */
    ENGINE_PLAY   /* the decision of a computer player of a level, which may err on purpose */
};

struct engine_question {
    uint8_t kind;        /* enum engine_question_kind */
    uint8_t rank;        /* for ENGINE_RANK */
    uint8_t level;       /* for ENGINE_PLAY: enum level */
    uint8_t random;      /* for ENGINE_PLAY: a random byte */
    decision_t decision; /* for ENGINE_WEIGH */
};

enum engine_unit {
    ENGINE_CHANCE, /* chance to win of the player who decides; a draw counts half */
    ENGINE_THROWS, /* expected throws to the end; fewer are better */
    ENGINE_POINTS, /* expected points of the turn */
    ENGINE_UNITS
};

/* A decision and its value, if all play their best from then on. */
struct ranked {
    decision_t decision;
    uint8_t unit; /* enum engine_unit */
    struct bounded worth;
    struct bounded cost; /* by how much the best decision is better; 0 for the best */
};

struct engine {
    uint16_t bytes; /* of memory for a computation */

    /* Starts to answer a question about a state, which is copied. ENGINE_VALUE may be asked about
       any state, the others only if a player is to decide. */
    void (*start)(void *memory, const void *state, const struct engine_question *question);

    /* Runs a slice. IMPROVING: there is an estimate, which gets better. IMPOSSIBLE: there is no
       answer; for example, no decision has that rank, or the chance cannot be computed. */
    enum progress (*step)(void *memory);

    /* Progress, 0..PROGRESS_ALL. */
    uint8_t (*done)(const void *memory);

    /* The answer to ENGINE_VALUE, when IMPROVING or DONE: a player's chance to win, where a draw
       counts half. If the game is over it is 0, 1/2 or 1 without error. */
    struct bounded (*value)(void *memory, uint8_t player);

    /* The answer to the other questions. For ENGINE_PLAY worth and cost may be 0, if they are not
       known. */
    void (*answer)(void *memory, struct ranked *answer);
};

#endif
