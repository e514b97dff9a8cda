#ifndef KOSTKA_CAMPAIGNS_PAIR_ANSWERS_H
#define KOSTKA_CAMPAIGNS_PAIR_ANSWERS_H

#include "campaigns/judge/board_question.h"

/* The judgement of what is said of pairs: two players with kick-out, two tokens. A better token is
   one that loses less than a unit of the last digit of the throws. */

void judge_duel(struct report *report, struct exact_board *board,
                const struct board_question *question);
void judge_tokens(struct report *report, struct exact_board *board,
                  const struct board_question *question);

#endif
