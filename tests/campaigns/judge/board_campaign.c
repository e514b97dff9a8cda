#include "campaigns/judge/board_campaign.h"

#include <stdio.h>
#include <string.h>

enum { SQUARES_ASKED = 2, MOST_THROWS = 9999, LONG_GAME = 500 };

static bool tell(struct console_pipe *console, const struct game_rules *rules,
                 struct reply *reply) {
    char lines[BOARD_LINES][LINE_LENGTH];
    unsigned count = rules_lines(rules, lines);

    console->started_again = false;
    for (unsigned k = 0; k < count; k++) {
        console_ask(console, lines[k], reply);
        if (!reply->ok) {
            return false;
        }
    }
    return true;
}

bool board_tell(struct report *report, struct console_pipe *console,
                const struct game_rules *rules) {
    static struct reply reply;
    char lines[BOARD_LINES][LINE_LENGTH];
    unsigned count = rules_lines(rules, lines);
    size_t length = 0;

    report->reply = &reply;
    report->question = "";
    report->setup[0] = '\0';
    console_context(report->setup);
    for (unsigned k = 0; k < count; k++) {
        length += (size_t)snprintf(report->setup + length, sizeof report->setup - length,
                                   "    %s\n", lines[k]);
    }
    if (!tell(console, rules, &reply)) {
        report_fault(report, BOARD, "a board is refused");
        return false;
    }
    snprintf(report->setup + length, sizeof report->setup - length, "    ");
    report_whole(report, BOARD, true, 0, 0);
    return true;
}

void board_ask(struct report *report, struct console_pipe *console, struct exact_board *board,
               const struct board_question *question) {
    static struct reply reply;
    char text[LINE_LENGTH];

    board_question_text(question, text);
    report->question = text;
    report->reply = &reply;
    console_ask(console, text, &reply);
    board_judge(report, board, question);
    report->question = "";
    if (console->started_again) {
        static struct reply again;
        tell(console, &board->rules, &again);
    }
}

struct asking {
    struct report *report;
    struct console_pipe *console;
    struct exact_board *board;
    struct random_source *random;
    bool near_goal;
    unsigned square[SQUARES_ASKED]; /* the start, and another */
};

static unsigned any_square(const struct asking *asking) {
    const struct game_moves *moves = &asking->board->moves;
    unsigned last = moves->count < 8 ? moves->count : 8;

    return asking->near_goal && draw_chance(asking->random, 75)
               ? moves->square[moves->count - 1 - draw_below(asking->random, last)]
               : moves->square[draw_below(asking->random, moves->count)];
}

static unsigned asked_square(const struct asking *asking) {
    return asking->square[draw_below(asking->random, SQUARES_ASKED)];
}

static void ask(struct asking *asking, struct board_question question) {
    board_ask(asking->report, asking->console, asking->board, &question);
}

static void ask_of_square(struct asking *asking, enum board_subject subject, unsigned square) {
    ask(asking, (struct board_question){.subject = subject, .squares = 1, .square = {square}});
}

/* On boards of long games, questions that walk through all of the throws are asked less often. */
static bool is_long(const struct asking *asking) {
    return asking->board->most_expected > LONG_GAME;
}

/* A number of throws up to about twice the expected one, in 15 of 100 cases up to 20 times. */
static unsigned some_throws(const struct asking *asking, unsigned square) {
    unsigned expected = (unsigned)asking->board->expected[square];
    unsigned times = draw_chance(asking->random, 15) ? 20 : 2;
    unsigned throws = draw_below(asking->random, times * expected + 12);

    return throws < MOST_THROWS ? throws : MOST_THROWS;
}

static void ask_throws(struct asking *asking) {
    static const enum board_subject subjects[] = {ASK_WITHIN, ASK_WITHIN, ASK_EXACTLY, ASK_EXACTLY,
                                                  ASK_WHERE};

    for (unsigned k = 0; k < sizeof subjects / sizeof *subjects; k++) {
        unsigned square = asked_square(asking);
        ask(asking, (struct board_question){.subject = subjects[k],
                                            .squares = 1,
                                            .square = {square},
                                            .throws = some_throws(asking, square)});
    }
}

