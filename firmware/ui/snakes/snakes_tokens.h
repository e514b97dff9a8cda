#ifndef KOSTKA_UI_SNAKES_SNAKES_TOKENS_H
#define KOSTKA_UI_SNAKES_SNAKES_TOKENS_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "device/workspace.h"
#include <stdbool.h>

/* Which of a player's two tokens a throw is to move. The player sees what each is worth on a page
   (snakes_page_choice); the computer thinks about the same. The values of a board are computed once
   and then serve every choice, until the workspace is put to another use. */

/* A throw leaves a choice (snakes.face): the quick one of games/snakes/position.h, to begin with.
 */
void snakes_tokens_offer(void);

/* The other token is chosen. */
void snakes_tokens_change(void);

/* For struct game: a slice of at most 5 ms. When DONE the better token is chosen, by values that
   are exact or rough; where they are equal, or IMPOSSIBLE to be known, the choice stays. DONE at
   once where no choice is left, or none that matters. */
enum progress snakes_tokens_think(union workspace *space, uint8_t *done);

/* For struct game: the thinking is over, and the token is chosen that is better by what is known so
   far. Always true. At most 3.2 ms. */
bool snakes_tokens_settle(void);

/* How many more throws are to be expected for having chosen this token; 0 where it is the better
   one, where there is no choice, or where the page has not found it out to the digits shown. */
struct real snakes_tokens_cost(void);

/* For the coach. Whether there is a choice that matters; a slice of what the page finds, until it
   is DONE; then which token is better, and what one costs, and its throws at the cursor. */
bool snakes_tokens_differ(void);
enum progress snakes_tokens_weigh(union workspace *space, uint8_t *done);
uint8_t snakes_tokens_better(void);
bool snakes_tokens_are_exact(void);
struct real snakes_tokens_cost_of(uint8_t token);
void snakes_tokens_draw(uint8_t token);

/* Which token is chosen, or was last. */
uint8_t snakes_tokens_chosen(void);

#endif
