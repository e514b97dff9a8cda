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
    absorption_start(&space->absorption, &console_current, console_command, console_value[0]);
}

void console_begin_tail(union workspace *space) {
    survival_start(&space->tail, &console_current, console_value[0]);
}

void console_begin_where(union workspace *space) {
    token_distribution_start(&space->place, &console_current, console_value[0]);
}

void console_begin_duration(union workspace *space) {
    finish_times_start(&space->duration, &console_current, console_value[0]);
    if (console_command == CONSOLE_QUANTILE)
        space->duration.level[0] = console_given.level;
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

static uint8_t show_probability(const probability_t *probability) {
    return show(*probability, PROBABILITY_BITS);
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

uint8_t console_absorption(union workspace *space) {
    struct absorption *absorption = &space->absorption;
    uint8_t progress = (uint8_t)absorption_step(absorption);
    uint8_t command = console_command;
    uint8_t square = console_value[0];
    struct real value;

    if (progress == ABSORPTION_TOO_LONG)
        return too_long(ABSORPTION_THROWS_MAXIMUM);
    if (progress == ABSORPTION_TOO_WIDE) {
        console_say(CONSOLE_GAME_TOO_WIDE);
        return CONSOLE_AGAIN;
    }
    if (progress != ABSORPTION_DONE)
        return CONSOLE_AGAIN;
    if (command == CONSOLE_VISITS) {
        square = console_counter;
        if (!board_can_stand(&console_current, square)) {
            console_counter++;
            return CONSOLE_AGAIN;
        }
        if (!absorption_aim(absorption, square))
            return CONSOLE_AGAIN;
    }
    absorption_at(absorption, command, square, &value);
    if (command == CONSOLE_SPREAD)
        fixed_square_root(&value);
    return show(value.mantissa, value.fraction_bits);
}

uint8_t console_within(union workspace *space) {
    struct finish_times *duration = &space->duration;

    if (duration->race.throws != console_given.number) {
        finish_times_step(duration);
        return CONSOLE_AGAIN;
    }
    if (console_command == CONSOLE_EXACTLY && console_given.number)
        return show_probability(&duration->exactly);
    return show_probability(&duration->race.within[console_value[0]]);
}

uint8_t console_likeliest(union workspace *space) {
    struct finish_times *duration = &space->duration;
    uint16_t number;

    if (console_value[0] == console_current.goal)
        return show_number(0);
    if (!finish_times_step(duration))
        return CONSOLE_AGAIN;
    number = duration->likeliest;
    if (console_command == CONSOLE_QUANTILE)
        number = duration->quantile[0];
    return number ? show_number(number) : too_long(UINT16_MAX);
}

uint8_t console_where(union workspace *space) {
    struct token_distribution *place = &space->place;
    probability_t *probability = &place->at[console_counter];

    if (place->throws < console_given.number) {
        token_distribution_step(place);
        return CONSOLE_AGAIN;
    }
    if (*probability < SHOWN_MINIMUM)
        *probability = 0;
    return show_probability(probability);
}

uint8_t console_tail(union workspace *space) {
    struct survival *tail = &space->tail;

    if (!survival_step(tail))
        return CONSOLE_AGAIN;
    if (tail->settled)
        return show_probability(&tail->ratio);
    console_say(CONSOLE_UNSETTLED);
    return CONSOLE_AGAIN;
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
