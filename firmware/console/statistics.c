#include "console/command.h"

#include "core/workspace.h"
#include "text/text.h"

/* Statistics of the current board. All of them begin a computation in the workspace, carry it on
   slice by slice, and afresh if it is lost, and read what they answer from it. */

/* Expected throws, spreads and visits from there on are good to six places in all. */
enum { DECIMALS = 6, SURE_BELOW = 100 };

/* As a probability: what is less would be shown as 0. */
#define SHOWN_MINIMUM 1074

_Static_assert((int)CONSOLE_EXPECT == (int)ABSORPTION_EXPECTED &&
                   (int)CONSOLE_SPREAD == (int)ABSORPTION_VARIANCE &&
                   (int)CONSOLE_VISITS == (int)ABSORPTION_VISITS,
               "the command says what to solve for");

static void begin(void) {
    union workspace *space = workspace_borrow(WORKSPACE_CONSOLE);
    uint8_t command = console_command;

    if (command <= CONSOLE_VISITS) {
        absorption_start(&space->absorption, &console_current, command, console_square);
    } else if (command == CONSOLE_TAIL) {
        tail_start(&space->tail, &console_current, console_square);
    } else if (command == CONSOLE_WHERE) {
        place_start(&space->place, &console_current, console_square);
    } else {
        duration_start(&space->duration, &console_current, console_square);
        if (command == CONSOLE_QUANTILE)
            space->duration.level[0] = console_given.level;
    }
}

/* Of a list the line of the square that is its turn. Not inlined, as the registers that it needs
   would burden all that end with it. */
__attribute__((noinline)) static uint8_t show(uint32_t mantissa, uint8_t fraction_bits) {
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

__attribute__((noinline)) static uint8_t show_probability(const probability_t *probability) {
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

/* Not inlined: it alone needs a frame on the stack. */
__attribute__((noinline)) static uint8_t solve(struct absorption *absorption) {
    uint8_t progress = (uint8_t)absorption_step(absorption);
    uint8_t command = console_command;
    uint8_t square = console_square;
    struct real value;

    if (progress == ABSORPTION_TOO_LONG)
        return too_long(ABSORPTION_THROWS_MAXIMUM);
    if (progress == ABSORPTION_TOO_WIDE) {
        console_say_number(CONSOLE_GAME_TOO_WIDE, 0);
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

static uint8_t last(struct duration *duration) {
    if (duration->race.throws != console_given.number) {
        duration_step(duration);
        return CONSOLE_AGAIN;
    }
    if (console_command == CONSOLE_EXACTLY && console_given.number)
        return show_probability(&duration->exactly);
    return show_probability(&duration->race.within[console_square]);
}

static uint8_t settle(struct duration *duration) {
    bool settled = duration_step(duration);
    uint16_t number = duration->likeliest;

    if (!settled)
        return CONSOLE_AGAIN;
    if (console_command == CONSOLE_QUANTILE)
        number = duration->quantile[0];
    return number ? show_number(number) : too_long(UINT16_MAX);
}

static uint8_t locate(struct place *place) {
    probability_t *probability;

    if (place->throws < console_given.number) {
        place_step(place);
        return CONSOLE_AGAIN;
    }
    probability = &place->at[console_counter];
    if (*probability < SHOWN_MINIMUM)
        *probability = 0;
    return show_probability(probability);
}

static uint8_t survive(struct tail *tail) {
    if (!tail_step(tail))
        return CONSOLE_AGAIN;
    if (tail->settled)
        return show_probability(&tail->ratio);
    console_say_number(CONSOLE_UNSETTLED, 0);
    return CONSOLE_AGAIN;
}

uint8_t console_statistic(void) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);
    uint8_t command = console_command;

    if (command >= CONSOLE_LIKELIEST && console_square == console_current.goal)
        return show_number(0);
    if (!space) {
        begin();
        return CONSOLE_AGAIN;
    }
    if (command <= CONSOLE_VISITS)
        return solve(&space->absorption);
    if (command == CONSOLE_WHERE)
        return locate(&space->place);
    if (command == CONSOLE_TAIL)
        return survive(&space->tail);
    if (command <= CONSOLE_EXACTLY)
        return last(&space->duration);
    return settle(&space->duration);
}

uint8_t console_soonest(void) {
    return show_number(board_soonest(&console_current, console_square));
}

uint8_t console_next(void) {
    uint8_t face = ++console_counter;
    struct board_move move = board_throw(&console_current, console_square, face);

    if (move.landing == console_current.goal)
        move.step = BOARD_FINISHED;
    console_say_numbers((uint8_t)(CONSOLE_STEP + move.step), face, move.landing);
    return face < BOARD_FACES ? CONSOLE_LINE : CONSOLE_LAST;
}
