#include "campaigns/judge/board_question.h"
#include "campaigns/judge/pair_answers.h"
#include "campaigns/judge/printed_number.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_EXPECTED = 10000, LONGEST_OF_TWO_BYTES = 1000, ROOM_FOR_PAIRS = 5122 };
enum { DATA_LINES_ANY = -1 };

static enum quantity quantity_of(const struct board_question *question);

static unsigned start_of(const struct board_question *question) {
    return question->squares ? question->square[0] : 0;
}

/* Returns 1 - P exactly, for the P that was asked for. */
static real chance_left(const char *chance) {
    uint64_t billionths = 0;
    const char *digit = strchr(chance, '.');

    for (unsigned d = 0; d < 9; d++) {
        digit += *digit ? 1 : 0;
        billionths = billionths * 10 + (*digit ? (uint64_t)(*digit - '0') : 0);
    }
    return (real)(1000000000u - billionths) / 1e9L;
}

static void judge_expect(struct report *report, struct exact_board *board,
                         const struct board_question *question) {
    report_number(report, EXPECT, report->reply->line[0], board->expected[start_of(question)], 0);
}

static void judge_spread(struct report *report, struct exact_board *board,
                         const struct board_question *question) {
    report_number(report, SPREAD, report->reply->line[0],
                  sqrtl(board->variance[start_of(question)]), 0);
}

static void judge_tail(struct report *report, struct exact_board *board,
                       const struct board_question *question) {
    bool periodic;
    real rate = dominant_rate(exact_parts(board), start_of(question), &periodic);

    report_number(report, TAIL, report->reply->line[0], rate, 0);
}

static void judge_within(struct report *report, struct exact_board *board,
                         const struct board_question *question) {
    unsigned track = survival_track(&board->survival, start_of(question));

    report_number(report, WITHIN, report->reply->line[0],
                  1 - survival_left(&board->survival, track, question->throws), 0);
}

static void judge_exactly(struct report *report, struct exact_board *board,
                          const struct board_question *question) {
    unsigned track = survival_track(&board->survival, start_of(question));

    report_number(report, EXACTLY, report->reply->line[0],
                  survival_ends(&board->survival, track, question->throws), 0);
}

/* Judges lines of a square and a number; a square without a line has the number 0. */
static void judge_list(struct report *report, enum quantity quantity, const real *exact,
                       unsigned most) {
    bool met[LONGEST_GOAL + 1] = {false};

    for (unsigned k = 0; k < report->reply->lines; k++) {
        const char *line = report->reply->line[k];
        unsigned long square = strtoul(line, NULL, 10);
        const char *number = strchr(line, ' ');
        if (!number || square > most || met[square]) {
            report_fault(report, quantity, "a line without a square and a number, or twice");
            return;
        }
        met[square] = true;
        report_number(report, quantity, number + 1, exact[square], 0);
    }
    for (unsigned square = 0; square <= most; square++) {
        if (!met[square] && exact[square] > 0.51e-6L) {
            report_whole(report, quantity, false, square, exact[square] * 1e6L);
        }
    }
}

static void judge_visits(struct report *report, struct exact_board *board,
                         const struct board_question *question) {
    real visits[LONGEST_GOAL + 1];

    elimination_visits(&board->chain, start_of(question), visits);
    judge_list(report, VISITS, visits, board->moves.goal);
}

static void judge_where(struct report *report, struct exact_board *board,
                        const struct board_question *question) {
    real chances[LONGEST_GOAL + 1];

    survival_where(&board->moves, start_of(question), question->throws, chances);
    judge_list(report, WHERE, chances, board->moves.goal);
}

static size_t exact_throws(struct survival_table *survival, unsigned track,
                           const struct board_question *question) {
    switch (question->subject) {
    case ASK_QUANTILE:
        return survival_quantile(survival, track, chance_left(question->chance));
    case ASK_LIKELIEST:
        return survival_likeliest(survival, track);
    default:
        return survival_soonest(survival, track);
    }
}

/* True if the numbers of throws are equally good, as far as the oracle can tell. */
static bool is_tied(struct survival_table *survival, unsigned track,
                    const struct board_question *question, size_t said, size_t exact) {
    const real tie = 1e-12L;

    if (question->subject == ASK_LIKELIEST) {
        return survival_ends(survival, track, said) >=
               survival_ends(survival, track, exact) * (1 - tie);
    }
    if (question->subject == ASK_QUANTILE && said > 0) {
        real left = chance_left(question->chance);
        return survival_left(survival, track, said) <= left * (1 + tie) &&
               survival_left(survival, track, said - 1) > left * (1 - tie);
    }
    return said == exact;
}

static void judge_throws(struct report *report, struct exact_board *board,
                         const struct board_question *question) {
    enum quantity quantity = quantity_of(question);
    struct survival_table *survival = &board->survival;
    const char *line = report->reply->line[0];
    unsigned track = survival_track(survival, start_of(question));
    size_t exact = exact_throws(survival, track, question);
    unsigned long said;

    if (*line == '~') {
        report_number(report, quantity, line, exact, 0);
    } else if (!printed_read_whole(line, &said) || said > 10000000) {
        report_fault(report, quantity, "not a number of throws");
    } else {
        report_whole(report, quantity,
                     said == exact || is_tied(survival, track, question, said, exact), exact,
                     fabsl((real)said - (real)exact));
    }
}

static void judge_race(struct report *report, struct exact_board *board,
                       const struct board_question *question) {
    real chances[MOST_PLAYERS];

    survival_race(&board->survival, question->square, question->squares, chances);
    for (unsigned p = 0; p < question->squares; p++) {
        report_number(report, RACE, report->reply->line[p], chances[p], 0);
    }
}

