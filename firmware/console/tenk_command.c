#include "console/command.h"

#include "console/turn_digits.h"
#include "device/workspace.h"
#include "games/tenk/tenk_computer.h"
#include "games/tenk/tenk_odds.h"
#include "games/tenk/turn_points.h"
#include "text/text.h"

/* Ten thousand. */

enum { DECIMALS = 6, MILLION = 1000000, POINTS_BITS = 20 };

static void say_probability(probability_t probability) {
    text_character(' ');
    text_probability(probability, DECIMALS);
}

static void say_dice(const struct scoring *scoring) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        for (uint8_t aside = scoring->aside[face]; aside; aside--)
            text_character((char)('1' + face));
    }
}

static void say_steps(uint8_t steps) {
    text_character(' ');
    console_say_number(CONSOLE_NUMBER, steps * SCORING_POINTS);
}

uint8_t console_success(union workspace *space) {
    (void)space;
    text_probability(tenk_odds_scores(console_value[0]), DECIMALS);
    return CONSOLE_LAST;
}

uint8_t console_tenk(union workspace *space) {
    struct scoring scoring;

    (void)space;
    scoring_read(&scoring, console_value);
    if (console_counter == scoring.last)
        return CONSOLE_DONE;
    console_counter++;
    scoring_choose(&scoring, console_counter);
    if (scoring_is_attempt(&scoring))
        console_say(CONSOLE_ATTEMPT);
    else
        say_dice(&scoring);
    say_steps(scoring.steps);
    say_steps(tenk_odds_given_up(&scoring));
    say_probability(tenk_odds_thrown(&scoring));
    say_probability(tenk_odds_next(&scoring));
    return CONSOLE_LINE;
}

/* In millionths 3000 points at stake are just below 2^32. */
uint8_t console_turn(union workspace *space) {
    uint8_t stake = console_value[0];
    uint8_t dice = console_value[1];
    uint32_t value = turn_points(stake, dice) * TURN_DIGITS_OF_UNIT;

    (void)space;
    value += (uint32_t)turn_digits[dice - 1][stake];
    text_real((struct real){fixed_ratio(value, MILLION, POINTS_BITS), POINTS_BITS}, DECIMALS);
    return CONSOLE_LAST;
}

static uint8_t say_advice(struct scoring *scoring, const struct tenk_advice *advice) {
    scoring_choose(scoring, advice->choice);
    if (advice->choice == SCORING_NOTHING) {
        console_say(CONSOLE_BUST);
    } else if (scoring_is_attempt(scoring)) {
        console_say(CONSOLE_STRAIGHT);
    } else {
        console_say(CONSOLE_SET_ASIDE);
        say_dice(scoring);
        console_say(CONSOLE_ROLL + advice->bank);
    }
    return CONSOLE_LAST;
}

/* The arguments of advise. */
enum { LEVEL, MINE, THEIRS, STAKE, DICE };

static void read_game(struct tenk *game) {
    *game = (struct tenk){.players = 2};
    game->score[0] = console_value[MINE];
    game->score[1] = console_value[THEIRS];
    game->stake = console_value[STAKE];
}

void console_begin_advice(union workspace *space) {
    struct tenk game;

    read_game(&game);
    tenk_chances_start(&space->tenk_chances, &game);
}

uint8_t console_advise(union workspace *space) {
    uint8_t kind = console_value[LEVEL] + TENK_THESIS;
    struct tenk_advice advice;
    struct scoring scoring;
    struct tenk game;

    if (kind == TENK_WINNER && tenk_chances_step(&space->tenk_chances) != DONE)
        return CONSOLE_AGAIN;
    read_game(&game);
    scoring_read(&scoring, &console_value[DICE]);
    advice = tenk_computer_advise(&space->tenk_chances, kind, &game, &scoring);
    return say_advice(&scoring, &advice);
}
