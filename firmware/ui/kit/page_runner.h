#ifndef KOSTKA_UI_KIT_PAGE_RUNNER_H
#define KOSTKA_UI_KIT_PAGE_RUNNER_H

#include "ui/kit/game.h"
#include <stdbool.h>
#include <stdint.h>

/* Leafs through the pages of a game, and computes the one in front in slices. The first page that
   is available is the game's own: what is computed for it is shown in its second row.

   What a page keeps (ui/kit/page.h) is not computed again while the position and all numbers stay.
   While a page other than the game's own is read, the next one in the direction last turned is
   computed, if it keeps what it finds. A game has at most 32 pages, or
   16 where there are neither proofs nor reviews. */

/* The game's own page comes to the front, and nothing is known of the position. */
void page_runner_open(const FLASH struct game *game);

/* The same in the game that is open: what is known stays. */
void page_runner_back(void);

/* The next page that is available (1), or the one before (-1). */
void page_runner_turn(int8_t by);

/* The position has changed: computes the page in front anew; if there is no such page any more the
   game's own comes to the front. */
void page_runner_restart(void);

/* The position has changed, but the workspace is needed for something else first: nothing is
   computed, and a bar is shown, until page_runner_restart. */
void page_runner_suspend(void);

/* The screen comes back: the page in front is computed anew. */
void page_runner_resume(void);

/* What the help screen says is again what it says of the page in front. */
void page_runner_explain(void);

/* Whether the game's own page is in front. */
bool page_runner_shows_game(void);

/* The screen that select opens at the page in front; NULL: none. */
const FLASH struct screen *page_runner_opens(void);

/* Whether the page in front has a number that up and down can change. */
bool page_runner_has_number(void);

/* Changes it, and computes anew. */
void page_runner_change(int8_t by);

/* Whether the page in front has nothing to show yet. */
bool page_runner_is_working(void);

/* True if the memory may serve other work: nothing more is to be found, and for half a second
   nobody has turned to the page. Milliseconds. */
bool page_runner_is_idle(uint16_t now);

/* A slice of the work, at most 5 ms; asks for a redraw when there is something to see.
 * Milliseconds.
 */
void page_runner_step(uint16_t now);

/* Draws the page, of the game's own its part in the second row; a progress bar while it is being
   computed. */
void page_runner_draw(void);

#endif
