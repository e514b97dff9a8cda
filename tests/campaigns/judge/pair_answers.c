#include "campaigns/judge/pair_answers.h"
#include "campaigns/judge/printed_number.h"

#include <stdio.h>

void judge_duel(struct report *report, struct exact_board *board,
                const struct board_question *question) {
    const struct duel_solution *duel = exact_duel(board);
    unsigned next = question->square[0], other = question->square[1];

    report_number(report, DUEL_CHANCE, report->reply->line[0], duel_chance(duel, next, other),
                  duel->error);
    report_number(report, DUEL_THROWS, report->reply->line[1], duel_throws(duel, next, other),
                  duel->error);
}

/* Judges the token chosen for a face by what it loses against the other one. A token at home cannot
   be moved. */
static void judge_choice(struct report *report, struct exact_board *board,
                         const struct board_question *question, unsigned face, real unit) {
    const struct token_solution *tokens = exact_tokens(board);
    unsigned one = question->square[0], other = question->square[1], said_face, said;
    unsigned goal = board->moves.goal;
    char rest;

    if (sscanf(report->reply->line[face], "%u %u%c", &said_face, &said, &rest) != 2 ||
        said_face != face || (said != one && said != other) || said == goal) {
        report_fault(report, TOKENS_CHOICE, "not a face and the square of a token to be moved");
        return;
    }
    unsigned stays = said == one ? other : one;
    real loss = 0;
    if (stays != goal) {
        loss = tokens_after(tokens, said, stays, face) - tokens_after(tokens, stays, said, face);
    }
    report_whole(report, TOKENS_CHOICE, loss <= unit + tokens->error, face, loss);
}

void judge_tokens(struct report *report, struct exact_board *board,
                  const struct board_question *question) {
    const struct token_solution *tokens = exact_tokens(board);
    struct printed_number number;
    real exact = tokens_throws(tokens, question->square[0], question->square[1]);

    report_number(report, TOKENS_THROWS, report->reply->line[0], exact, tokens->error);
    if (!printed_read(report->reply->line[0], &number)) {
        return;
    }
    for (unsigned face = 1; face <= FACES; face++) {
        judge_choice(report, board, question, face, number.unit);
    }
}
