#ifndef KOSTKA_CAMPAIGNS_BOARD_CAMPAIGN_H
#define KOSTKA_CAMPAIGNS_BOARD_CAMPAIGN_H

#include "campaigns/boards/board_kinds.h"
#include "campaigns/judge/board_question.h"

/* Questions about a random board. */

enum board_scope { ALL_QUANTITIES, PAIRS_ONLY, SINGLE_ONLY };

/* Tells the console a random board and asks about it. The report's kind must be set. */
void board_campaign(struct report *report, struct console_pipe *console,
                    const struct board_kind *kind, enum board_scope scope,
                    struct random_source *random);

/* Tells the console the board; false: the console does not take it, which is a fault. */
bool board_tell(struct report *report, struct console_pipe *console,
                const struct game_rules *rules);

/* Asks one question and judges the answer. */
void board_ask(struct report *report, struct console_pipe *console, struct exact_board *board,
               const struct board_question *question);

#endif
