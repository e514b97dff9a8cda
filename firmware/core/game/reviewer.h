#ifndef KOSTKA_CORE_GAME_REVIEWER_H
#define KOSTKA_CORE_GAME_REVIEWER_H

#include "core/game/account.h"
#include "core/game/engine.h"
#include "core/game/record.h"

/* The review of a game for one player. The reviewer replays the record, asks the engine about each
   event, and enters the event in the player's account (core/game/account.h). A throw is luck: the
   chance after it less the chance before it. The cost of a decision is the engine's answer. So
   start, luck and errors add up exactly to the result. If the engine's answers are estimates, their
   difference goes to the luck of the next throw.

   The account begins with the first position whose chance the engine knows before the game is over.
   Of secret decisions the player's own comes last, because it is weighed against the decisions of
   the others.

   Chances of the account are in units of 2^-ACCOUNT_BITS. */

enum { REVIEW_COLUMNS = 16 };

/* A single event that the review shows. */
struct review_mark {
    int32_t change;      /* of the chance; 0: there is no such event yet */
    uint16_t event;      /* its number in the record, from 0 */
    decision_t decision; /* of an error: the decision made */
    decision_t better;   /* of an error: the best decision */
};

/* The result. The caller clears it before the first slice. */
struct review {
    uint16_t events;   /* events of the record that have been entered */
    bool is_begun;     /* there is an account */
    bool is_estimated; /* a chance in it is not exact */
    bool shares_luck;  /* there was a throw for everybody, which counts as own luck */
    struct account account;
    struct review_mark worst_error; /* of the player's own errors */
    struct review_mark best_luck;
    bool has_decided[2]; /* 0: a decision of the player has been entered; 1: one of another */
    uint8_t errors[2]; /* decisions that cost something, of the player and of others; stop at 255 */
    uint8_t spacing;   /* a column stands for 2^spacing events */
    uint8_t height[REVIEW_COLUMNS]; /* the chance after the last of these events; 255 is certain */
};

/* Input of a review: the game, and memory for its engine. */
struct review_game {
    const struct record *record;
    const FLASH struct rules *rules;
    const FLASH struct engine *engine;
    const void *own; /* as in struct game_start */
    void *memory;    /* engine->bytes */
};

enum reviewer_task {
    REVIEWER_SEEKS,    /* replays the events before the first one to enter */
    REVIEWER_OPENS,    /* reads the secret decisions */
    REVIEWER_GOES_ON,  /* looks at the next event */
    REVIEWER_WEIGHS,   /* asks for the cost of a decision */
    REVIEWER_COMPARES, /* asks for the best decision */
    REVIEWER_EVALUATES /* asks for the chance at the start, or after an event */
};

/* The computation. */
struct reviewer {
    struct replay at;       /* the events that have been replayed */
    union game_state state; /* the position after them */
    uint16_t from;          /* the first event to enter */
    uint16_t until;         /* the first one after it not to enter */
    uint8_t own;            /* the player whose account it is */
    enum reviewer_task task;
    enum account_sum sum; /* the sum of the account to which the event belongs */
    bool is_asked;        /* the engine works on the task */
    bool has_secret;      /* the player's secret decision is being weighed */
    decision_t decision;  /* the decision being weighed */
    uint16_t decided_at;  /* the number of its event */
    int32_t cost;         /* its cost */
};

/* Starts with the events of the record from `from` up to but without `until`. If the events before
   `from` have not been entered, the account begins at `from`; so a single event can be reviewed.
   False if the record is not a game. Takes as long as replay_start. */
bool reviewer_start(struct reviewer *reviewer, const struct review_game *game, uint8_t own,
                    uint16_t from, uint16_t until);

/* Runs a slice of at most 80,000 cycles. DONE: all events so far have been entered. IMPOSSIBLE: the
   record is damaged. */
enum progress reviewer_step(struct reviewer *reviewer, struct review *review,
                            const struct review_game *game);

/* Reports that another computation has used the engine's memory since the last slice. */
void reviewer_interrupt(struct reviewer *reviewer);

/* The luck of all throws, of all players. */
int32_t review_luck(const struct review *review);

#endif
