#include "console/command.h"

#include "core/workspace.h"
#include "text/text.h"

/* Statistics of the current board. All of them begin a computation in the workspace, carry it on
   slice by slice, and afresh if it is lost, and read what they answer from it. */

enum { DECIMALS = 6 };

/* As a probability: what is less would be shown as 0. */
#define SHOWN_MINIMUM 1074

_Static_assert((int)CONSOLE_EXPECT == (int)ABSORPTION_EXPECTED &&
                   (int)CONSOLE_SPREAD == (int)ABSORPTION_VARIANCE &&
                   (int)CONSOLE_VISITS == (int)ABSORPTION_VISITS,
               "the command says what to solve for");

static void begin(const struct console_call *call) {
    union workspace *space = workspace_borrow(WORKSPACE_CONSOLE);
    uint8_t command = call->command;

    if (command <= CONSOLE_VISITS) {
        absorption_start(&space->absorption, &console_current, command, call->square);
    } else if (command == CONSOLE_TAIL) {
        tail_start(&space->tail, &console_current, call->square);
    } else if (command == CONSOLE_WHERE) {
        place_start(&space->place, &console_current, call->square);
    } else {
        duration_start(&space->duration, &console_current, call->square);
        if (command == CONSOLE_QUANTILE)
            space->duration.level[0] = call->level;
    }
}

static void too_long(struct console_call *call, uint16_t throws) {
    call->fault = CONSOLE_GAME_TOO_LONG;
    call->detail[0] = throws;
}

static bool by_square(const struct console_call *call) {
    return call->command == CONSOLE_VISITS || call->command == CONSOLE_WHERE;
}

/* A slice of the computation: these answer whether call->value is there to be shown. Before, it is
   the probability 0; a value without a fraction is shown without decimals. */

/* Not inlined: it alone needs a frame on the stack, and would make all of them slower to reach. */
__attribute__((noinline)) static bool solve(struct console_call *call,
                                            struct absorption *absorption) {
    uint8_t progress = (uint8_t)absorption_step(absorption);

    if (progress == ABSORPTION_TOO_LONG)
        too_long(call, ABSORPTION_THROWS_MAXIMUM);
    if (progress != ABSORPTION_DONE)
        return false;
    if (call->command == CONSOLE_VISITS) {
        call->square = console_counter;
        if (!board_can_stand(&console_current, call->square))
            return true;
    }
    call->value = absorption_at(absorption, call->command, call->square);
    if (call->command == CONSOLE_SPREAD)
        call->value = fixed_square_root(call->value);
    return true;
}

static bool endure(struct console_call *call, struct duration *duration) {
    uint16_t throws = call->number[0];

    if (duration->race.throws == throws) {
        call->value.mantissa = call->command == CONSOLE_EXACTLY && throws
                                   ? duration->exactly
                                   : duration->race.within[call->square];
        return true;
    }
    duration_step(duration);
    return false;
}

static bool settle(struct console_call *call, struct duration *duration) {
    bool settled = duration_step(duration);
    uint16_t number =
        call->command == CONSOLE_QUANTILE ? duration->quantile[0] : duration->likeliest;

    if (settled && number == 0)
        too_long(call, UINT16_MAX);
    call->value.mantissa = number;
    call->value.fraction_bits = 0;
    return settled;
}

static bool place(struct console_call *call, struct place *place) {
    if (place->throws < call->number[0]) {
        place_step(place);
        return false;
    }
    call->value.mantissa = place->at[console_counter];
    if (call->value.mantissa < SHOWN_MINIMUM)
        call->value.mantissa = 0;
    return true;
}

static bool slice(struct console_call *call) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);
    uint8_t command = call->command;
    bool found;

    if (!space) {
        begin(call);
        return false;
    }
    if (command <= CONSOLE_VISITS)
        return solve(call, &space->absorption);
    if (command <= CONSOLE_EXACTLY)
        return endure(call, &space->duration);
    if (command <= CONSOLE_QUANTILE)
        return settle(call, &space->duration);
    if (command == CONSOLE_WHERE)
        return place(call, &space->place);
    found = tail_step(&space->tail);
    call->value.mantissa = space->tail.ratio;
    return found;
}

static bool goes_on_at_goal(uint8_t command) {
    return command == CONSOLE_WITHIN || command == CONSOLE_EXACTLY || command == CONSOLE_WHERE;
}

/* On the goal there is nothing left to compute but the course of the game. */
static bool at_goal(struct console_call *call) {
    uint8_t command = call->command;

    if (command == CONSOLE_VISITS || command == CONSOLE_TAIL)
        call->fault = CONSOLE_OVER;
    if (command >= CONSOLE_LIKELIEST)
        call->value.fraction_bits = 0;
    return true;
}

static uint8_t show(const struct console_call *call) {
    uint8_t outcome = CONSOLE_LAST;

    if (by_square(call)) {
        uint8_t square = console_counter++;
        bool last = square == console_current.goal;
        if (call->value.mantissa == 0)
            return last ? CONSOLE_DONE : CONSOLE_AGAIN;
        text_unsigned(square);
        text_character(' ');
        if (!last)
            outcome = CONSOLE_LINE;
    }
    text_real(call->value, call->value.fraction_bits ? DECIMALS : 0);
    return outcome;
}

uint8_t console_statistic(struct console_call *call) {
    bool found;

    call->value.fraction_bits = PROBABILITY_BITS;
    if (call->square == console_current.goal && !goes_on_at_goal(call->command))
        found = at_goal(call);
    else
        found = slice(call);
    return found && !call->fault ? show(call) : CONSOLE_AGAIN;
}

uint8_t console_soonest(struct console_call *call) {
    text_unsigned(board_soonest(&console_current, call->square));
    return CONSOLE_LAST;
}

uint8_t console_next(struct console_call *call) {
    static const FLASH char steps[] = " plain\0 ladder\0 snake\0 stay\0 goal";
    struct board_move move;

    if (call->square == console_current.goal) {
        call->fault = CONSOLE_OVER;
        return CONSOLE_DONE;
    }
    move = board_throw(&console_current, call->square, ++console_counter);
    if (move.landing == console_current.goal)
        move.step = BOARD_FINISHED;
    text_unsigned(console_counter);
    text_character(' ');
    text_unsigned(move.landing);
    text_flash(console_nth(steps, move.step));
    return console_counter < BOARD_FACES ? CONSOLE_LINE : CONSOLE_LAST;
}
