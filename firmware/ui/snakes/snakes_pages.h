#ifndef KOSTKA_UI_SNAKES_SNAKES_PAGES_H
#define KOSTKA_UI_SNAKES_SNAKES_PAGES_H

#include "core/number/flash.h"
#include <stdint.h>

/* The pages of snakes and ladders, for enum game_task: each shows one thing about the token of the
   player who throws next; page 0 each player's chance to win. */

/* What a move was, strings by enum board_step with the landing, for layout_draw; then that it
   kicked, and what a choice has cost. */
extern const FLASH char snakes_steps[];

uint8_t snakes_pages(uint8_t nothing);
uint8_t snakes_page_start(uint8_t page);
uint8_t snakes_page_step(uint8_t page);
uint8_t snakes_page_draw(uint8_t page);
uint8_t snakes_page_adjust(uint8_t by);

#endif
