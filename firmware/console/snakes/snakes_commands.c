#include "console/reply.h"
#include "console/snakes/snakes_board.h"
#include "device/workspace.h"
#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/chain/finish_distribution.h"
#include "games/snakes/odds/chain/finish_times.h"
#include "games/snakes/odds/chain/token_distribution.h"
#include "games/snakes/odds/survival/survival.h"
#include "games/snakes/snakes_puzzle.h"

/* One token on the current board: expect, spread, visits, where, tail, within, exactly, likeliest,
   quantile, soonest, next. And the puzzles. */

WORKSPACE_HOLDS(struct absorption);
WORKSPACE_HOLDS(struct token_distribution);
WORKSPACE_HOLDS(struct survival);
WORKSPACE_HOLDS(struct finish_distribution);
WORKSPACE_HOLDS(struct finish_times);

struct one_token {
    uint8_t square; /* where the token stands; the start unless a line says otherwise */
    uint8_t listed; /* visits, where: the next square; next: the face printed last */
    uint16_t throws;
    uint32_t longer; /* quantile: the chance of more throws than that, in billionths */
};
CONSOLE_STATE_HOLDS(struct one_token);

#define SQUARE         OWN("[SQ]", read_square, struct one_token, square, uint8_t)
#define SQUARE_OR_GOAL OWN("[SQ]", read_square_or_goal, struct one_token, square, uint8_t)
#define THROWS         NUMBER("M", struct one_token, throws, 0, 9999)

/* ---- by an absorbing chain: expect, spread, visits ------------------------------------------- */

static const FLASH char chain_mark[] = "the digits that are left out are not certain";

static void start_chain(struct console_call *call, enum absorption_quantity what) {
    const struct one_token *token = call->state;
    const struct absorption_question question = {
        .board = snakes_board(),
        .what = what,
        .square = token->square,
        .visited = token->listed,
    };

    absorption_start(console_take(call), &question);
}

static void begin_expect(struct console_call *call) {
    start_chain(call, ABSORPTION_EXPECTED);
}

static void begin_spread(struct console_call *call) {
    start_chain(call, ABSORPTION_VARIANCE);
}

/* Asks about every square on which a token can stand, one after the other, the start first. */
static void begin_visits(struct console_call *call) {
    start_chain(call, ABSORPTION_VISITS);
}

static enum progress solve(struct console_call *call) {
    enum progress progress = absorption_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        console_refuse_numbers(call, LOCAL_TEXT("more than # throws"), ABSORPTION_THROWS_MAXIMUM,
                               0);
    }
    return progress;
}

static bool say_expected(const struct console_call *call) {
    return reply_bounded_line(absorption_expected(call->workspace));
}

static bool say_spread(const struct console_call *call) {
    return reply_bounded_line(absorption_spread(call->workspace));
}

/* Prints a line for every square that can be reached. */
static bool say_visits(const struct console_call *call) {
    struct one_token *token = call->state;
    struct bounded visits = absorption_visits(call->workspace);

    if (visits.mantissa) {
        reply_numbers(LOCAL_TEXT("# "), token->listed, 0);
        reply_bounded_line(visits);
    }
    token->listed++;
    absorption_next(call->workspace);
    return token->listed != snakes_board()->goal;
}

/* ---- throw by throw: where, tail, within, exactly -------------------------------------------- */

static void begin_where(struct console_call *call) {
    const struct one_token *token = call->state;

    token_distribution_start(console_take(call), snakes_board(), token->square, token->throws);
}

static enum progress compute_where(struct console_call *call) {
    return token_distribution_step(call->workspace);
}

/* Half a millionth, with WINDOW_BITS fraction bits; less would be shown as 0. */
#define SHOWN_MINIMUM ((1ULL << WINDOW_BITS) / 2000000)

static bool say_where(const struct console_call *call) {
    struct one_token *token = call->state;
    uint8_t square = token->listed++;
    struct bounded chance = token_distribution_at(call->workspace, square);

    if (chance.mantissa >= SHOWN_MINIMUM) {
        reply_numbers(LOCAL_TEXT("# "), square, 0);
        reply_bounded_line(chance);
    }
    return square < snakes_board()->goal;
}

