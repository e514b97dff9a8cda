#ifndef KOSTKA_UI_CHIPS_CHIPS_PAGES_H
#define KOSTKA_UI_CHIPS_CHIPS_PAGES_H

#include "ui/kit/digit_editor.h"
#include <stdint.h>

/* The pages of the game of chips, for enum game_task: each player's chance to win, or the throws
   that one player needs; what can happen and when; the bottleneck; good placements. While chips are
   placed page 0 finds those of the computer. */

uint8_t chips_pages(uint8_t nothing);
uint8_t chips_page_start(uint8_t page);
uint8_t chips_page_step(uint8_t page);
uint8_t chips_page_draw(uint8_t page);
uint8_t chips_page_adjust(uint8_t by);

/* A new game: whatever is still being searched for belongs to another. */
void chips_pages_forget(void);

/* The fields, and that to which the player who places has come. */
extern struct digit_editor chips_picker;

#endif
