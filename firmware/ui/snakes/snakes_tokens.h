#ifndef KOSTKA_UI_SNAKES_SNAKES_TOKENS_H
#define KOSTKA_UI_SNAKES_SNAKES_TOKENS_H

#include "core/number/bounded.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "ui/kit/page.h"
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

/* The other token is chosen. */
void snakes_tokens_change(void);

/* ---- what the tokens are worth ---- */

/* As a page does (ui/kit/page.h); what follows is true while its result stands. */
void snakes_tokens_begin(union workspace *space);
enum progress snakes_tokens_step(union workspace *space, uint8_t *done);

/* True if the values are exact, not rough. */
bool snakes_tokens_are_exact(void);

/* Throws to bring both home: with neither thrown for; and after moving a token, at the cursor. */
const struct bounded *snakes_tokens_left(void);
void snakes_tokens_draw(uint8_t token);

/* How many more throws are to be expected for the token chosen than for the other: 0 where it is
   the better one, where there is no choice, or where that is not certain to the digits shown. */
struct real snakes_tokens_cost(void);

#endif
