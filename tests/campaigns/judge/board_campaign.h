#ifndef KOSTKA_CAMPAIGNS_BOARD_CAMPAIGN_H
#define KOSTKA_CAMPAIGNS_BOARD_CAMPAIGN_H

#include "campaigns/boards/board_kinds.h"
#include "campaigns/judge/board_question.h"

/* What is asked of a random board. */

enum board_scope { ALL_QUANTITIES, PAIRS_ONLY, SINGLE_ONLY };

/* Tells the console the board and asks it; the report's kind is set. */
void board_campaign(struct report *report, struct console_pipe *console,
                    const struct board_kind *kind, enum board_scope scope,
                    struct random_source *random);

/* Tells the board; false and a fault when the console does not take it. */
bool board_tell(struct report *report, struct console_pipe *console,
                const struct game_rules *rules);

/* Asks one question and judges the answer. */
void board_ask(struct report *report, struct console_pipe *console, struct exact_board *board,
               const struct board_question *question);

#endif
