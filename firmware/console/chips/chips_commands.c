#include "console/chips/chips_arguments.h"
#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "core/number/fraction.h"
#include "core/number/integer64.h"
#include "device/workspace.h"
#include "games/chips/chips_engine.h"
#include "games/chips/odds/chip_fractions.h"
#include "games/chips/odds/placement.h"
#include <stddef.h>

/* The game of chips: chips, place. */

/* The throws, then the chances of the outcomes. */
enum { THROWS, CHANCES, NUMBERS = CHANCES + CHIP_DUEL_OUTCOMES };

struct chips_number {
    struct bounded decimal;
    struct chip_fraction exact; /* the denominator is 0 where there is none */
};

struct chips_space {
    bool alone;
    uint8_t count; /* found */
    struct chips_number found[NUMBERS];
    union {
        struct clearance clearance; /* alone */
        struct chip_duel duel;
    };
    struct chip_fractions fractions;
};
WORKSPACE_HOLDS(struct chips_space);
WORKSPACE_HOLDS(struct placement);

struct chips_said {
    bool throws;
};
CONSOLE_STATE_HOLDS(struct chips_said);

static void start_alone(struct chips_space *space, const struct chip_fields *fields,
                        const uint8_t chips[]) {
    space->alone = true;
    space->count = 0;
    clearance_start(&space->clearance, fields, chips);
    chip_fractions_start(&space->fractions, fields, chips, NULL);
}

static void start_duel(struct chips_space *space, const struct chip_fields *fields,
                       const uint8_t first[], const uint8_t second[]) {
    space->alone = false;
    space->count = 0;
    chip_duel_start(&space->duel, fields, first, second, CHIP_DUEL_ALL);
    chip_fractions_start(&space->fractions, fields, first, second);
}

static bool begin_chips(struct console_call *call) {
    struct chip_fields fields;
    uint8_t first[CLEARANCE_FIELDS];
    uint8_t second[CLEARANCE_FIELDS];

    if (!parse_fields(call, &fields) || !parse_placement(call, fields.count, first)) {
        return false;
    }
    if (!parse_has_more(call)) {
        start_alone(console_borrow(call), &fields, first);
        return true;
    }
    if (!parse_placement(call, fields.count, second) || !parse_end(call)) {
        return false;
    }
    start_duel(console_borrow(call), &fields, first, second);
    return true;
}

/* Rounded down. */
static void set_quotient(struct chips_number *number) {
    uint32_t divisor = number->exact.denominator;
    union integer64_halves quotient;

    quotient.half.high = number->exact.numerator / divisor;
    quotient.half.low = fraction_quotient32(number->exact.numerator % divisor, divisor);
    number->decimal = (struct bounded){.mantissa = quotient.whole, .error = 1, .fraction_bits = 32};
}

static struct bounded decimal_of(const struct chips_space *space, uint8_t number) {
    if (number != THROWS) {
        return chip_duel_chance(&space->duel, (enum chip_duel_outcome)(number - CHANCES));
    }
    return space->alone ? clearance_throws(&space->clearance) : chip_duel_throws(&space->duel);
}

static void find_fraction(struct chips_space *space, uint8_t number, struct chip_fraction *exact) {
    if (number == THROWS) {
        chip_fractions_throws(&space->fractions, exact);
    } else {
        chip_fractions_chance(&space->fractions, (enum chip_duel_outcome)(number - CHANCES), exact);
    }
}

/* Decimals are those of the fractions where there are any. */
static void find_number(struct chips_space *space, uint8_t number) {
    struct chips_number *found = &space->found[number];

    if (space->fractions.states == 0) {
        found->decimal = decimal_of(space, number);
        found->exact.denominator = 0;
        return;
    }
    find_fraction(space, number, &found->exact);
    set_quotient(found);
}

static enum progress compute_chips(struct console_call *call) {
    struct chips_space *space = call->workspace;
    enum progress progress = chip_fractions_step(&space->fractions);

    if (progress == IMPOSSIBLE) {
        progress = space->alone ? clearance_step(&space->clearance) : chip_duel_step(&space->duel);
    }
    if (progress == WORKING) {
        return WORKING;
    }
    find_number(space, space->count++);
    return space->count == (space->alone ? CHANCES : NUMBERS) ? DONE : WORKING;
}