static void begin_tail(struct console_call *call) {
    const struct one_token *token = call->state;

    survival_start(console_take(call), snakes_board(), token->square);
}

static enum progress compute_tail(struct console_call *call) {
    return survival_step(call->workspace);
}

static bool say_tail(const struct console_call *call) {
    return reply_bounded_line(survival_ratio(call->workspace));
}

static void begin_finish(struct console_call *call) {
    const struct one_token *token = call->state;

    finish_distribution_start(console_take(call), snakes_board(), token->square, token->throws);
}

static enum progress compute_finish(struct console_call *call) {
    return finish_distribution_step(call->workspace);
}

static bool say_within(const struct console_call *call) {
    const struct one_token *token = call->state;

    return reply_bounded_line(finish_distribution_within(call->workspace, token->square));
}

static bool say_exactly(const struct console_call *call) {
    return reply_bounded_line(finish_distribution_exactly(call->workspace));
}

/* ---- how many throws: likeliest, quantile, soonest ------------------------------------------- */

/* Reads a decimal between 0 and 1 of up to nine digits. The value is the rest to 1, in
   billionths. */
static bool read_chance(struct console_call *call, void *rest) {
    uint32_t billionths = 0;

    parse_accept(call, '0');
    if (parse_accept(call, '.')) {
        const char *from = call->at;
        if (!parse_digits(call, &billionths)) {
            return false;
        }
        for (uint8_t digits = (uint8_t)(call->at - from); digits < PARSE_DIGITS; digits++) {
            billionths *= 10;
        }
    }
    *(uint32_t *)rest = FINISH_TIMES_ALL - billionths;
    return billionths != 0 || console_refuse(call, LOCAL_TEXT("P must be between 0 and 1"));
}

static void begin_times(struct console_call *call) {
    const struct one_token *token = call->state;
    const struct finish_times_question question = {
        .board = snakes_board(),
        .square = token->square,
        .only_quantiles = token->longer != 0,
        .longer = {token->longer},
    };

    finish_times_start(console_take(call), &question);
}

static enum progress compute_times(struct console_call *call) {
    enum progress progress = finish_times_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        console_refuse_numbers(call, LOCAL_TEXT("more than # throws"), UINT16_MAX, 0);
    }
    return progress;
}

static bool say_found(struct finish_times_number found) {
    if (found.doubtful) {
        reply_character('~');
    }
    reply_unsigned(found.throws);
    return reply_end_line(false);
}

static bool say_likeliest(const struct console_call *call) {
    return say_found(finish_times_likeliest(call->workspace));
}

static bool say_quantile(const struct console_call *call) {
    return say_found(finish_times_quantile(call->workspace, 0));
}

static bool say_soonest(const struct console_call *call) {
    const struct one_token *token = call->state;

    reply_unsigned(board_soonest(snakes_board(), token->square));
    return reply_end_line(false);
}

/* ---- next ------------------------------------------------------------------------------------ */

static const FLASH char *step_name(struct board_move move) {
    if (move.landing == snakes_board()->goal) {
        return LOCAL_TEXT("goal");
    }
    switch (move.step) {
    case BOARD_LADDER:
        return LOCAL_TEXT("ladder");
    case BOARD_SNAKE:
        return LOCAL_TEXT("snake");
    case BOARD_STAYED:
        return LOCAL_TEXT("stay");
    default:
        return LOCAL_TEXT("plain");
    }
}

static bool say_next(const struct console_call *call) {
    struct one_token *token = call->state;
    struct board_move move = board_throw(snakes_board(), token->square, ++token->listed);

    reply_numbers(LOCAL_TEXT("# # "), token->listed, move.landing);
    reply_text(step_name(move));
    return reply_end_line(token->listed < BOARD_FACES);
}

/* ---- puzzles --------------------------------------------------------------------------------- */

/* Prints the squares that the command tokens takes. */
static void say_position(const void *state) {
    const struct snakes *game = state;

    reply_numbers(LOCAL_TEXT("forch, tokens on # and #"), game->at.square[0][0],
                  game->at.square[0][1]);
    reply_numbers(LOCAL_TEXT(", thrown #"), game->face, 0);
}

