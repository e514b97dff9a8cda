#include "campaigns/exact/exact_board.h"

void exact_board_start(struct exact_board *board, const struct game_rules *rules) {
    board->rules = *rules;
    board->has_parts = board->has_duel = board->has_tokens = false;
    rules_moves(rules, &board->moves);
    elimination_start(&board->chain, &board->moves);
    elimination_expected(&board->chain, board->expected);
    elimination_variance(&board->chain, &board->moves, board->expected, board->variance);
    board->most_expected = 0;
    for (unsigned square = 0; square < rules->goal; square++) {
        if (board->expected[square] > board->most_expected) {
            board->most_expected = board->expected[square];
        }
    }
    survival_table_start(&board->survival, &board->moves);
}

void exact_board_end(struct exact_board *board) {
    survival_end(&board->survival);
}

const struct dominant_parts *exact_parts(struct exact_board *board) {
    if (!board->has_parts) {
        dominant_start(&board->parts, &board->moves);
        board->has_parts = true;
    }
    return &board->parts;
}

const struct duel_solution *exact_duel(struct exact_board *board) {
    if (!board->has_duel) {
        duel_solve(&board->duel, &board->moves);
        board->has_duel = true;
    }
    return &board->duel;
}

const struct token_solution *exact_tokens(struct exact_board *board) {
    if (!board->has_tokens) {
        tokens_solve(&board->tokens, &board->moves, board->expected);
        board->has_tokens = true;
    }
    return &board->tokens;
}
