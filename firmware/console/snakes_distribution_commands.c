#include "console/command_tables.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes_arguments.h"
#include "core/chain/finish_distribution.h"
#include "core/chain/survival.h"
#include "core/chain/token_distribution.h"
#include "device/workspace.h"

/* One token on the current board, throw by throw: where, tail, within, exactly. */

WORKSPACE_HOLDS(struct token_distribution);
WORKSPACE_HOLDS(struct survival);
WORKSPACE_HOLDS(struct finish_times);

struct distribution {
    uint8_t square; /* where the token stands */
    uint8_t listed; /* where: the square whose turn it is */
    uint16_t throws;
};
CONSOLE_STATE_HOLDS(struct distribution);

static bool parse_throws_and_square(struct console_call *call) {
    struct distribution *distribution = call->state;

    return parse_throws(call, &distribution->throws) &&
           parse_last_square_or_goal(call, &distribution->square);
}

static void say_probability(probability_t probability) {
    reply_probability(probability);
    reply_end_line();
}

/* Less would be shown as 0. */
static const probability_t shown_minimum = 1074;

static bool begin_where(struct console_call *call) {
    const struct distribution *distribution = call->state;

    if (!parse_throws_and_square(call)) {
        return false;
    }
    token_distribution_start(console_borrow(call), &call->current->board, distribution->square);
    return true;
}

static enum progress compute_where(struct console_call *call) {
    const struct distribution *distribution = call->state;
    struct token_distribution *token = call->workspace;

    if (token->throws == distribution->throws) {
        return DONE;
    }
    token_distribution_step(token);
    return WORKING;
}

static bool say_where(const struct console_call *call) {
    struct distribution *distribution = call->state;
    const struct token_distribution *token = call->workspace;
    uint8_t square = distribution->listed++;

    if (token->at[square] >= shown_minimum) {
        reply_unsigned(square);
        reply_character(' ');
        say_probability(token->at[square]);
    }
    return square < call->current->board.goal;
}

static bool begin_tail(struct console_call *call) {
    struct distribution *distribution = call->state;

    if (!parse_last_square(call, &distribution->square)) {
        return false;
    }
    survival_start(console_borrow(call), &call->current->board, distribution->square);
    return true;
}

static enum progress compute_tail(struct console_call *call) {
    struct survival *survival = call->workspace;

    if (!survival_step(survival)) {
        return WORKING;
    }
    if (survival->settled) {
        return DONE;
    }
    console_refuse(call, LOCAL_TEXT("the chance never settles"));
    return IMPOSSIBLE;
}

static bool say_tail(const struct console_call *call) {
    const struct survival *survival = call->workspace;

    say_probability(survival->ratio);
    return false;
}

static bool begin_finish(struct console_call *call) {
    const struct distribution *distribution = call->state;

    if (!parse_throws_and_square(call)) {
        return false;
    }
    finish_times_start(console_borrow(call), &call->current->board, distribution->square);
    return true;
}

static enum progress compute_finish(struct console_call *call) {
    const struct distribution *distribution = call->state;
    struct finish_times *finish = call->workspace;

    if (finish->race.throws == distribution->throws) {
        return DONE;
    }
    finish_times_step(finish);
    return WORKING;
}

static bool say_within(const struct console_call *call) {
    const struct distribution *distribution = call->state;
    const struct finish_times *finish = call->workspace;

    say_probability(finish->race.within[distribution->square]);
    return false;
}

static bool say_exactly(const struct console_call *call) {
    const struct distribution *distribution = call->state;
    const struct finish_times *finish = call->workspace;

    say_probability(distribution->throws ? finish->exactly
                                         : finish->race.within[distribution->square]);
    return false;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("where"),
        .syntax = TEXT("M [SQ]"),
        .explanation =
            TEXT("The squares on which a token from SQ may be after M throws, with chances."),
        .example = TEXT("where 3"),
        .begin = begin_where,
        .compute = compute_where,
        .answer = say_where,
    },
    {
        .name = TEXT("tail"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("The chance that a long unfinished game survives one more throw."),
        .example = TEXT("tail"),
        .begin = begin_tail,
        .compute = compute_tail,
        .answer = say_tail,
    },
    {
        .name = TEXT("within"),
        .syntax = TEXT("M [SQ]"),
        .explanation = TEXT("The chance that a token from SQ reaches the goal within M throws."),
        .example = TEXT("within 12"),
        .begin = begin_finish,
        .compute = compute_finish,
        .answer = say_within,
    },
    {
        .name = TEXT("exactly"),
        .syntax = TEXT("M [SQ]"),
        .explanation =
            TEXT("The chance that a token from SQ reaches the goal with throw number M."),
        .example = TEXT("exactly 12"),
        .begin = begin_finish,
        .compute = compute_finish,
        .answer = say_exactly,
    },
};

const FLASH struct command_table snakes_distribution_commands = COMMAND_TABLE(commands);
