#ifndef KOSTKA_DEVICE_REVIEW_ENTRIES_H
#define KOSTKA_DEVICE_REVIEW_ENTRIES_H

#include "device/kept_account.h"
#include <stdbool.h>
#include <stdint.h>

/* The latest events of a game, as many as there is room for in the session behind the game's state:
   no power cut keeps them. Chances are of the account (core/player/account.h), and are remembered
   in units of 2^-14. */

/* None is known of a game whose state takes so many bytes, of session.state.thrown or of all. */
void review_entries_start(uint16_t state_bytes, bool is_thrown);

/* Nor is any more of the one in hand. */
void review_entries_forget(void);

/* An event: what changed the account (enum account_sum), what it was, and the chance before it and
   after. The oldest gives way. */
void review_entries_add(uint8_t sum, const uint8_t what[], int32_t before, int32_t after);

/* The chance before the oldest turns out to have been another. */
void review_entries_begin_with(int32_t before);

/* How many there are; and one of them, `back` before the newest, which is 0. */
struct review_entry {
    uint8_t sum;
    int32_t after; /* the chance */
    int32_t change;
    uint8_t what[REVIEW_WHAT];
};
uint8_t review_entries_held(void);
void review_entries_look(uint8_t back, struct review_entry *entry);

#endif
