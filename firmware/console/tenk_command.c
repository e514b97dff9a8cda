#include "console/command.h"

#include "core/workspace.h"
#include "games/tenk_odds.h"
#include "games/tenk_player.h"
#include "text/text.h"

/* Ten thousand. */

enum { DECIMALS = 6 };

static void say_probability(probability_t probability) {
    text_character(' ');
    text_probability(probability, DECIMALS);
}

static void say_dice(const struct scoring *scoring, uint8_t choice) {
    for (uint8_t face = 1; face <= THROWS_FACES; face++) {
        for (uint8_t aside = scoring_aside(scoring, choice, face); aside; aside--)
            text_character((char)('0' + face));
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
    uint8_t choice;

    (void)space;
    scoring_read(&scoring, console_value);
    choice = scoring_next(&scoring, console_counter);
    if (choice == SCORING_NOTHING)
        return CONSOLE_DONE;
    console_counter = choice;
    if (choice == SCORING_ATTEMPT)
        console_say(CONSOLE_ATTEMPT);
    else
        say_dice(&scoring, choice);
    say_steps(scoring_steps(&scoring, choice));
    say_steps(tenk_odds_given_up(&scoring, choice));
    say_probability(tenk_odds_thrown(&scoring, choice));
    say_probability(tenk_odds_next(&scoring, choice));
    return CONSOLE_LINE;
}

void console_begin_turn(union workspace *space) {
    turn_start(&space->turn, TURN_POINTS, console_value[0]);
}

uint8_t console_turn(union workspace *space) {
    if (!turn_step(&space->turn))
        return CONSOLE_AGAIN;
    text_real((struct real){turn_throw(&space->turn, console_value[1]), TURN_POINTS_BITS},
              DECIMALS);
    return CONSOLE_LAST;
}

static uint8_t say_advice(const struct scoring *scoring, const struct tenk_advice *advice) {
    if (advice->choice == SCORING_NOTHING) {
        console_say(CONSOLE_BUST);
    } else if (advice->choice == SCORING_ATTEMPT) {
        console_say(CONSOLE_STRAIGHT);
    } else {
        console_say(CONSOLE_SET_ASIDE);
        say_dice(scoring, advice->choice);
        console_say(CONSOLE_ROLL + advice->bank);
    }
    return CONSOLE_LAST;
}

/* The arguments of advise. */
enum { LEVEL, MINE, THEIRS, STAKE, DICE };

static void read_standing(struct tenk_standing *standing) {
    standing->mine = console_value[MINE];
    standing->theirs = console_value[THEIRS];
    standing->stake = console_value[STAKE];
}

void console_begin_advice(union workspace *space) {
    struct tenk_standing standing;

    read_standing(&standing);
    tenk_player_start(&space->turn, console_value[LEVEL] + TENK_THESIS, &standing);
}

uint8_t console_advise(union workspace *space) {
    uint8_t kind = console_value[LEVEL] + TENK_THESIS;
    struct tenk_standing standing;
    struct tenk_advice advice;
    struct scoring scoring;

    if (kind != TENK_THESIS && !turn_step(&space->turn))
        return CONSOLE_AGAIN;
    read_standing(&standing);
    scoring_read(&scoring, &console_value[DICE]);
    tenk_player_advise(&space->turn, kind, &standing, &scoring, &advice);
    return say_advice(&scoring, &advice);
}
