#include "console/command.h"
#include "console/reply.h"
#include "console/tenk/tenk_arguments.h"
#include "device/workspace.h"
#include "games/tenk/tenk_worth.h"
#include <stddef.h>

/* What a computer player of ten thousand does: advise. */

WORKSPACE_HOLDS(struct tenk_chances);

enum { POINTS_MAXIMUM = 9950 };

struct advice {
    uint8_t level; /* enum tenk_player */
    uint8_t mine;  /* in steps, as all that follow */
    uint8_t theirs;
    uint8_t stake;
    uint8_t count[DICE_FACES];
};
CONSOLE_STATE_HOLDS(struct advice);

static const FLASH char *const FLASH level_names[] = {TEXT("thesis"), TEXT("points"),
                                                      TEXT("winner")};

static const FLASH enum tenk_player levels[] = {TENK_THESIS, TENK_POINTS, TENK_WINNER};

enum { LEVELS = sizeof levels / sizeof levels[0] };

static struct tenk game_asked(const struct advice *advice) {
    return (struct tenk){
        .players = 2, .score = {advice->mine, advice->theirs}, .stake = advice->stake};
}

static bool begin_advise(struct console_call *call) {
    struct advice *advice = call->state;
    struct tenk game;
    uint8_t level;

    if (!parse_choice(call, level_names, LEVELS, &level) ||
        !parse_points(call, POINTS_MAXIMUM, &advice->mine) ||
        !parse_points(call, POINTS_MAXIMUM, &advice->theirs) ||
        !parse_points(call, POINTS_MAXIMUM, &advice->stake) || !parse_thrown(call, advice->count) ||
        !parse_end(call)) {
        return false;
    }
    advice->level = levels[level];
    game = game_asked(advice);
    if (advice->level == TENK_WINNER) {
        tenk_chances_start(console_borrow(call), &game, game.stake,
                           game.stake + SCORING_STEPS_MOST);
    }
    return true;
}

static enum progress compute_advise(struct console_call *call) {
    const struct advice *advice = call->state;

    return advice->level == TENK_WINNER ? tenk_chances_step(call->workspace) : DONE;
}

static bool say_advice(const struct console_call *call) {
    const struct advice *asked = call->state;
    struct tenk game = game_asked(asked);
    struct tenk_advice advice;
    struct scoring scoring;

    scoring_read(&scoring, asked->count);
    advice = tenk_computer_advise(call->workspace, (enum tenk_player)asked->level, &game, &scoring);
    scoring_choose(&scoring, advice.choice);
    if (advice.choice == SCORING_NOTHING) {
        reply_text(LOCAL_TEXT("bust"));
    } else if (scoring_is_attempt(&scoring)) {
        reply_text(LOCAL_TEXT("straight"));
    } else {
        reply_text(LOCAL_TEXT("keep "));
        console_say_aside(&scoring);
        reply_text(advice.bank ? LOCAL_TEXT(" bank") : LOCAL_TEXT(" roll"));
    }
    reply_end_line();
    return false;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("advise"),
        .syntax = TEXT("thesis|points|winner MINE THEIRS POINTS DICE"),
        .explanation =
            TEXT("What a computer player does with a throw; scores, then POINTS at stake."),
        .example = TEXT("advise winner 8000 9950 350 123"),
        .begin = begin_advise,
        .compute = compute_advise,
        .answer = say_advice,
    },
};

const FLASH struct command_table tenk_advice_commands = COMMAND_TABLE(commands);
