#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes/snakes_arguments.h"
#include "core/chain/wide/absorption_figures.h"
#include "device/workspace.h"
#include "games/snakes/snakes_puzzle.h"

/* One token on the current board, solved as an absorbing chain: expect, spread, visits. */

WORKSPACE_HOLDS(struct absorption_figures);

struct expectation {
    uint8_t square;  /* where the token stands */
    uint8_t visited; /* visits: the square whose turn it is */
};
CONSOLE_STATE_HOLDS(struct expectation);

static const FLASH char mark[] = "the digits that are left out are not certain";

static void say_value(struct bounded value) {
    reply_bounded(&value);
    reply_end_line();
}

static bool start(struct console_call *call, enum absorption_quantity what) {
    const struct expectation *expectation = call->state;
    const struct absorption_question question = {
        .board = &call->current->board,
        .what = what,
        .square = expectation->square,
        .visited = expectation->visited,
    };

    absorption_figures_start(console_borrow(call), &question);
    return true;
}

static bool begin_expect(struct console_call *call) {
    struct expectation *expectation = call->state;

    return parse_last_square_or_goal(call, &expectation->square) &&
           start(call, ABSORPTION_EXPECTED);
}

static bool begin_spread(struct console_call *call) {
    struct expectation *expectation = call->state;

    return parse_last_square_or_goal(call, &expectation->square) &&
           start(call, ABSORPTION_VARIANCE);
}

/* Every square on which a token can stand is asked about in turn, the start first. */
static bool begin_visits(struct console_call *call) {
    struct expectation *expectation = call->state;

    return parse_last_square(call, &expectation->square) && start(call, ABSORPTION_VISITS);
}

static enum progress solve(struct console_call *call) {
    enum progress progress = absorption_figures_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        console_refuse_more(call, ABSORPTION_THROWS_MAXIMUM, LOCAL_TEXT(" throws"));
    }
    return progress;
}

static bool say_expected(const struct console_call *call) {
    say_value(absorption_figures_expected(call->workspace));
    return false;
}

static bool say_spread(const struct console_call *call) {
    say_value(absorption_figures_spread(call->workspace));
    return false;
}

/* A line for every square that can be reached. */
static bool say_visits(const struct console_call *call) {
    struct expectation *expectation = call->state;
    struct bounded visits = absorption_figures_visits(call->workspace);

    if (visits.mantissa) {
        reply_unsigned(expectation->visited);
        reply_character(' ');
        say_value(visits);
    }
    expectation->visited++;
    absorption_figures_next(call->workspace);
    return expectation->visited != call->current->board.goal;
}

/* ---- puzzles --------------------------------------------------------------------------------- */

/* The squares as the command tokens has them. */
static void say_position(const void *state) {
    const struct snakes *game = state;

    reply_text(LOCAL_TEXT("forch, tokens on "));
    reply_unsigned(game->at.square[0][0]);
    reply_text(LOCAL_TEXT(" and "));
    reply_unsigned(game->at.square[0][1]);
    reply_text(LOCAL_TEXT(", thrown "));
    reply_unsigned(game->face);
}

static void say_choice(const void *state, decision_t decision) {
    const struct snakes *game = state;
    uint8_t token = (uint8_t)decision;

    reply_unsigned(game->at.square[0][token]);
    reply_character('>');
    reply_unsigned(position_next(&game->at, &game->board, token, game->face).board.landing);
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("snakes"),
                                                   .kind = &snakes_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_choice};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("expect"),
        .syntax = TEXT("[SQ]"),
        .explanation =
            TEXT("The expected number of throws from square SQ, or the start, to the goal."),
        .mark = mark,
        .example = TEXT("expect 1"),
        .begin = begin_expect,
        .compute = solve,
        .answer = say_expected,
    },
    {
        .name = TEXT("spread"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("The standard deviation of the throws from SQ to the goal."),
        .mark = mark,
        .example = TEXT("spread 1"),
        .begin = begin_spread,
        .compute = solve,
        .answer = say_spread,
    },
    {
        .name = TEXT("visits"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("How often a token from SQ is expected to throw from each square."),
        .mark = mark,
        .example = TEXT("visits"),
        .begin = begin_visits,
        .compute = solve,
        .answer = say_visits,
    },
};

const FLASH struct command_table snakes_commands =
    COMMAND_TABLE(commands, .next = &snakes_distribution_commands, .puzzle = &puzzle);