static void ask_quantiles(struct asking *asking) {
    static const char *const near_one[] = {"0.99",     "0.999",     "0.9999",     "0.99999",
                                           "0.999999", "0.9999999", "0.99999999", "0.999999999"};
    char any[16];

    snprintf(any, sizeof any, "0.%09u", draw_between(asking->random, 1, 999999999));
    const char *chances[] = {any, draw_chance(asking->random, 50) ? "0.5" : "0.9",
                             near_one[draw_below(asking->random, 8)]};
    for (unsigned k = is_long(asking) ? 2 : 0; k < sizeof chances / sizeof *chances; k++) {
        ask(asking, (struct board_question){.subject = ASK_QUANTILE,
                                            .squares = 1,
                                            .square = {asked_square(asking)},
                                            .chance = chances[k]});
    }
}

static void ask_race(struct asking *asking, unsigned players, bool from_start) {
    struct board_question question = {.subject = ASK_RACE, .squares = players};

    for (unsigned p = 0; p < players; p++) {
        question.square[p] = from_start ? 0 : asked_square(asking);
    }
    ask(asking, question);
}

static void ask_one_token(struct asking *asking) {
    static const enum board_subject subjects[] = {ASK_EXPECT, ASK_SPREAD, ASK_TAIL, ASK_LIKELIEST,
                                                  ASK_SOONEST};

    for (unsigned k = 0; k < SQUARES_ASKED; k++) {
        for (unsigned s = 0; s < sizeof subjects / sizeof *subjects; s++) {
            if (k == 0 || subjects[s] != ASK_LIKELIEST || !is_long(asking)) {
                ask_of_square(asking, subjects[s], asking->square[k]);
            }
        }
    }
    ask_of_square(asking, ASK_VISITS, asked_square(asking));
    ask_throws(asking);
    ask_quantiles(asking);
    ask_race(asking, draw_between(asking->random, 2, MOST_PLAYERS), true);
    ask_race(asking, draw_between(asking->random, 2, MOST_PLAYERS), false);
}

/* Asks about a duel and two tokens, a third of each from the start; one token may be at home. */
static void ask_pairs(struct asking *asking) {
    struct board_question duel = {.subject = ASK_DUEL, .squares = 2};
    struct board_question tokens = {.subject = ASK_TOKENS, .squares = 2};

    if (draw_chance(asking->random, 67)) {
        duel.square[0] = any_square(asking);
        do { /* two players can share no square but the start */
            duel.square[1] = any_square(asking);
        } while (duel.square[1] == duel.square[0] && duel.square[1] != 0);
    }
    if (draw_chance(asking->random, 67)) {
        tokens.square[0] = any_square(asking);
        tokens.square[1] =
            draw_chance(asking->random, 20) ? asking->board->moves.goal : any_square(asking);
    }
    ask(asking, duel);
    ask(asking, tokens);
}

void board_campaign(struct report *report, struct console_pipe *console,
                    const struct board_kind *kind, enum board_scope scope,
                    struct random_source *random) {
    static struct exact_board board;
    struct game_rules rules;
    struct asking asking = {.report = report,
                            .console = console,
                            .board = &board,
                            .random = random,
                            .near_goal = kind->near_goal};

    board_draw(kind, random, &rules);
    if (!board_tell(report, console, &rules)) {
        return;
    }
    exact_board_start(&board, &rules);
    for (unsigned k = 1; k < SQUARES_ASKED; k++) {
        asking.square[k] = any_square(&asking);
    }
    if (scope != PAIRS_ONLY) {
        ask_one_token(&asking);
    }
    if (scope != SINGLE_ONLY) {
        ask_pairs(&asking);
    }
    exact_board_end(&board);
}
