#ifndef KOSTKA_UI_KIT_PAGE_RUNNER_H
#define KOSTKA_UI_KIT_PAGE_RUNNER_H

#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* Turns the pages of a game, and computes the one in front in slices. The first page that is
   available is the game's own: its result is shown in the second row. If there are more than four
   others, up and down go round the pages up to page_more, which leads to the rest.

   Turning to a page with the same `start` does not compute again. */

/* Puts the game's own page in front; computes nothing before page_runner_restart. */
void page_runner_open(const FLASH struct game *game);

/* Computes the page in front anew, because the position has changed or another screen was in front.
   If the page is no longer available, the game's own page comes to the front. */
void page_runner_restart(void);

/* page_runner_suspend: the same, but the computer's decision needs the workspace first. Computes
   nothing and shows a bar until page_runner_restart. page_runner_show_bar: raises that bar to
   `done`, of PROGRESS_ALL; `now` in milliseconds. */
void page_runner_suspend(void);
void page_runner_show_bar(uint16_t now, uint8_t done);

/* Sets the help to the title and text of the page in front. Sets none if right would start to
   change the page's number. */
void page_runner_explain(void);

/* True if the game's own page is in front. */
bool page_runner_shows_game(void);

/* Handles a key. Up and down turn the pages; after right they change the page's number, until
   select or left. Left goes back to page_more or to the game's own page. Select opens what the page
   leads to; if there is nothing, the game's own page comes to the front. False: select or left is
   to act as on the game's own page. */
bool page_runner_key(enum key key);

/* Ends the changing of a page's number: up and down turn the pages again. */
void page_runner_let_go(void);

/* True if the page in front has nothing to show yet. */
bool page_runner_is_working(void);

/* True if the workspace may serve other work: the page needs no more slices, and it has not asked
   for a redraw for half a second. `now` in milliseconds. */
bool page_runner_is_idle(uint16_t now);

/* Runs a slice of at most 5 ms; asks for a redraw when there is something to see. `now` in
   milliseconds. */
void page_runner_step(uint16_t now);

/* Draws the page, or a bar while it is being computed. The game's own page draws the second row
   only. */
void page_runner_draw(void);

#endif
