#ifndef KOSTKA_UI_TENK_TENK_REVIEW_H
#define KOSTKA_UI_TENK_TENK_REVIEW_H

#include "games/tenk/scoring.h"
#include "ui/kit/game.h"

/* What ten thousand tells to the review, of two players without last turns: of more the chance to
   win is not known, and in a last turn only the strongest other's score counts. The chances are
   those of the pages (games/tenk/tenk_worth.h says how far off they are). A throw is worth what the
   best choice among it is, a lost one what the other has then; a decision is judged by the same
   solved turn as the throw was, so that one who does what is best makes no error at all. */
extern const FLASH struct game_review tenk_review;

/* Another game is on the table. */
void tenk_review_open(void);

/* A throw has been made, and is the newest of the history; of an attempt one die. */
void tenk_review_thrown(bool attempt);

/* What a player has decided, with so much at stake before, has been done. */
void tenk_review_decided(uint8_t player, uint16_t stake, const struct scoring *choice, bool bank);

#endif
