#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes/snakes_arguments.h"
#include "core/chain/finish_times.h"
#include "device/workspace.h"

/* How many throws a token needs on the current board: likeliest, quantile, soonest. */

WORKSPACE_HOLDS(struct finish_times);

struct times_asked {
    uint8_t square; /* where the token stands */
    uint32_t
        longer; /* the chance of more throws than the quantile, in billionths; 0 asks for none */
};
CONSOLE_STATE_HOLDS(struct times_asked);

static bool say_number(uint16_t number) {
    reply_unsigned(number);
    reply_end_line();
    return false;
}

static bool say_found(struct finish_times_number found) {
    if (found.doubtful) {
        reply_character('~');
    }
    return say_number(found.throws);
}

static bool start_times(struct console_call *call) {
    const struct times_asked *asked = call->state;
    const struct finish_times_question question = {
        .board = &call->current->board,
        .square = asked->square,
        .only_quantiles = asked->longer != 0,
        .longer = {asked->longer},
    };

    finish_times_start(console_borrow(call), &question);
    return true;
}

static bool begin_likeliest(struct console_call *call) {
    struct times_asked *asked = call->state;

    return parse_last_square_or_goal(call, &asked->square) && start_times(call);
}

static bool begin_quantile(struct console_call *call) {
    struct times_asked *asked = call->state;
    uint32_t chance;

    if (!parse_chance(call, &chance) || !parse_last_square_or_goal(call, &asked->square)) {
        return false;
    }
    asked->longer = FINISH_TIMES_ALL - chance;
    return start_times(call);
}

static enum progress compute_times(struct console_call *call) {
    enum progress progress = finish_times_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        console_refuse_more(call, UINT16_MAX, LOCAL_TEXT(" throws"));
    }
    return progress;
}

static bool say_likeliest(const struct console_call *call) {
    return say_found(finish_times_likeliest(call->workspace));
}

static bool say_quantile(const struct console_call *call) {
    return say_found(finish_times_quantile(call->workspace, 0));
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
        .mark = TEXT("others are as likely but for what has been rounded"),
        .example = TEXT("likeliest"),
        .begin = begin_likeliest,
        .compute = compute_times,
        .answer = say_likeliest,
    },
    {
        .name = TEXT("quantile"),
        .syntax = TEXT("P [SQ]"),
        .explanation = TEXT("In how many throws a token from SQ reaches the goal with chance P."),
        .mark = TEXT("the chance is so near to P that rounding may have decided"),
        .example = TEXT("quantile 0.5"),
        .begin = begin_quantile,
        .compute = compute_times,
        .answer = say_quantile,
    },
    {
        .name = TEXT("soonest"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("The fewest throws from SQ to the goal."),
        .example = TEXT("soonest"),
        .begin = begin_soonest,
        .answer = say_soonest,
    },
};

const FLASH struct command_table snakes_times_commands =
    COMMAND_TABLE(commands, .next = &snakes_token_commands);
