#include "console/command_tables.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes_arguments.h"
#include "core/chain/finish_distribution.h"
#include "device/workspace.h"

/* How many throws a token needs on the current board: likeliest, quantile, soonest. */

WORKSPACE_HOLDS(struct finish_times);

struct times_asked {
    uint8_t square;      /* where the token stands */
    probability_t level; /* of the quantile */
};
CONSOLE_STATE_HOLDS(struct times_asked);

static bool say_number(uint16_t number) {
    reply_unsigned(number);
    reply_end_line();
    return false;
}

static void start_times(struct console_call *call) {
    const struct times_asked *asked = call->state;

    finish_times_start(console_borrow(call), &call->current->board, asked->square);
}

static bool begin_likeliest(struct console_call *call) {
    struct times_asked *asked = call->state;

    if (!parse_last_square_or_goal(call, &asked->square)) {
        return false;
    }
    start_times(call);
    return true;
}

static bool begin_quantile(struct console_call *call) {
    struct times_asked *asked = call->state;
    struct finish_times *times;

    if (!parse_chance(call, &asked->level) || !parse_last_square_or_goal(call, &asked->square)) {
        return false;
    }
    start_times(call);
    times = call->workspace;
    times->level[0] = asked->level;
    return true;
}

/* Without a throw, where the token is home. */
static enum progress compute_times(struct console_call *call, const uint16_t *found) {
    const struct times_asked *asked = call->state;

    if (asked->square == call->current->board.goal) {
        return DONE;
    }
    if (!finish_times_step(call->workspace)) {
        return WORKING;
    }
    if (*found) {
        return DONE;
    }
    console_refuse_number(call, LOCAL_TEXT("more than "), UINT16_MAX, LOCAL_TEXT(" throws"));
    return IMPOSSIBLE;
}

static enum progress compute_likeliest(struct console_call *call) {
    const struct finish_times *times = call->workspace;

    return compute_times(call, &times->likeliest);
}

static enum progress compute_quantile(struct console_call *call) {
    const struct finish_times *times = call->workspace;

    return compute_times(call, &times->quantile[0]);
}

static bool say_likeliest(const struct console_call *call) {
    const struct finish_times *times = call->workspace;

    return say_number(times->likeliest);
}

static bool say_quantile(const struct console_call *call) {
    const struct finish_times *times = call->workspace;

    return say_number(times->quantile[0]);
}

static bool begin_soonest(struct console_call *call) {
    struct times_asked *asked = call->state;

    return parse_last_square_or_goal(call, &asked->square);
}

static bool say_soonest(const struct console_call *call) {
    const struct times_asked *asked = call->state;

    return say_number(board_soonest(&call->current->board, asked->square));
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("likeliest"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("The likeliest number of throws from SQ to the goal."),
        .example = TEXT("likeliest"),
        .begin = begin_likeliest,
        .compute = compute_likeliest,
        .answer = say_likeliest,
    },
    {
        .name = TEXT("quantile"),
        .syntax = TEXT("P [SQ]"),
        .explanation = TEXT("In how many throws a token from SQ reaches the goal with chance P."),
        .example = TEXT("quantile 0.5"),
        .begin = begin_quantile,
        .compute = compute_quantile,
        .answer = say_quantile,
    },
    {
        .name = TEXT("soonest"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("The fewest throws in which a token from SQ can reach the goal."),
        .example = TEXT("soonest"),
        .begin = begin_soonest,
        .answer = say_soonest,
    },
};

const FLASH struct command_table snakes_times_commands = COMMAND_TABLE(commands);
