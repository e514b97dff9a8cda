#include "console/chips/chips_arguments.h"
#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "games/chips/chip_fractions.h"
#include "games/chips/placement.h"
#include <stddef.h>

/* The game of chips: chips, place. */

struct chips_space {
    bool alone;
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
    clearance_start(&space->clearance, fields, chips, CLEARANCE_LAST);
    chip_fractions_start(&space->fractions, fields, chips, NULL);
}

static void start_duel(struct chips_space *space, const struct chip_fields *fields,
                       const uint8_t first[], const uint8_t second[]) {
    space->alone = false;
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

/* Fractions that cannot be had are left out. */
static enum progress compute_chips(struct console_call *call) {
    struct chips_space *space = call->workspace;
    enum progress progress =
        space->alone ? clearance_step(&space->clearance) : chip_duel_step(&space->duel);

    if (progress == WORKING) {
        return WORKING;
    }
    return chip_fractions_step(&space->fractions) == WORKING ? WORKING : DONE;
}

static bool has_fractions(struct chips_space *space) {
    return chip_fractions_step(&space->fractions) == DONE;
}

/* A fraction as a number whose digits are all right. */
static struct real as_real(struct chip_fraction fraction) {
    struct real number = {.fraction_bits = PROBABILITY_BITS};

    do {
        number.mantissa =
            fixed_ratio(fraction.numerator, fraction.denominator, number.fraction_bits);
    } while (number.mantissa == UINT32_MAX && number.fraction_bits--);
    return number;
}

static void say_fraction(struct chip_fraction fraction) {
    reply_character(' ');
    if (fraction.denominator == 1) {
        reply_unsigned(fraction.numerator);
    } else {
        reply_fraction(fraction.numerator, fraction.denominator);
    }
}

static void say_throws(struct chips_space *space) {
    if (has_fractions(space)) {
        struct chip_fraction throws = chip_fractions_throws(&space->fractions);
        reply_real(as_real(throws), REPLY_DIGITS);
        say_fraction(throws);
    } else if (space->alone) {
        reply_real(clearance_throws(&space->clearance), REPLY_DIGITS);
    } else {
        reply_real(chip_duel_throws(&space->duel), REPLY_DIGITS);
    }
    reply_end_line();
}

static void say_outcomes(struct chips_space *space) {
    enum chip_duel_outcome outcome;

    for (outcome = CHIP_DUEL_FIRST_WINS; outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        if (outcome != CHIP_DUEL_FIRST_WINS) {
            reply_character(' ');
        }
        reply_probability(chip_duel_chance(&space->duel, outcome));
    }
    if (has_fractions(space)) {
        for (outcome = CHIP_DUEL_FIRST_WINS; outcome < CHIP_DUEL_OUTCOMES; outcome++) {
            say_fraction(chip_fractions_chance(&space->fractions, outcome));
        }
    }
    reply_end_line();
}

static bool say_chips(const struct console_call *call) {
    struct chips_space *space = call->workspace;
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

const FLASH struct command_table chips_commands = COMMAND_TABLE(commands, NULL);
