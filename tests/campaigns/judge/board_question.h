#ifndef KOSTKA_CAMPAIGNS_BOARD_QUESTION_H
#define KOSTKA_CAMPAIGNS_BOARD_QUESTION_H

#include "campaigns/exact/exact_board.h"
#include "campaigns/judge/report.h"

/* A question about a board, and the judgement of the console's answer. */

enum board_subject {
    ASK_EXPECT,
    ASK_SPREAD,
    ASK_VISITS,
    ASK_WITHIN,
    ASK_EXACTLY,
    ASK_WHERE,
    ASK_TAIL,
    ASK_QUANTILE,
    ASK_LIKELIEST,
    ASK_SOONEST,
    ASK_RACE,
    ASK_DUEL,
    ASK_TOKENS,
};

enum { MOST_PLAYERS = 6 };

struct board_question {
    enum board_subject subject;
    unsigned squares; /* none stands for the start */
    unsigned square[MOST_PLAYERS];
    unsigned throws;    /* within, exactly, where */
    const char *chance; /* quantile: at most nine digits behind the point */
};

void board_question_text(const struct board_question *question, char text[LINE_LENGTH]);

/* Judges report->reply. */
void board_judge(struct report *report, struct exact_board *board,
                 const struct board_question *question);

#endif