static void say_choice(const void *state, decision_t decision) {
    const struct snakes *game = state;
    uint8_t token = (uint8_t)decision;

    reply_numbers(LOCAL_TEXT("#>#"), game->at.square[0][token],
                  position_next(&game->at, &game->board, token, game->face).board.landing);
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("snakes"),
                                                   .kind = &snakes_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_choice};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("expect"),
        .explanation = TEXT("Throws expected from square SQ, or from the start, to the goal."),
        .mark = chain_mark,
        .example = TEXT("expect 1"),
        ARGUMENTS(SQUARE_OR_GOAL),
        .begin = begin_expect,
        .compute = solve,
        .answer = say_expected,
    },
    {
        .name = TEXT("spread"),
        .explanation = TEXT("The standard deviation of the throws from SQ to the goal."),
        .mark = chain_mark,
        .example = TEXT("spread 1"),
        ARGUMENTS(SQUARE_OR_GOAL),
        .begin = begin_spread,
        .compute = solve,
        .answer = say_spread,
    },
    {
        .name = TEXT("visits"),
        .explanation = TEXT("How often a token from SQ is expected to throw from each square."),
        .mark = chain_mark,
        .example = TEXT("visits"),
        ARGUMENTS(SQUARE),
        .begin = begin_visits,
        .compute = solve,
        .answer = say_visits,
    },
    {
        .name = TEXT("where"),
        .explanation = TEXT("Where a token from SQ may be after M throws, with chances."),
        .mark = snakes_rounding_mark,
        .example = TEXT("where 3"),
        ARGUMENTS(THROWS, SQUARE_OR_GOAL),
        .begin = begin_where,
        .compute = compute_where,
        .answer = say_where,
    },
    {
        .name = TEXT("tail"),
        .explanation = TEXT("The chance that a long unfinished game survives one more throw."),
        .mark = snakes_rounding_mark,
        .example = TEXT("tail"),
        ARGUMENTS(SQUARE),
        .begin = begin_tail,
        .compute = compute_tail,
        .answer = say_tail,
    },
    {
        .name = TEXT("within"),
        .explanation = TEXT("The chance that a token from SQ reaches the goal within M throws."),
        .mark = snakes_rounding_mark,
        .example = TEXT("within 12"),
        ARGUMENTS(THROWS, SQUARE_OR_GOAL),
        .begin = begin_finish,
        .compute = compute_finish,
        .answer = say_within,
    },
    {
        .name = TEXT("exactly"),
        .explanation = TEXT("The chance that a token from SQ reaches the goal with throw M."),
        .mark = snakes_rounding_mark,
        .example = TEXT("exactly 12"),
        ARGUMENTS(THROWS, SQUARE_OR_GOAL),
        .begin = begin_finish,
        .compute = compute_finish,
        .answer = say_exactly,
    },
    {
        .name = TEXT("likeliest"),
        .explanation = TEXT("The likeliest number of throws from SQ to the goal."),
        .mark = TEXT("others are as likely but for what has been rounded"),
        .example = TEXT("likeliest"),
        ARGUMENTS(SQUARE_OR_GOAL),
        .begin = begin_times,
        .compute = compute_times,
        .answer = say_likeliest,
    },
    {
        .name = TEXT("quantile"),
        .explanation = TEXT("In how many throws a token from SQ reaches the goal with chance P."),
        .mark = TEXT("the chance is so near to P that rounding may have decided"),
        .example = TEXT("quantile 0.5"),
        ARGUMENTS(OWN("P", read_chance, struct one_token, longer, uint32_t), SQUARE_OR_GOAL),
        .begin = begin_times,
        .compute = compute_times,
        .answer = say_quantile,
    },
    {
        .name = TEXT("soonest"),
        .explanation = TEXT("The fewest throws from SQ to the goal."),
        .example = TEXT("soonest"),
        ARGUMENTS(SQUARE_OR_GOAL),
        .answer = say_soonest,
    },
    {
        .name = TEXT("next"),
        .explanation = TEXT("Where each face of the die brings a token from SQ, and how."),
        .example = TEXT("next 1"),
        ARGUMENTS(OWN("SQ", read_square, struct one_token, square, uint8_t)),
        .answer = say_next,
    },
};

const FLASH struct command_table snakes_commands = COMMAND_TABLE(
    commands, "Snakes and ladders, one token", .next = &snakes_token_commands, .puzzle = &puzzle);
