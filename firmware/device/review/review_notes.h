#ifndef KOSTKA_DEVICE_REVIEW_REVIEW_NOTES_H
#define KOSTKA_DEVICE_REVIEW_REVIEW_NOTES_H

#include "device/kept_account.h"
#include <stdbool.h>
#include <stdint.h>

/* What the review of the game in hand notes beside its account, all in session.review: the dearest
   decision, the luckiest throw, how many errors were made, and how the chance to win went. Chances
   and what changes them are in units of 2^-ACCOUNT_BITS. */

/* An event, as it has just happened: what changes the account (enum account_sum), what it was, and
   of a decision what would have been better. */
struct review_event {
    uint8_t sum;
    uint8_t what[REVIEW_WHAT];
    uint8_t better[REVIEW_WHAT];
};

/* Whether such an event is luck, not a decision. */
bool review_is_luck(uint8_t sum);

/* An event has changed the chance by so much: it is counted if it is an error, and kept if it is
   the dearest or luckiest so far. */
void review_note_event(const struct review_event *event, int32_t change);

/* A decision that is judged later is kept in the place of the dearest. */
void review_note_unjudged(const struct review_event *event);

/* The curve goes on to a chance. It has REVIEW_COLUMNS; where they do not suffice each stands for
   twice the events. */
void review_note_height(int32_t chance);

/* It begins with another one, while it reaches back to the start. */
void review_note_start(int32_t chance);

#endif
