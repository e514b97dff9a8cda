#ifndef KOSTKA_UI_NIM_NIM_PAGES_H
#define KOSTKA_UI_NIM_NIM_PAGES_H

#include <stdint.h>

/* The pages of Nim and its kin, for enum game_task: the winning moves, and each heap's values. Page
   0 says whether the player to move can win, and finds the computer's move. */

/* Where page 0 leaves the move in results.bytes. */
enum { NIM_MOVE };

uint8_t nim_pages(uint8_t nothing);
uint8_t nim_page_start(uint8_t page);
uint8_t nim_page_step(uint8_t page);
uint8_t nim_page_draw(uint8_t page);
uint8_t nim_page_adjust(uint8_t by);

/* Numbers in three places each at the display's cursor, an arrow before those that differ from
   others; as many as there are heaps. */
void nim_draw_cells(const uint8_t values[], const uint8_t others[]);

#endif
