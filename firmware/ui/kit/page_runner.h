#ifndef KOSTKA_UI_KIT_PAGE_RUNNER_H
#define KOSTKA_UI_KIT_PAGE_RUNNER_H

#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* Turns the pages of a game, and computes the one in front in slices. The first page that is
   available is the game's own: what is computed for it is shown in its second row. Where there are
   more than four others, up and down go round those up to page_more, which leads to the rest.

   Pages that begin to compute alike are not computed again when they are turned. */

/* The game's own page comes to the front; nothing is computed before page_runner_restart. */
void page_runner_open(const FLASH struct game *game);

/* The position has changed, or another screen was in front: computes the page in front anew. If
   there is no such page any more, the game's own comes to the front. */
void page_runner_restart(void);

/* The same, but the workspace is needed for the computer's decision first: nothing is computed, and
   a bar is shown, until page_runner_restart. And how far that has come, of PROGRESS_ALL;
   milliseconds. */
void page_runner_suspend(void);
void page_runner_show_bar(uint16_t now, uint8_t done);

/* Sets what the help screen says: the title and help of the page in front. Nothing while right
   takes a number in hand. */
void page_runner_explain(void);

/* True if the game's own page is in front. */
bool page_runner_shows_game(void);

/* A key. Up and down turn the pages; behind right they change the page's number, until select or
   left. Left goes back: to page_more, to the game's own page. Select opens what the page leads to,
   else the game's own page comes to the front. False: the key is to mean what it does there, select
   or left. */
bool page_runner_key(enum key key);

/* The number that was in hand is let go. */
void page_runner_let_go(void);

/* True if the page in front has nothing to show yet. */
bool page_runner_is_working(void);

/* True if the workspace may serve other work: nothing more is to be found, and for half a second
   nobody has turned to the page. Milliseconds. */
bool page_runner_is_idle(uint16_t now);

/* A slice of the work, at most 5 ms; asks for a redraw when there is something to see.
   Milliseconds. */
void page_runner_step(uint16_t now);

/* Draws the page, of the game's own its part in the second row; a bar while it is being computed.
 */
void page_runner_draw(void);

#endif
