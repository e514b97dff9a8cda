#ifndef KOSTKA_CAMPAIGNS_EXACT_BOARD_H
#define KOSTKA_CAMPAIGNS_EXACT_BOARD_H

#include "campaigns/boards/game_rules.h"
#include "campaigns/exact/dominant_part.h"
#include "campaigns/exact/duel_solution.h"
#include "campaigns/exact/elimination.h"
#include "campaigns/exact/survival_table.h"
#include "campaigns/exact/token_solution.h"

/* A board and its solutions by the oracles. Some are computed when they are first asked for. */

struct exact_board {
    struct game_rules rules;
    struct game_moves moves;
    struct elimination chain;
    real expected[LONGEST_GOAL + 1];
    real variance[LONGEST_GOAL + 1];
    real most_expected;
    struct survival_table survival;
    bool has_parts, has_duel, has_tokens;
    struct dominant_parts parts;
    struct duel_solution duel;
    struct token_solution tokens;
};

/* Large: keep it static. exact_board_end frees what it holds. */
void exact_board_start(struct exact_board *board, const struct game_rules *rules);
void exact_board_end(struct exact_board *board);

const struct dominant_parts *exact_parts(struct exact_board *board);
const struct duel_solution *exact_duel(struct exact_board *board);
const struct token_solution *exact_tokens(struct exact_board *board);

#endif
