#ifndef KOSTKA_UI_CHIPS_PAGES_H
#define KOSTKA_UI_CHIPS_PAGES_H

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

/* A player's chips as digits, A for 10 and so on, at the cursor. */
void chips_draw_digits(uint8_t player);

/* A player's chips as bars, at the beginning of that row, and the chance to win if it is known. */
void chips_draw_bars(uint8_t player);

/* The name of a field, at the cursor. */
void chips_draw_field(uint8_t field);

/* The field that the player who places has come to. */
extern uint8_t chips_cursor;

#endif
