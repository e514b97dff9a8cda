#include "console/arguments.h"
#include "console/reply.h"
#include "console/tenk/turn_digits.h"
#include "device/workspace.h"
#include "games/tenk/odds/turn_points.h"
#include "games/tenk/scoring.h"
#include "games/tenk/tenk_engine.h"
#include "games/tenk/tenk_worth.h"
#include <string.h>

/* Ten thousand: success, tenk, turn, advise. */

/* ---- arguments and replies ------------------------------------------------------------------- */

/* Reads a throw, one to six digits 1..6, as the number of dice that show each face. */
static bool read_dice(struct console_call *call, void *value) {
    uint8_t *count = value;
    uint8_t dice = 0;

    memset(count, 0, DICE_FACES);
    for (; parse_has_more(call) && *call->at != ' '; call->at++) {
        uint8_t face = (uint8_t)(*call->at - '1');
        if (face >= DICE_FACES || ++dice > DICE_MAXIMUM) {
            return console_refuse(call, LOCAL_TEXT("DICE are 1 to 6 digits from 1 to 6"));
        }
        count[face]++;
    }
    return true;
}

/* Reads 0..most points, as steps of 50. */
static bool parse_points(struct console_call *call, uint16_t most, uint8_t *steps) {
    uint32_t points;

    if (!parse_digits(call, &points)) {
        return false;
    }
    *steps = (uint8_t)(points / SCORING_POINTS);
    return (points <= most && points % SCORING_POINTS == 0) ||
           console_refuse_numbers(call, LOCAL_TEXT("points must be 0 to # in steps of #"), most,
                                  SCORING_POINTS);
}

static bool read_points_of_turn(struct console_call *call, void *steps) {
    enum { MOST = 3000 };

    return parse_points(call, MOST, steps);
}

static bool read_points_of_game(struct console_call *call, void *steps) {
    enum { MOST = 9950 };

    return parse_points(call, MOST, steps);
}

static void say_dice(const uint8_t count[DICE_FACES]) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        for (uint8_t left = count[face]; left; left--) {
            reply_character((char)('1' + face));
        }
    }
}

/* ---- success, tenk, turn --------------------------------------------------------------------- */

struct success {
    uint8_t dice;
};
CONSOLE_STATE_HOLDS(struct success);

static bool say_success(const struct console_call *call) {
    const struct success *success = call->state;

    reply_probability(tenk_odds_scores(success->dice));
    return reply_end_line(false);
}

struct choices {
    uint8_t count[DICE_FACES];
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct choices);

static bool say_choices(const struct console_call *call) {
    struct choices *choices = call->state;
    struct scoring scoring;

    scoring_read(&scoring, choices->count);
    if (choices->said == scoring.last) {
        return false;
    }
    scoring_choose(&scoring, ++choices->said);
    if (scoring_is_attempt(&scoring)) {
        reply_text(LOCAL_TEXT("attempt"));
    } else {
        say_dice(scoring.aside);
    }
    reply_numbers(LOCAL_TEXT(" # # "), (uint32_t)scoring.steps * SCORING_POINTS,
                  (uint32_t)tenk_odds_given_up(&scoring) * SCORING_POINTS);
    reply_probability(tenk_odds_thrown(&scoring));
    reply_character(' ');
    reply_probability(tenk_odds_next(&scoring));
    return reply_end_line(true);
}

struct turn_asked {
    uint8_t stake;
    uint8_t dice;
};
CONSOLE_STATE_HOLDS(struct turn_asked);

/* With 3000 points at stake, the expected points in millionths are just below 2^32. */
static bool say_turn(const struct console_call *call) {
    enum { MILLION = 1000000, FRACTION_BITS = 20 };
    const struct turn_asked *turn = call->state;
    uint32_t millionths = turn_points(turn->stake, turn->dice) * TURN_DIGITS_OF_UNIT;

    millionths += (uint32_t)turn_digits[turn->dice - 1][turn->stake];
    reply_real((struct real){fixed_ratio(millionths, MILLION, FRACTION_BITS), FRACTION_BITS},
               REPLY_DIGITS);
    return reply_end_line(false);
}

/* ---- advise: the decision of a computer player ----------------------------------------------- */

WORKSPACE_HOLDS(struct tenk_chances);

