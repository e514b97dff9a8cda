#ifndef KOSTKA_UI_EDITOR_SCREEN_EDITOR_H
#define KOSTKA_UI_EDITOR_SCREEN_EDITOR_H

#include "games/snakes/board.h"
#include "ui/kit/screens.h"
#include <stdbool.h>
#include <stdint.h>

/* The jumps of a board that is being edited, square by square. Whether the whole is a board is for
   board_check to say. */

/* The least goal: below it jumps would lie beyond the goal. */
uint8_t jumps_least_goal(const struct board *board);

/* Where a token goes that stops on a square: the square itself where no jump starts there. */
uint8_t jumps_end_of(const struct board *board, uint8_t square);

/* Takes away the jump that starts on a square, if there is one. */
void jumps_remove(struct board *board, uint8_t square);

/* Lets a jump start on a square, in the place of one that did. False, and nothing changed, where
   the board has no room for another. */
bool jumps_put(struct board *board, uint8_t square, uint8_t to);

/* The editor of own boards: a list of which board, its goal, every square with its jump, the name,
   and saving. */
extern const FLASH struct screen screen_editor;

#endif
