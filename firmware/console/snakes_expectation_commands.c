#include "console/command_tables.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes_arguments.h"
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

static bool start(struct console_call *call, enum absorption_kind kind) {
    const struct expectation *expectation = call->state;

    absorption_start(console_borrow(call), &call->current->board, kind, expectation->square);
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

static bool begin_visits(struct console_call *call) {
    struct expectation *expectation = call->state;

    return parse_last_square(call, &expectation->square) && start(call, ABSORPTION_VISITS);
}

static enum progress solve(struct console_call *call) {
    switch (absorption_step(call->workspace)) {
    case ABSORPTION_WORKING:
        return WORKING;
    case ABSORPTION_DONE:
        return DONE;
    case ABSORPTION_TOO_LONG:
        console_refuse_number(call, LOCAL_TEXT("more than "), ABSORPTION_THROWS_MAXIMUM,
                              LOCAL_TEXT(" throws"));
        return IMPOSSIBLE;
    default:
        console_refuse(call, LOCAL_TEXT("more than 18 snakes, and bounce"));
        return IMPOSSIBLE;
    }
}

static bool say_expected(const struct console_call *call) {
    const struct expectation *expectation = call->state;
    struct real value;

    absorption_at(call->workspace, ABSORPTION_EXPECTED, expectation->square, &value);
    say_value(value);
    return false;
}

static bool say_spread(const struct console_call *call) {
    const struct expectation *expectation = call->state;
    struct real value;

    absorption_at(call->workspace, ABSORPTION_VARIANCE, expectation->square, &value);
    fixed_square_root(&value);
    say_value(value);
    return false;
}

/* The visits to a square need a solution of their own. */
static bool say_visits(const struct console_call *call) {
    const struct board *board = &call->current->board;
    struct expectation *expectation = call->state;
    struct real value;

    if (expectation->visited == board->goal) {
        return false;
    }
    if (board_can_stand(board, expectation->visited)) {
        if (absorption_step(call->workspace) == ABSORPTION_WORKING ||
            !absorption_aim(call->workspace, expectation->visited)) {
            return true;
        }
        absorption_at(call->workspace, ABSORPTION_VISITS, expectation->visited, &value);
        if (value.mantissa) {
            reply_unsigned(expectation->visited);
            reply_character(' ');
            say_value(value);
        }
    }
    expectation->visited++;
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

const FLASH struct command_table snakes_expectation_commands = COMMAND_TABLE(commands);
