#ifndef KOSTKA_DEVICE_GAME_REVIEW_H
#define KOSTKA_DEVICE_GAME_REVIEW_H

#include "core/game/reviewer.h"
#include "device/session.h"
#include <stdbool.h>

/* The review of the game in hand (core/game/reviewer.h), computed in the background. It starts
   again after a power cut, when a decision is taken back, and from the base position on when events
   have been folded before it came to them. When the game is over and the review is done, luck and
   errors are added to the totals of the session. */

/* A slice of at most 5 ms. DONE: all events have been reviewed. IMPOSSIBLE: there is no game that
   can be reviewed. */
enum progress game_review_step(void);

/* The result so far, and whether it is complete. */
const struct review *game_review(void);
bool game_review_is_done(void);

/* True if there is a review, or will be: not for games whose chances are not known. */
bool game_review_is_there(void);

/* 0..255: the share of the events that have been reviewed. */
uint8_t game_review_done(void);

/* The player whose account the review has. */
uint8_t game_review_player(void);

/* The review of one event. session_event is set to it; unless `is_only_found`, the account of
   `review` then has the chance before the event as its start and the chance after it as `now`, if
   the account has begun. Before the first slice set `event` and `is_only_found`, and all else to
   zero. */
struct game_look {
    uint16_t event; /* from 0 */
    bool is_only_found;
    bool is_started;
    bool is_found; /* the event has been replayed */
    struct replay at;
    struct review review;
};

/* One slice of at most 5 ms. Afterwards the review of the game continues. */
enum progress game_review_look(struct game_look *look);

#endif