struct advice {
    uint8_t level; /* enum tenk_player, from TENK_THESIS on */
    uint8_t mine;  /* in steps, as theirs and stake */
    uint8_t theirs;
    uint8_t stake;
    uint8_t count[DICE_FACES];
};
CONSOLE_STATE_HOLDS(struct advice);

static enum tenk_player level_of(const struct advice *advice) {
    return (enum tenk_player)(TENK_THESIS + advice->level);
}

static struct tenk game_asked(const struct advice *advice) {
    return (struct tenk){
        .players = 2, .score = {advice->mine, advice->theirs}, .stake = advice->stake};
}

static void begin_advise(struct console_call *call) {
    const struct advice *advice = call->state;
    struct tenk game = game_asked(advice);

    if (level_of(advice) == TENK_WINNER) {
        tenk_chances_start(console_take(call), &game, game.stake, game.stake + SCORING_STEPS_MOST);
    }
}

static enum progress compute_advise(struct console_call *call) {
    return call->workspace != NULL ? tenk_chances_step(call->workspace) : DONE;
}

static bool say_advice(const struct console_call *call) {
    const struct advice *asked = call->state;
    struct tenk game = game_asked(asked);
    struct tenk_advice advice;
    struct scoring scoring;

    scoring_read(&scoring, asked->count);
    advice = tenk_computer_advise(call->workspace, level_of(asked), &game, &scoring);
    scoring_choose(&scoring, advice.choice);
    if (advice.choice == SCORING_NOTHING) {
        reply_text(LOCAL_TEXT("bust"));
    } else if (scoring_is_attempt(&scoring)) {
        reply_text(LOCAL_TEXT("straight"));
    } else {
        reply_text(LOCAL_TEXT("keep "));
        say_dice(scoring.aside);
        reply_text(advice.bank ? LOCAL_TEXT(" bank") : LOCAL_TEXT(" roll"));
    }
    return reply_end_line(false);
}

/* ---- puzzles --------------------------------------------------------------------------------- */

/* Prints the arguments of the command advise: the player's points, the other's, those at stake, the
   dice. */
static void say_position(const void *state) {
    const struct tenk *game = state;
    struct scoring scoring;

    tenk_read(game, &scoring);
    reply_numbers(LOCAL_TEXT("# # "), (uint32_t)game->score[0] * SCORING_POINTS,
                  (uint32_t)game->score[1] * SCORING_POINTS);
    reply_numbers(LOCAL_TEXT("# "), (uint32_t)game->stake * SCORING_POINTS, 0);
    say_dice(scoring.count);
}

/* Prints the dice set aside, and what is done then: "15:bank". */
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
        .explanation = TEXT("The chance that a throw of N dice scores."),
        .example = TEXT("success 6"),
        ARGUMENTS(BYTE("N", struct success, dice, 1, DICE_MAXIMUM)),
        .answer = say_success,
    },
    {
        .name = TEXT("tenk"),
        .explanation = TEXT("What a throw allows: points, those given up, and chances."),
        .example = TEXT("tenk 144556"),
        ARGUMENTS(OWN("DICE", read_dice, struct choices, count, uint8_t *)),
        .answer = say_choices,
    },
    {
        .name = TEXT("turn"),
        .explanation = TEXT("Points expected of a turn with POINTS at stake and N dice to throw."),
        .example = TEXT("turn 0 6"),
        ARGUMENTS(OWN("POINTS", read_points_of_turn, struct turn_asked, stake, uint8_t),
                  BYTE("N", struct turn_asked, dice, 1, DICE_MAXIMUM)),
        .answer = say_turn,
    },
    {
        .name = TEXT("advise"),
        .explanation = TEXT("What a computer does with a throw; scores, then POINTS at stake."),
        .example = TEXT("advise winner 8000 9950 350 123"),
        ARGUMENTS(CHOICE("thesis|points|winner", struct advice, level),
                  OWN("MINE", read_points_of_game, struct advice, mine, uint8_t),
                  OWN("THEIRS", read_points_of_game, struct advice, theirs, uint8_t),
                  OWN("POINTS", read_points_of_game, struct advice, stake, uint8_t),
                  OWN("DICE", read_dice, struct advice, count, uint8_t *)),
        .begin = begin_advise,
        .compute = compute_advise,
        .answer = say_advice,
    },
};

const FLASH struct command_table tenk_commands =
    COMMAND_TABLE(commands, "Ten thousand", .puzzle = &puzzle);
