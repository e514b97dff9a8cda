#ifndef KOSTKA_DEVICE_GAME_REVIEW_H
#define KOSTKA_DEVICE_GAME_REVIEW_H

#include "core/game/reviewer.h"
#include "device/session.h"
#include <stdbool.h>

/* The review of the game in hand (core/game/reviewer.h), computed while nothing else is; it begins
   again after a power cut and when a decision has been taken back. When the game is over and its
   review is done, luck and errors are added to the totals of the session. */

/* Another game is in hand, or its record has become shorter: the review begins anew. */
void game_review_restart(void);

/* A slice of at most 5 ms. DONE: all events have been reviewed. IMPOSSIBLE: there is no game that
   can be reviewed. */
enum progress game_review_step(void);

/* What has been found so far, and whether that is all. */
const struct review *game_review(void);
bool game_review_is_done(void);

/* True if there is something to show, or will be: not where no chance is known. */
bool game_review_is_there(void);

/* 0..255: the share of the events that have been reviewed. */
uint8_t game_review_done(void);

/* Whose account it is; of two, the other is the rest. */
uint8_t game_review_player(void);

/* One event, looked at by itself: session_event becomes it, and, unless only that is asked, the
   account of `review` has the chance before it as its start and that behind it as `now`, if it is
   begun. All zeros but the question before the first slice. */
struct game_look {
    uint16_t event; /* from 0 */
    bool is_only_found;
    bool is_started;
    bool is_found; /* the event has been replayed */
    struct replay at;
    struct review review;
};

/* A slice of at most 5 ms. The review of the game goes on when that is over. */
enum progress game_review_look(struct game_look *look);

/* Games won without the luck in them, in units of 2^-16; it may be less than none. */
int32_t game_review_less_luck(uint16_t won, const struct session_total *total);

#endif
