#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes/snakes_arguments.h"
#include "core/chain/finish_distribution.h"
#include "core/chain/survival.h"
#include "core/chain/token_distribution.h"
#include "device/workspace.h"

/* One token on the current board, throw by throw: where, tail, within, exactly. */

WORKSPACE_HOLDS(struct token_distribution);
WORKSPACE_HOLDS(struct survival);
WORKSPACE_HOLDS(struct finish_distribution);

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
    token_distribution_start(console_borrow(call), &call->current->board, distribution->square,
                             distribution->throws);
    return true;
}

static enum progress compute_where(struct console_call *call) {
    return token_distribution_step(call->workspace);
}

static bool say_where(const struct console_call *call) {
    struct distribution *distribution = call->state;
    uint8_t square = distribution->listed++;
    probability_t chance = token_distribution_at(call->workspace, square);

    if (chance >= shown_minimum) {
        reply_unsigned(square);
        reply_character(' ');
        say_probability(chance);
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
    enum progress progress = survival_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        console_refuse(call, LOCAL_TEXT("the chance never settles"));
    }
    return progress;
}

static bool say_tail(const struct console_call *call) {
    say_probability(survival_ratio(call->workspace));
    return false;
}

static bool begin_finish(struct console_call *call) {
    const struct distribution *distribution = call->state;

    if (!parse_throws_and_square(call)) {
        return false;
    }
    finish_distribution_start(console_borrow(call), &call->current->board, distribution->square,
                              distribution->throws);
    return true;
}

static enum progress compute_finish(struct console_call *call) {
    return finish_distribution_step(call->workspace);
}

static bool say_within(const struct console_call *call) {
    const struct distribution *distribution = call->state;

    say_probability(finish_distribution_within(call->workspace, distribution->square));
    return false;
}

static bool say_exactly(const struct console_call *call) {
    say_probability(finish_distribution_exactly(call->workspace));
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

const FLASH struct command_table snakes_distribution_commands =
    COMMAND_TABLE(commands, &snakes_times_commands);
