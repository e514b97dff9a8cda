#ifndef KOSTKA_UI_TENK_TENK_EVENT_H
#define KOSTKA_UI_TENK_TENK_EVENT_H

#include "core/dice/dice_multiset.h"
#include "device/kept_account.h"
#include "games/tenk/scoring.h"
#include <stdbool.h>
#include <stdint.h>

/* What a throw or a decision of ten thousand was, in the bytes that the review keeps of it; these
   may come from EEPROM, and are drawn as what they can mean. */

/* A choice (games/tenk/scoring.h), and whether it is banked; 0: nothing. */
uint8_t tenk_event_decision(uint8_t choice, bool bank);
uint8_t tenk_event_choice(uint8_t decision);
bool tenk_event_is_banked(uint8_t decision);

/* Who threw, and whether to complete a straight. */
void tenk_event_write_throw(uint8_t what[REVIEW_WHAT], const uint8_t count[DICE_FACES],
                            uint8_t player, bool attempt);
uint8_t tenk_event_player(const uint8_t what[REVIEW_WHAT]);

/* Of which throw, and the steps at stake before it, up to 255. */
void tenk_event_write_decision(uint8_t what[REVIEW_WHAT], const uint8_t count[DICE_FACES],
                               uint8_t decision, uint16_t stake);
uint8_t tenk_event_stake(const uint8_t what[REVIEW_WHAT]);

/* Behind a name, in 13 characters: " threw 112346", " tried 6"; of a decision what was set aside,
   " 111222 throw". */
void tenk_event_draw_throw(const uint8_t what[REVIEW_WHAT]);
void tenk_event_draw_done(const uint8_t what[REVIEW_WHAT]);

/* A decision with all dice: "[11]2346 throw". */
void tenk_event_draw_choice(const uint8_t what[REVIEW_WHAT]);
void tenk_event_draw_decision(const struct scoring *scoring, bool bank);

#endif
