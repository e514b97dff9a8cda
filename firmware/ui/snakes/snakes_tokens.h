#ifndef KOSTKA_UI_SNAKES_SNAKES_TOKENS_H
#define KOSTKA_UI_SNAKES_SNAKES_TOKENS_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "device/workspace.h"
#include <stdbool.h>
#include <stdint.h>

/* Which token of the player who throws next is to move, and what each of two is worth. The player
   sees that on pages (snakes_token_pages.c); the computer thinks about the same. The values of a
   board are computed once and then serve every choice, until the workspace is put to another use.
 */

/* The token that moves, 0 or 1: of two that may the one that is chosen; where it stands; and, where
   players have two, that square at the cursor: "@12". The game must not be over. */
uint8_t snakes_token(void);
uint8_t snakes_square(void);
void snakes_tokens_draw_square(void);

/* ---- the choice ---- */

/* A throw leaves a choice (snakes.face): the quick one of games/snakes/position.h, to begin with.
 */
void snakes_tokens_offer(void);

/* The other token is chosen. And which one is, or was last. */
void snakes_tokens_change(void);
uint8_t snakes_tokens_chosen(void);

/* Whether there is a choice that matters. */
bool snakes_tokens_differ(void);

/* For struct game: a slice of at most 5 ms. When DONE the better token is chosen, by values that
   are exact or rough; where they are equal, or IMPOSSIBLE to be known, the choice stays. DONE at
   once where no choice is left, or none that matters. */
enum progress snakes_tokens_think(union workspace *space, uint8_t *done);

/* For struct game: the thinking is over, and the token is chosen that is better by what is known so
   far. Always true. At most 3.2 ms. */
bool snakes_tokens_settle(void);

/* ---- what the tokens are worth ---- */

/* As a page does (ui/kit/page.h). What is begun again goes on where it was. */
void snakes_tokens_begin(union workspace *space);
enum progress snakes_tokens_step(union workspace *space, uint8_t *done);

/* From then on: whether the values are exact or rough; and whether all digits are certain in which
   a cost is shown. */
bool snakes_tokens_are_exact(void);
bool snakes_tokens_are_certain(void);

/* Throws to bring both home: with neither thrown for; and after moving a token, at the cursor. */
const struct bounded *snakes_tokens_left(void);
void snakes_tokens_draw(uint8_t token);

/* Which token is better; and how many more throws are to be expected for choosing one, or for the
   one chosen: 0 where it is the better one, where there is no choice, or where that is not certain
   to the digits shown. */
uint8_t snakes_tokens_better(void);
struct real snakes_tokens_cost_of(uint8_t token);
struct real snakes_tokens_cost(void);

/* A new game begins, on whatever board: what has been found is not true any more. */
void snakes_tokens_forget(void);

#endif