static const struct subject {
    const char *name;
    enum quantity quantity;
    int lines; /* of data; 0: as many as there are squares */
    void (*judge)(struct report *, struct exact_board *, const struct board_question *);
} subjects[] = {
    [ASK_EXPECT] = {"expect", EXPECT, 1, judge_expect},
    [ASK_SPREAD] = {"spread", SPREAD, 1, judge_spread},
    [ASK_VISITS] = {"visits", VISITS, DATA_LINES_ANY, judge_visits},
    [ASK_WITHIN] = {"within", WITHIN, 1, judge_within},
    [ASK_EXACTLY] = {"exactly", EXACTLY, 1, judge_exactly},
    [ASK_WHERE] = {"where", WHERE, DATA_LINES_ANY, judge_where},
    [ASK_TAIL] = {"tail", TAIL, 1, judge_tail},
    [ASK_QUANTILE] = {"quantile", QUANTILE, 1, judge_throws},
    [ASK_LIKELIEST] = {"likeliest", LIKELIEST, 1, judge_throws},
    [ASK_SOONEST] = {"soonest", SOONEST, 1, judge_throws},
    [ASK_RACE] = {"race", RACE, 0, judge_race},
    [ASK_DUEL] = {"duel", DUEL_CHANCE, 2, judge_duel},
    [ASK_TOKENS] = {"tokens", TOKENS_THROWS, 1 + FACES, judge_tokens},
};

static enum quantity quantity_of(const struct board_question *question) {
    return subjects[question->subject].quantity;
}

void board_question_text(const struct board_question *question, char text[LINE_LENGTH]) {
    int length = snprintf(text, LINE_LENGTH, "%s", subjects[question->subject].name);

    if (question->subject == ASK_QUANTILE) {
        length += snprintf(text + length, LINE_LENGTH - (size_t)length, " %s", question->chance);
    } else if (question->subject == ASK_WITHIN || question->subject == ASK_EXACTLY ||
               question->subject == ASK_WHERE) {
        length += snprintf(text + length, LINE_LENGTH - (size_t)length, " %u", question->throws);
    }
    for (unsigned s = 0; s < question->squares; s++) {
        length += snprintf(text + length, LINE_LENGTH - (size_t)length, " %u", question->square[s]);
    }
}

/* True if the error is right: "more than N throws", and N is true; or "at most 0.9…", and more was
   asked for. */
static bool quantile_is_beyond(struct exact_board *board, const struct board_question *question,
                               const char *error) {
    const char *more = strstr(error, "more than ");
    const char *most = strstr(error, "0.");
    unsigned track = survival_track(&board->survival, start_of(question));

    if (more) {
        size_t limit = strtoul(more + strlen("more than "), NULL, 10);
        return limit >= 65535 &&
               survival_quantile(&board->survival, track, chance_left(question->chance)) > limit;
    }
    return most && strtold(most, NULL) < strtold(question->chance, NULL);
}

/* If many squares are reached otherwise than by walking, the firmware has room for only 2 bytes for
   the value of a pair of squares. Games may then be refused that are shorter, on a board whose
   longest game is still too long (games/snakes/odds/pairs/pair_values.h). */
static unsigned longest_of_pairs(const struct exact_board *board) {
    const struct game_rules *rules = &board->rules;
    bool reached[LONGEST_GOAL + 1] = {false};
    unsigned numbers = FACES + 1; /* kicked tokens come to the start */

    for (unsigned i = 0; i < rules->jumps; i++) {
        reached[rules->jump[i].to] = true;
    }
    for (unsigned back = 1; back < FACES && rules->past_goal == PAST_GOAL_BOUNCE; back++) {
        reached[rules->goal - back] = true;
    }
    for (unsigned square = 0; square <= rules->goal; square++) {
        numbers += reached[square];
    }
    return numbers * (board->moves.count + 1) * 3 > ROOM_FOR_PAIRS ? LONGEST_OF_TWO_BYTES
                                                                   : LONGEST_EXPECTED;
}

/* True if the console may refuse the question. */
static bool may_be_refused(struct exact_board *board, const struct board_question *question,
                           const char *error) {
    bool periodic;

    if (board->most_expected > LONGEST_EXPECTED) {
        return true;
    }
    switch (question->subject) {
    case ASK_TAIL:
        return dominant_rate(exact_parts(board), start_of(question), &periodic) == 0 || periodic;
    case ASK_QUANTILE:
        return quantile_is_beyond(board, question, error);
    case ASK_DUEL:
        return exact_duel(board)->longest > longest_of_pairs(board);
    case ASK_TOKENS:
        return tokens_throws(exact_tokens(board), question->square[0], question->square[1]) >
               longest_of_pairs(board);
    default:
        return false;
    }
}

void board_judge(struct report *report, struct exact_board *board,
                 const struct board_question *question) {
    const struct subject *subject = &subjects[question->subject];
    const struct reply *reply = report->reply;
    unsigned lines = subject->lines ? (unsigned)subject->lines : question->squares;

    if (!reply->ok && reply->lines) {
        report_fault(report, subject->quantity, "data, and then an error");
    } else if (!reply->ok) {
        if (may_be_refused(board, question, reply->error)) {
            report_refused(report, subject->quantity);
        } else {
            report_fault(report, subject->quantity, "refused, but well defined");
        }
    } else if (subject->lines != DATA_LINES_ANY && reply->lines != lines) {
        report_fault(report, subject->quantity, "another number of lines");
    } else {
        subject->judge(report, board, question);
    }
}
