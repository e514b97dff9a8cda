#include "console/chips_arguments.h"
#include "console/command_tables.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "games/chips/chip_fractions.h"
#include "games/chips/placement.h"

/* The game of chips: chips, place. */

WORKSPACE_HOLDS(struct chip_fractions);
WORKSPACE_HOLDS(struct placement);

static void set_fields(struct clearance *clearance, const struct chips_fields *fields) {
    clearance->count = fields->count;
    for (uint8_t i = 0; i < fields->count; i++) {
        clearance->field[i].rate = fields->rate[i];
    }
    clearance->field[fields->count].rate = fields->total;
}

struct chips_said {
    bool throws;
};
CONSOLE_STATE_HOLDS(struct chips_said);

static bool begin_chips(struct console_call *call) {
    struct chip_fractions *chips;
    struct chips_fields fields;
    uint8_t first[CLEARANCE_FIELDS];
    uint8_t second[CLEARANCE_FIELDS] = {0};
    bool alone;

    if (!parse_fields(call, &fields) || !parse_placement(call, fields.count, first)) {
        return false;
    }
    alone = !parse_has_more(call);
    if (!alone && (!parse_placement(call, fields.count, second) || !parse_end(call))) {
        return false;
    }
    chips = console_borrow(call);
    set_fields(&chips->rivals.clearing, &fields);
    for (uint8_t i = 0; i < fields.count; i++) {
        chips->rivals.clearing.field[i].first = first[i];
        chips->rivals.clearing.field[i].second = second[i];
    }
    chip_duel_start(&chips->rivals, alone);
    chip_fractions_start(chips);
    return true;
}

static enum progress compute_chips(struct console_call *call) {
    struct chip_fractions *chips = call->workspace;

    return chip_duel_step(&chips->rivals) && chip_fractions_step(chips) ? DONE : WORKING;
}

/* A fraction as a number whose digits are all right. */
static struct real as_real(struct chip_fractions_fraction fraction) {
    struct real number = {.fraction_bits = PROBABILITY_BITS};

    do {
        number.mantissa =
            fixed_ratio(fraction.numerator, fraction.denominator, number.fraction_bits);
    } while (number.mantissa == UINT32_MAX && number.fraction_bits--);
    return number;
}

static void say_fraction(struct chip_fractions_fraction fraction) {
    reply_character(' ');
    if (fraction.denominator == 1) {
        reply_unsigned(fraction.numerator);
    } else {
        reply_fraction(fraction.numerator, fraction.denominator);
    }
}

static void say_throws(const struct chip_fractions *chips) {
    struct chip_fractions_fraction fraction;

    if (chips->states) {
        chip_fractions_throws(chips, &fraction);
        reply_real(as_real(fraction), REPLY_DIGITS);
        say_fraction(fraction);
    } else {
        reply_real(chips->rivals.throws, REPLY_DIGITS);
    }
    reply_end_line();
}

static void say_outcomes(const struct chip_fractions *chips) {
    struct chip_fractions_fraction fraction;

    for (uint8_t outcome = 0; outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        if (outcome > 0) {
            reply_character(' ');
        }
        reply_probability(chips->rivals.chance[outcome]);
    }
    for (uint8_t outcome = 0; chips->states && outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        chip_fractions_chance(chips, outcome, &fraction);
        say_fraction(fraction);
    }
    reply_end_line();
}

static bool say_chips(const struct console_call *call) {
    const struct chip_fractions *chips = call->workspace;
    struct chips_said *said = call->state;

    if (said->throws) {
        say_outcomes(chips);
        return false;
    }
    say_throws(chips);
    said->throws = true;
    return !chips->rivals.alone;
}

/* The placement to reply to: with as many chips or more. */
static bool parse_opponent(struct console_call *call, const struct chips_fields *fields,
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
    struct placement *placement;
    struct chips_fields fields;
    uint8_t opponent[CLEARANCE_FIELDS];
    uint8_t chips;
    bool alone;

    if (!parse_fields(call, &fields) ||
        !parse_byte(call, LOCAL_TEXT("N"), 1, CLEARANCE_CHIPS, &chips)) {
        return false;
    }
    alone = !parse_has_more(call);
    if (!alone && !parse_opponent(call, &fields, chips, opponent)) {
        return false;
    }
    placement = console_borrow(call);
    set_fields(&placement->clearing, &fields);
    if (alone) {
        placement_fastest(placement, chips);
        return true;
    }
    for (uint8_t i = 0; i < fields.count; i++) {
        placement->clearing.field[i].best = opponent[i];
    }
    placement_reply(placement, chips);
    return true;
}

static enum progress compute_place(struct console_call *call) {
    return placement_step(call->workspace) ? DONE : WORKING;
}

static bool say_place(const struct console_call *call) {
    const struct placement *placement = call->workspace;

    for (uint8_t i = 0; i < placement->clearing.count; i++) {
        if (i > 0) {
            reply_character(',');
        }
        reply_unsigned(placement->clearing.field[i].best);
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

const FLASH struct command_table chips_commands = COMMAND_TABLE(commands);
