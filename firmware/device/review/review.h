#ifndef KOSTKA_DEVICE_REVIEW_H
#define KOSTKA_DEVICE_REVIEW_H

#include "core/number/fixed.h"
#include "device/kept_account.h"
#include "device/review/review_notes.h"
#include <stdbool.h>
#include <stdint.h>

/* What is kept of a game so that it can be told what it was worth to one player: the account
   (core/player/account.h), how the chance to win went, the dearest decision and the luckiest throw;
   and over many games, by level, luck and errors. There is a record of each game in the store,
   which follows that of the session (device/session.h). The latest events are remembered
   besides (device/review/review_entries.h).

   What an event was is three bytes, not all ones, which only the game understands; so are those of
   a better decision. Chances of the account are in units of 2^-ACCOUNT_BITS. */

/* The record of a game, by its place in the store, comes in hand, checked; an empty one where there
   is none. At most 3.5 ms; nothing must be queued in the store. */
void review_load(uint8_t place);
void review_keep(void);

/* A game begins; its state takes so many bytes, of session.state.thrown or of all. Nothing is known
   of it but that, and whether all its chances are estimated. */
void review_begin(uint16_t state_bytes, bool is_thrown, bool is_estimated);

/* The same of one that goes on: no event before is known. */
void review_resume(uint16_t state_bytes, bool is_thrown);

/* Events are told by the game (struct review_event); the chance that they lead to is owed until it
   is settled. Where there is no account, or none is kept, nothing is. */
void review_owe(const struct review_event *event);

/* An own decision of which nothing can be said before it is made, and which takes long to be judged
   (at chips, what was placed): nothing was owed before, and the account begins with the chance that
   it leads to. When it is judged the game has begun with the best. What it was, and in `better`
   what it is to be judged by, is kept until then. */
void review_owe_unjudged(const struct review_event *event);
bool review_is_unjudged(void);

/* It is judged: the chance with what would have been best, which is not less than that with what
   was decided, and what that is: it stays in the mark of the dearest decision, whether anything was
   lost or not. May come after the end. */
void review_judge(probability_t best, probability_t chance, const uint8_t better[]);

/* It cannot be judged. */
void review_leave_unjudged(void);

/* An own decision, and what others have answered, was taken back: the chance is owed as it is then.
   What the decision cost stays among the errors, and what was got back is part of the drift. The
   event has a mark of its own in the place of what it was. */
void review_take_back(void);
bool review_is_mark(const uint8_t what[]);

/* Nothing has been told of what has led to the position; its chance is owed. */
void review_owe_unknown(void);
bool review_is_owed(void);

/* It is known: the account goes on to it. The stamp is that of the position. */
void review_settle(probability_t chance, uint16_t stamp);

/* Whether the chance before what comes next is known; then it is session.review.account.now. */
bool review_knows(void);

/* It cannot be known. */
void review_give_up(void);

/* The game is over, and settled: it is added to the totals. */
void review_end(void);

/* Games won without the luck in them, in units of 2^-16; it may be less than none. */
int32_t review_less_luck(uint16_t won, const struct review_total *total);

/* Forgets the totals. */
void review_reset_totals(void);

/* All luck, in the own chance. */
int32_t review_luck_of(const struct account *account);

/* Whose account it is of players who are 0 if they are persons: the first person, or the first. */
uint8_t review_own_player(const uint8_t player[], uint8_t players);

#endif
