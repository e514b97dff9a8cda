#include "console/command.h"
#include "console/reply.h"
#include "console/tenk/tenk_arguments.h"
#include "console/tenk/turn_digits.h"
#include "games/tenk/odds/turn_points.h"
#include "games/tenk/scoring.h"
#include "games/tenk/tenk_engine.h"

/* Ten thousand: success, tenk, turn. */

enum { POINTS_MAXIMUM = 3000 };

static bool parse_dice_number(struct console_call *call, uint8_t *dice) {
    return parse_byte(call, LOCAL_TEXT("N"), 1, DICE_MAXIMUM, dice);
}

struct success {
    uint8_t dice;
};
CONSOLE_STATE_HOLDS(struct success);

static bool begin_success(struct console_call *call) {
    struct success *success = call->state;

    return parse_dice_number(call, &success->dice) && parse_end(call);
}

static bool say_success(const struct console_call *call) {
    const struct success *success = call->state;

    reply_probability(tenk_odds_scores(success->dice));
    reply_end_line();
    return false;
}

struct choices {
    uint8_t count[DICE_FACES];
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct choices);

static bool begin_choices(struct console_call *call) {
    struct choices *choices = call->state;

    return parse_thrown(call, choices->count) && parse_end(call);
}

static void say_points(uint8_t steps) {
    reply_character(' ');
    reply_unsigned((uint32_t)steps * SCORING_POINTS);
}

static void say_choice(const struct scoring *scoring) {
    if (scoring_is_attempt(scoring)) {
        reply_text(LOCAL_TEXT("attempt"));
    } else {
        console_say_aside(scoring);
    }
    say_points(scoring->steps);
    say_points(tenk_odds_given_up(scoring));
    reply_character(' ');
    reply_probability(tenk_odds_thrown(scoring));
    reply_character(' ');
    reply_probability(tenk_odds_next(scoring));
    reply_end_line();
}

static bool say_choices(const struct console_call *call) {
    struct choices *choices = call->state;
    struct scoring scoring;

    scoring_read(&scoring, choices->count);
    if (choices->said == scoring.last) {
        return false;
    }
    scoring_choose(&scoring, ++choices->said);
    say_choice(&scoring);
    return true;
}

struct turn_asked {
    uint8_t stake;
    uint8_t dice;
};
CONSOLE_STATE_HOLDS(struct turn_asked);

static bool begin_turn(struct console_call *call) {
    struct turn_asked *turn = call->state;

    return parse_points(call, POINTS_MAXIMUM, &turn->stake) &&
           parse_dice_number(call, &turn->dice) && parse_end(call);
}

/* In millionths 3000 points at stake are just below 2^32. */
static bool say_turn(const struct console_call *call) {
    enum { MILLION = 1000000, FRACTION_BITS = 20 };
    const struct turn_asked *turn = call->state;
    uint32_t millionths = turn_points(turn->stake, turn->dice) * TURN_DIGITS_OF_UNIT;

    millionths += (uint32_t)turn_digits[turn->dice - 1][turn->stake];
    reply_real((struct real){fixed_ratio(millionths, MILLION, FRACTION_BITS), FRACTION_BITS},
               REPLY_DIGITS);
    reply_end_line();
    return false;
}

/* ---- puzzles --------------------------------------------------------------------------------- */

static void say_steps(uint16_t steps) {
    reply_unsigned((uint16_t)(steps * SCORING_POINTS));
    reply_character(' ');
}

static void say_dice(const uint8_t count[DICE_FACES]) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        for (uint8_t left = count[face]; left; left--) {
            reply_unsigned(face + 1U);
        }
    }
}

/* As the command advise has it: the player's points, the other's, those at stake, the dice. */
static void say_position(const void *state) {
    const struct tenk *game = state;
    struct scoring scoring;

    tenk_read(game, &scoring);
    say_steps(game->score[0]);
    say_steps(game->score[1]);
    say_steps(game->stake);
    say_dice(scoring.count);
}

/* The dice set aside, and what is done then: "15:bank". */
static void say_decision(const void *state, decision_t decision) {
    struct scoring scoring;

    tenk_read(state, &scoring);
    scoring_choose(&scoring, tenk_decision_choice(decision));
    say_dice(scoring.aside);
    if (scoring_is_attempt(&scoring)) {
        reply_text(LOCAL_TEXT(":straight"));
    } else {
        reply_text(tenk_decision_is_banked(decision) ? LOCAL_TEXT(":bank") : LOCAL_TEXT(":throw"));
    }
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("tenk"),
                                                   .kind = &tenk_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_decision};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("success"),
        .syntax = TEXT("N"),
        .explanation = TEXT("The chance that a throw of N dice scores."),
        .example = TEXT("success 6"),
        .begin = begin_success,
        .answer = say_success,
    },
    {
        .name = TEXT("tenk"),
        .syntax = TEXT("DICE"),
        .explanation =
            TEXT("What a throw allows: points, points given up, its chance, that of success."),
        .example = TEXT("tenk 144556"),
        .begin = begin_choices,
        .answer = say_choices,
    },
    {
        .name = TEXT("turn"),
        .syntax = TEXT("POINTS N"),
        .explanation =
            TEXT("The points expected of a turn with POINTS at stake and N dice to throw."),
        .example = TEXT("turn 0 6"),
        .begin = begin_turn,
        .answer = say_turn,
    },
};

const FLASH struct command_table tenk_commands =
    COMMAND_TABLE(commands, .next = &tenk_advice_commands, .puzzle = &puzzle);
