#include "console/command.h"

#include "console/turn_digits.h"
#include "core/turn_points.h"
#include "core/workspace.h"
#include "games/tenk_odds.h"
#include "games/tenk_player.h"
#include "text/text.h"

/* Ten thousand. */

enum {
    DECIMALS = 6,
    MILLION = 1000000,
    POINTS_BITS = 20,
    POINTS_OF_TURN = 3000,
    POINTS_OF_GAME = 9950
};

static const FLASH char levels[] = "thesis\0points\0winner\0"; /* enum tenk_player from 1 */

static uint16_t read_steps(uint16_t most) {
    uint16_t points = console_number_within(CONSOLE_POINTS, 0, most);

    if (points % SCORING_POINTS)
        console_say_numbers(CONSOLE_POINTS, 0, most);
    console_end_word();
    return points / SCORING_POINTS;
}

static void read_dice(struct scoring *scoring) {
    uint8_t count[THROWS_FACES] = {0};
    uint8_t dice = 0;

    while (console_peek() > ' ') {
        uint8_t face = (uint8_t)(console_peek() - '1');
        if (face >= THROWS_FACES || ++dice > THROWS_FACES) {
            console_say(CONSOLE_DICE);
            return;
        }
        count[face]++;
        console_at++;
    }
    if (dice == 0)
        console_say(CONSOLE_USAGE);
    console_end_word();
    if (console_peek())
        console_say(CONSOLE_USAGE);
    scoring_read(scoring, count);
}

static void say_probability(probability_t probability) {
    text_character(' ');
    text_probability(probability, DECIMALS);
}

static void say_dice(const struct scoring *scoring) {
    for (uint8_t face = 0; face < THROWS_FACES; face++) {
        for (uint8_t aside = scoring->aside[face]; aside; aside--)
            text_character((char)('1' + face));
    }
}

static void say_steps(uint8_t steps) {
    text_character(' ');
    console_say_number(CONSOLE_NUMBER, steps * SCORING_POINTS);
}

uint8_t console_success(void) {
    text_probability(tenk_odds_scores((uint8_t)console_given.number), DECIMALS);
    return CONSOLE_LAST;
}

uint8_t console_tenk(void) {
    static const FLASH char attempt[] = "attempt";
    struct scoring scoring;

    read_dice(&scoring);
    if (console_state != CONSOLE_LINE)
        return CONSOLE_DONE;
    if (console_counter == scoring.last)
        return CONSOLE_DONE;
    console_counter++;
    scoring_choose(&scoring, (uint8_t)console_counter);
    if (scoring_is_attempt(&scoring))
        text_flash(attempt);
    else
        say_dice(&scoring);
    say_steps(scoring.steps);
    say_steps(tenk_odds_given_up(&scoring));
    say_probability(tenk_odds_thrown(&scoring));
    say_probability(tenk_odds_next(&scoring));
    return CONSOLE_LINE;
}

/* In millionths 3000 points at stake are just below 2^32. */
uint8_t console_turn(void) {
    uint8_t stake = (uint8_t)read_steps(POINTS_OF_TURN);
    uint8_t dice = (uint8_t)console_number_within(
        CONSOLE_OUT_OF_RANGE + ARGUMENT_DICE - ARGUMENT_CHANCE - 1, 1, THROWS_FACES);
    uint32_t value;

    console_end_word();
    if (console_peek())
        console_say(CONSOLE_USAGE);
    if (console_state != CONSOLE_LINE)
        return CONSOLE_DONE;
    value = turn_points(stake, dice) * TURN_DIGITS_OF_UNIT;
    value += (uint32_t)turn_digits[dice - 1][stake];
    text_real((struct real){fixed_ratio(value, MILLION, POINTS_BITS), POINTS_BITS}, DECIMALS);
    return CONSOLE_LAST;
}

static uint8_t say_advice(struct scoring *scoring, const struct tenk_advice *advice) {
    static const FLASH char straight[] = "straight";
    static const FLASH char bust[] = "bust";
    static const FLASH char keep[] = "keep ";
    static const FLASH char bank[] = " bank";
    static const FLASH char roll[] = " roll";

    scoring_choose(scoring, advice->choice);
    if (advice->choice == SCORING_NOTHING) {
        text_flash(bust);
    } else if (scoring_is_attempt(scoring)) {
        text_flash(straight);
    } else {
        text_flash(keep);
        say_dice(scoring);
        text_flash(advice->bank ? bank : roll);
    }
    return CONSOLE_LAST;
}

uint8_t console_advise(void) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);
    uint8_t kind = (uint8_t)(console_word_among(levels) + TENK_THESIS);
    struct tenk game = {.players = 2};
    struct tenk_advice advice;
    struct scoring scoring;

    if (kind > TENK_WINNER)
        console_say(CONSOLE_USAGE);
    game.score[0] = read_steps(POINTS_OF_GAME);
    game.score[1] = read_steps(POINTS_OF_GAME);
    game.stake = read_steps(POINTS_OF_GAME);
    read_dice(&scoring);
    if (console_state != CONSOLE_LINE)
        return CONSOLE_DONE;
    if (!space) {
        tenk_player_start(&workspace_borrow(WORKSPACE_CONSOLE)->turn, &game);
        return CONSOLE_AGAIN;
    }
    if (kind == TENK_WINNER && !turn_step(&space->turn))
        return CONSOLE_AGAIN;
    tenk_player_advise(&space->turn, kind, &game, &scoring, &advice);
    return say_advice(&scoring, &advice);
}
