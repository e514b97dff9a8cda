#include "console/command.h"

#include "device/workspace.h"
#include "text/text.h"

/* Statistics of the current board. All of them read what they answer from a computation. */

/* Expected throws, spreads and visits from there on are good to six places in all. */
enum { DECIMALS = 6, SURE_BELOW = 100 };

/* As a probability: what is less would be shown as 0. */
#define SHOWN_MINIMUM 1074

_Static_assert((int)CONSOLE_EXPECT == (int)ABSORPTION_EXPECTED &&
                   (int)CONSOLE_SPREAD == (int)ABSORPTION_VARIANCE &&
                   (int)CONSOLE_VISITS == (int)ABSORPTION_VISITS,
               "the command says what to solve for");

void console_begin_absorption(union workspace *space) {
    const struct absorption_question question = {
        .board = &console_current,
        .what = (enum absorption_quantity)console_command,
        .square = console_value[0],
        .visited = console_counter,
    };

    absorption_start(&space->absorption, &question);
}

void console_begin_tail(union workspace *space) {
    survival_start(&space->survival, &console_current, console_value[0]);
}

void console_begin_where(union workspace *space) {
    token_distribution_start(&space->token, &console_current, console_value[0],
                             console_given.number);
}

void console_begin_within(union workspace *space) {
    finish_distribution_start(&space->finish, &console_current, console_value[0],
                              console_given.number);
}

void console_begin_duration(union workspace *space) {
    struct finish_times_question question = {
        .board = &console_current,
        .square = console_value[0],
    };

    if (console_command == CONSOLE_QUANTILE) {
        question.level[0] = console_given.level;
    }
    finish_times_start(&space->times, &question);
}

/* Of a list the line of the square that is its turn. Not inlined, as the registers that it needs
   would burden all that end with it. */
static uint8_t show(uint32_t mantissa, uint8_t fraction_bits) {
    uint8_t outcome = CONSOLE_LAST;

    if (console_command == CONSOLE_VISITS || console_command == CONSOLE_WHERE) {
        uint8_t square = console_counter++;
        bool more = square != console_current.goal;
        if (mantissa == 0)
            return more ? CONSOLE_AGAIN : CONSOLE_DONE;
        if (more)
            outcome = CONSOLE_LINE;
        console_say_number(CONSOLE_SQUARE, square);
    }
    if (mantissa >> fraction_bits >= SURE_BELOW)
        text_character('~');
    text_real((struct real){.mantissa = mantissa, .fraction_bits = fraction_bits}, DECIMALS);
    return outcome;
}

static uint8_t show_probability(probability_t probability) {
    return show(probability, PROBABILITY_BITS);
}

static uint8_t show_number(uint16_t throws) {
    console_say_number(CONSOLE_NUMBER, throws);
    return CONSOLE_LAST;
}

static uint8_t too_long(uint16_t throws) {
    console_say_number(CONSOLE_GAME_TOO_LONG, throws);
    return CONSOLE_AGAIN;
}

/* A slice of the computation, and the answer when it is done. */

static uint8_t refuse(const struct absorption *absorption) {
    if (absorption_limit(absorption) == ABSORPTION_TOO_LONG) {
        return too_long(ABSORPTION_THROWS_MAXIMUM);
    }
    console_say(CONSOLE_GAME_TOO_WIDE);
    return CONSOLE_AGAIN;
}

/* Every square on which a token can stand is asked about in turn, the start first. */
static uint8_t show_visits(struct absorption *absorption) {
    struct real visits = absorption_visits(absorption);
    uint8_t outcome = show(visits.mantissa, visits.fraction_bits);

    while (board_jump_from(&console_current, console_counter) >= 0) {
        console_counter++;
    }
    if (console_counter <= console_current.goal) {
        absorption_ask(absorption, console_counter);
    }
    return outcome;
}

uint8_t console_absorption(union workspace *space) {
    struct absorption *absorption = &space->absorption;
    enum progress progress = absorption_step(absorption);
    struct real value;

    if (progress == IMPOSSIBLE) {
        return refuse(absorption);
    }
    if (progress != DONE) {
        return CONSOLE_AGAIN;
    }
    if (console_command == CONSOLE_VISITS) {
        return show_visits(absorption);
    }
    value = console_command == CONSOLE_SPREAD ? absorption_spread(absorption)
                                              : absorption_expected(absorption);
    return show(value.mantissa, value.fraction_bits);
}

uint8_t console_within(union workspace *space) {
    struct finish_distribution *finish = &space->finish;

    if (finish_distribution_step(finish) != DONE) {
        return CONSOLE_AGAIN;
    }
    if (console_command == CONSOLE_EXACTLY) {
        return show_probability(finish_distribution_exactly(finish));
    }
    return show_probability(finish_distribution_within(finish, console_value[0]));
}

uint8_t console_likeliest(union workspace *space) {
    struct finish_times *times = &space->times;
    enum progress progress = finish_times_step(times);

    if (progress == IMPOSSIBLE) {
        return too_long(UINT16_MAX);
    }
    if (progress != DONE) {
        return CONSOLE_AGAIN;
    }
    return show_number(console_command == CONSOLE_QUANTILE ? finish_times_quantile(times, 0)
                                                           : finish_times_likeliest(times));
}

uint8_t console_where(union workspace *space) {
    struct token_distribution *token = &space->token;
    probability_t probability;

    if (token_distribution_step(token) != DONE) {
        return CONSOLE_AGAIN;
    }
    probability = token_distribution_at(token, console_counter);
    return show_probability(probability < SHOWN_MINIMUM ? 0 : probability);
}

uint8_t console_tail(union workspace *space) {
    struct survival *survival = &space->survival;
    enum progress progress = survival_step(survival);

    if (progress == IMPOSSIBLE) {
        console_say(CONSOLE_UNSETTLED);
    }
    return progress == DONE ? show_probability(survival_ratio(survival)) : CONSOLE_AGAIN;
}

uint8_t console_soonest(union workspace *space) {
    (void)space;
    return show_number(board_soonest(&console_current, console_value[0]));
}

uint8_t console_next(union workspace *space) {
    uint8_t face = ++console_counter;
    struct board_move move = board_throw(&console_current, console_value[0], face);

    (void)space;
    if (move.landing == console_current.goal)
        move.step = BOARD_FINISHED;
    console_say_numbers((uint8_t)(CONSOLE_STEP + move.step), face, move.landing);
    return face < BOARD_FACES ? CONSOLE_LINE : CONSOLE_LAST;
}
