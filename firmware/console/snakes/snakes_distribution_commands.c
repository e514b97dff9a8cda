#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes/snakes_arguments.h"
#include "core/chain/finish_distribution.h"
#include "core/chain/token_distribution.h"
#include "core/survival/survival.h"
#include "device/workspace.h"

const FLASH char snakes_rounding_mark[] = "rounding has left only these digits certain";

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

static void say_chance(const struct bounded *chance) {
    reply_bounded(chance);
    reply_end_line();
}

/* Half a millionth, as a chance with its bound; less would be shown as 0. */
#define SHOWN_MINIMUM ((1ULL << WINDOW_UNIT_BITS) / 2000000)

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
    struct bounded chance = token_distribution_at(call->workspace, square);

    if (chance.mantissa >= SHOWN_MINIMUM) {
        reply_unsigned(square);
        reply_character(' ');
        say_chance(&chance);
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
        console_refuse_number(call, LOCAL_TEXT("the slowest loop takes a multiple of "),
                              survival_period(call->workspace), LOCAL_TEXT(" throws"));
    }
    return progress;
}

static bool say_tail(const struct console_call *call) {
    const struct bounded ratio = survival_ratio(call->workspace);

    say_chance(&ratio);
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

    const struct bounded chance = finish_distribution_within(call->workspace, distribution->square);

    say_chance(&chance);
    return false;
}

static bool say_exactly(const struct console_call *call) {
    const struct bounded chance = finish_distribution_exactly(call->workspace);

    say_chance(&chance);
    return false;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("where"),
        .syntax = TEXT("M [SQ]"),
        .explanation =
            TEXT("The squares on which a token from SQ may be after M throws, with chances."),
        .mark = snakes_rounding_mark,
        .example = TEXT("where 3"),
        .begin = begin_where,
        .compute = compute_where,
        .answer = say_where,
    },
    {
        .name = TEXT("tail"),
        .syntax = TEXT("[SQ]"),
        .explanation = TEXT("The chance that a long unfinished game survives one more throw."),
        .mark = snakes_rounding_mark,
        .example = TEXT("tail"),
        .begin = begin_tail,
        .compute = compute_tail,
        .answer = say_tail,
    },
    {
        .name = TEXT("within"),
        .syntax = TEXT("M [SQ]"),
        .explanation = TEXT("The chance that a token from SQ reaches the goal within M throws."),
        .mark = snakes_rounding_mark,
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
        .mark = snakes_rounding_mark,
        .example = TEXT("exactly 12"),
        .begin = begin_finish,
        .compute = compute_finish,
        .answer = say_exactly,
    },
};

const FLASH struct command_table snakes_distribution_commands =
    COMMAND_TABLE(commands, .next = &snakes_times_commands);
