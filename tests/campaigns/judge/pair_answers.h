#ifndef KOSTKA_CAMPAIGNS_PAIR_ANSWERS_H
#define KOSTKA_CAMPAIGNS_PAIR_ANSWERS_H

#include "campaigns/judge/board_question.h"

/* Judges the answers about pairs: two players with kick-out, and two tokens. A token counts as the
   better one if moving it loses at most a unit of the last digit of the throws. */

void judge_duel(struct report *report, struct exact_board *board,
                const struct board_question *question);
void judge_tokens(struct report *report, struct exact_board *board,
                  const struct board_question *question);

#endif
