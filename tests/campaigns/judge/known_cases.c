#include "campaigns/judge/known_cases.h"

#include "campaigns/judge/board_campaign.h"
#include "campaigns/judge/chip_campaign.h"

enum { MOST_QUESTIONS = 12 };

struct known_board {
    struct game_rules rules;
    struct board_question question[MOST_QUESTIONS]; /* the last one is expect of the start */
};

/* Questions that are asked about every known board. */
static const struct board_question general[] = {
    {.subject = ASK_EXPECT},
    {.subject = ASK_SPREAD},
    {.subject = ASK_VISITS},
    {.subject = ASK_TAIL},
    {.subject = ASK_LIKELIEST},
    {.subject = ASK_SOONEST},
    {.subject = ASK_WITHIN, .throws = 1000},
    {.subject = ASK_QUANTILE, .chance = "0.5"},
    {.subject = ASK_QUANTILE, .chance = "0.99999"},
    {.subject = ASK_QUANTILE, .chance = "0.999999999"},
    {.subject = ASK_RACE, .squares = 6},
    {.subject = ASK_DUEL, .squares = 2},
    {.subject = ASK_TOKENS, .squares = 2},
};

static const struct known_board known_boards[] = {
    {.rules = {24, PAST_GOAL_STAY, 4, {{3, 12}, {10, 18}, {13, 2}, {23, 14}}},
     .question = {{.subject = ASK_DUEL, .squares = 2, .square = {5, 21}},
                  {.subject = ASK_TOKENS, .squares = 2, .square = {0, 5}}}},
    {.rules = {100,
               PAST_GOAL_STAY,
               19,
               {{1, 38},
                {4, 14},
                {9, 31},
                {16, 6},
                {21, 42},
                {28, 84},
                {36, 44},
                {47, 26},
                {49, 11},
                {51, 67},
                {56, 53},
                {62, 19},
                {64, 60},
                {71, 91},
                {80, 100},
                {87, 24},
                {93, 73},
                {95, 75},
                {98, 78}}}},
    {.rules = {99,
               PAST_GOAL_STAY,
               14,
               {{3, 24},
                {12, 45},
                {26, 4},
                {32, 48},
                {39, 2},
                {41, 62},
                {42, 17},
                {49, 68},
                {61, 80},
                {65, 44},
                {73, 91},
                {75, 57},
                {88, 52},
                {98, 40}}}},
    {.rules = {85,
               PAST_GOAL_WIN,
               10,
               {{81, 3},
                {78, 2},
                {74, 2},
                {73, 0},
                {75, 0},
                {72, 3},
                {80, 2},
                {71, 3},
                {82, 0},
                {77, 1}}},
     .question = {{.subject = ASK_SPREAD, .squares = 1, .square = {83}}}},
    {.rules = {78, PAST_GOAL_WIN, 1, {{10, 8}}}},
    {.rules = {95, PAST_GOAL_WIN, 2, {{3, 0}, {94, 93}}}},
    {.rules = {30, PAST_GOAL_STAY, 1, {{10, 5}}}},
    {.rules =
         {33,
          PAST_GOAL_BOUNCE,
          9,
          {{28, 15}, {8, 2}, {26, 23}, {29, 12}, {10, 1}, {32, 6}, {30, 15}, {20, 4}, {27, 7}}}},
    {.rules = {68,
               PAST_GOAL_WIN,
               16,
               {{24, 3},
                {8, 7},
                {37, 7},
                {44, 29},
                {58, 41},
                {6, 0},
                {52, 19},
                {9, 0},
                {34, 5},
                {30, 14},
                {57, 31},
                {47, 36},
                {10, 5},
                {50, 41},
                {23, 19},
                {67, 28}}}},
};

static const struct {
    struct chip_fields fields;
    unsigned chips;
} known_placings[] = {
    {{NULL, 5, {16, 25, 8, 41, 4}, 100}, 6},
    {{NULL, 4, {18, 46, 28, 22}, 137}, 7},
};

static void ask_board(struct report *report, struct console_pipe *console,
                      const struct known_board *known) {
    static struct exact_board board;

    if (!board_tell(report, console, &known->rules)) {
        return;
    }
    exact_board_start(&board, &known->rules);
    for (unsigned q = 0; q < sizeof general / sizeof *general; q++) {
        board_ask(report, console, &board, &general[q]);
    }
    for (unsigned q = 0; known->question[q].subject != ASK_EXPECT; q++) {
        board_ask(report, console, &board, &known->question[q]);
    }
    exact_board_end(&board);
}

void known_cases(struct report *report, struct console_pipe *console) {
    for (unsigned k = 0; k < sizeof known_boards / sizeof *known_boards; k++) {
        ask_board(report, console, &known_boards[k]);
    }
    chips_ask(report, console, &chip_die, (unsigned[]){1, 0, 1, 0, 0, 1},
              (unsigned[]){1, 2, 0, 0, 2, 0});
    chips_ask(report, console, &chip_thirds, (unsigned[]){3, 2, 1}, (unsigned[]){4, 2, 0});
    for (unsigned k = 0; k < sizeof known_placings / sizeof *known_placings; k++) {
        place_ask(report, console, &known_placings[k].fields, known_placings[k].chips);
    }
    for (unsigned chips = 1; chips <= MOST_CHIPS; chips++) {
        place_ask(report, console, &chip_twodice, chips);
    }
}
