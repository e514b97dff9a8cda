#ifndef KOSTKA_UI_TENK_TENK_JUDGING_H
#define KOSTKA_UI_TENK_TENK_JUDGING_H

#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "device/workspace.h"
#include "games/tenk/tenk_computer.h"

/* What throws and decisions of ten thousand are worth, of two players without last turns. The
   chances are those of the pages (games/tenk/tenk_worth.h says how far off they are). A throw is
   worth what the best choice among it is, a lost one what the other has then; a decision is judged
   by the same solved turn as the throw was, so that one who does what is best makes no error at
   all. */

/* Another game is on the table. */
void tenk_judging_open(void);

/* A throw has been made, and is the newest of the history; of an attempt one die. */
void tenk_judging_thrown(bool attempt);

/* What a player has decided, with so much at stake before, has been done. */
void tenk_judging_decided(uint8_t player, uint16_t stake, const struct scoring *choice, bool bank);

/* Of these the review is told; then it asks for them, as struct game_review says. */
enum progress tenk_judging_chance(union workspace *space, probability_t *chance);
uint16_t tenk_judging_stamp(void);

/* Whose account it is. */
uint8_t tenk_judging_own(void);

/* For the coach: the best that can be done with the throw on the table, SCORING_NOTHING if it is
   not known; and the steps at stake before the latest decision. */
struct tenk_advice tenk_judging_best(void);
uint16_t tenk_judging_stake(void);

/* A slice of at most 5 ms of the own chance to win behind a decision about the throw on the table,
   which must be allowed, as it will be judged. The chance before it must be known (review_knows).
 */
enum progress tenk_judging_weigh(union workspace *space, const struct scoring *choice, bool bank,
                                 probability_t *chance);

#endif
