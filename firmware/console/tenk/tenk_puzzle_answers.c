#include "console/tenk/tenk_puzzle_answers.h"

#include "console/reply.h"
#include "device/workspace.h"
#include "games/tenk/puzzle/tenk_puzzle.h"

WORKSPACE_HOLDS(struct tenk_puzzle_making);

static void say_points(uint16_t steps) {
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
static void say_position(const void *puzzle) {
    const struct tenk *game = &((const struct tenk_puzzle *)puzzle)->game;
    struct scoring scoring;

    tenk_read(game, &scoring);
    say_points(game->score[0]);
    say_points(game->score[1]);
    say_points(game->stake);
    say_dice(scoring.count);
}

/* The dice set aside, and what is done then: "15:bank". */
static void say_choice(const void *puzzle, uint8_t choice) {
    const struct tenk_puzzle *tenk = puzzle;
    struct scoring scoring;

    tenk_read(&tenk->game, &scoring);
    scoring_choose(&scoring, tenk->decision[choice].choice);
    say_dice(scoring.aside);
    if (scoring_is_attempt(&scoring)) {
        reply_text(LOCAL_TEXT(":straight"));
    } else {
        reply_text(tenk->decision[choice].bank ? LOCAL_TEXT(":bank") : LOCAL_TEXT(":throw"));
    }
}

const FLASH struct console_puzzle tenk_console_puzzle = {
    .name = TEXT("tenk"),
    .kind = &tenk_puzzles,
    .say_position = say_position,
    .say_choice = say_choice,
};