static void say_fraction(const struct chip_fraction *fraction) {
    if (fraction->denominator == 0) {
        return;
    }
    reply_character(' ');
    if (fraction->denominator == 1) {
        reply_unsigned(fraction->numerator);
    } else {
        reply_fraction(fraction->numerator, fraction->denominator);
    }
}

static void say_throws(const struct chips_space *space) {
    reply_bounded(&space->found[THROWS].decimal);
    say_fraction(&space->found[THROWS].exact);
    reply_end_line();
}

static void say_outcomes(const struct chips_space *space) {
    for (uint8_t number = CHANCES; number < NUMBERS; number++) {
        if (number != CHANCES) {
            reply_character(' ');
        }
        reply_bounded(&space->found[number].decimal);
    }
    for (uint8_t number = CHANCES; number < NUMBERS; number++) {
        say_fraction(&space->found[number].exact);
    }
    reply_end_line();
}

static bool say_chips(const struct console_call *call) {
    const struct chips_space *space = call->workspace;
    struct chips_said *said = call->state;

    if (said->throws) {
        say_outcomes(space);
        return false;
    }
    say_throws(space);
    said->throws = true;
    return !space->alone;
}

/* The placement to reply to: with as many chips or more. */
static bool parse_opponent(struct console_call *call, const struct chip_fields *fields,
                           uint8_t chips, uint8_t opponent[CLEARANCE_FIELDS]) {
    uint8_t sum = 0;

    if (!parse_placement(call, fields->count, opponent)) {
        return false;
    }
    for (uint8_t i = 0; i < fields->count; i++) {
        sum += opponent[i];
    }
    if (sum < chips) {
        return console_refuse_number(call, LOCAL_TEXT("V has only "), sum, LOCAL_TEXT(" chips"));
    }
    return parse_end(call);
}

static bool begin_place(struct console_call *call) {
    struct chip_fields fields;
    uint8_t opponent[CLEARANCE_FIELDS];
    uint8_t chips;

    if (!parse_fields(call, &fields) ||
        !parse_byte(call, LOCAL_TEXT("N"), 1, CLEARANCE_CHIPS, &chips)) {
        return false;
    }
    if (!parse_has_more(call)) {
        placement_start_fastest(console_borrow(call), &fields, chips);
        return true;
    }
    if (!parse_opponent(call, &fields, chips, opponent)) {
        return false;
    }
    placement_start_reply(console_borrow(call), &fields, chips, opponent);
    return true;
}

static enum progress compute_place(struct console_call *call) {
    return placement_step(call->workspace);
}

static bool say_place(const struct console_call *call) {
    const struct placement *placement = call->workspace;

    for (uint8_t field = 0; field < placement->fields.count; field++) {
        if (field > 0) {
            reply_character(',');
        }
        reply_unsigned(placement_chips(placement, field));
    }
    reply_end_line();
    return false;
}

/* ---- puzzles --------------------------------------------------------------------------------- */

static void say_placed(const uint8_t chips[]) {
    for (uint8_t field = 0; field < chips_count(CHIPS_THIRDS); field++) {
        if (field) {
            reply_character(',');
        }
        reply_unsigned(chips[field]);
    }
}

/* As the command chips has it: "thirds 3,2,1". */
static void say_position(const void *state) {
    reply_text(LOCAL_TEXT("thirds "));
    say_placed(((const struct chips *)state)->left[1]);
}

static void say_choice(const void *state, decision_t decision) {
    uint8_t chips[CLEARANCE_FIELDS];

    chips_decision_unpack(state, decision, chips);
    say_placed(chips);
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("chips"),
                                                   .kind = &chips_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_choice};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("chips"),
        .syntax = TEXT("thirds|die|twodice|P/Q,P/Q,... V [W]"),
        .explanation = TEXT("Throws until V is cleared; against W too: win, draw and loss of V."),
        .example = TEXT("chips thirds 3,2,1 4,2,0"),
        .begin = begin_chips,
        .compute = compute_chips,
        .answer = say_chips,
    },
    {
        .name = TEXT("place"),
        .syntax = TEXT("thirds|die|twodice|P/Q,P/Q,... N [V]"),
        .explanation = TEXT("The placement of N chips that is cleared fastest, or best against V."),
        .example = TEXT("place twodice 12"),
        .begin = begin_place,
        .compute = compute_place,
        .answer = say_place,
    },
};

const FLASH struct command_table chips_commands = COMMAND_TABLE(commands, .puzzle = &puzzle);
