#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes/snakes_arguments.h"
#include "core/chain/absorption.h"
#include "device/workspace.h"

/* One token on the current board, solved as an absorbing chain: expect, spread, visits. */

WORKSPACE_HOLDS(struct absorption);

struct expectation {
    uint8_t square;  /* where the token stands */
    uint8_t visited; /* visits: the square whose turn it is */
};
CONSOLE_STATE_HOLDS(struct expectation);

/* From here on the sixth digit behind the point is not certain. */
enum { MARKED_FROM = 100 };

#define MARK TEXT("a value of 100 or more is right to six digits in all")

static void say_value(struct real value) {
    if (value.mantissa >> value.fraction_bits >= MARKED_FROM) {
        reply_character('~');
    }
    reply_real(value, REPLY_DIGITS);
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

    absorption_start(console_borrow(call), &question);
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
    enum progress progress = absorption_step(call->workspace);

    if (progress != IMPOSSIBLE) {
        return progress;
    }
    if (absorption_limit(call->workspace) == ABSORPTION_TOO_LONG) {
        console_refuse_number(call, LOCAL_TEXT("more than "), ABSORPTION_THROWS_MAXIMUM,
                              LOCAL_TEXT(" throws"));
    } else {
        console_refuse(call, LOCAL_TEXT("more than 18 snakes, and bounce"));
    }
    return IMPOSSIBLE;
}

static bool say_expected(const struct console_call *call) {
    say_value(absorption_expected(call->workspace));
    return false;
}

static bool say_spread(const struct console_call *call) {
    say_value(absorption_spread(call->workspace));
    return false;
}

static uint8_t next_standing(const struct board *board, uint8_t square) {
    do {
        square++;
    } while (!board_can_stand(board, square));
    return square;
}

static bool say_visits(const struct console_call *call) {
    const struct board *board = &call->current->board;
    struct expectation *expectation = call->state;
    enum progress progress = absorption_step(call->workspace);
    struct real visits;

    if (progress != DONE) {
        return progress == WORKING;
    }
    visits = absorption_visits(call->workspace);
    if (visits.mantissa) {
        reply_unsigned(expectation->visited);
        reply_character(' ');
        say_value(visits);
    }
    expectation->visited = next_standing(board, expectation->visited);
    if (expectation->visited == board->goal) {
        return false;
    }
    absorption_ask(call->workspace, expectation->visited);
    return true;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("expect"),
        .syntax = TEXT("[SQ]"),
        .explanation =
            TEXT("The expected number of throws from square SQ, or the start, to the goal."),
        .mark = MARK,
        .example = TEXT("expect 1"),
        .begin = begin_expect,
        .compute = solve,
        .answer = say_expected,
    },
    {
        .name = TEXT("spread"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("The standard deviation of the number of throws from SQ to the goal."),
        .mark = MARK,
        .example = TEXT("spread 1"),
        .begin = begin_spread,
        .compute = solve,
        .answer = say_spread,
    },
    {
        .name = TEXT("visits"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("How often a token from SQ is expected to throw from each square."),
        .mark = MARK,
        .example = TEXT("visits"),
        .begin = begin_visits,
        .compute = solve,
        .answer = say_visits,
    },
};

const FLASH struct command_table snakes_commands =
    COMMAND_TABLE(commands, &snakes_distribution_commands);
