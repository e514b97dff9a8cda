#include "console/command.h"

#include "device/workspace.h"
#include "games/chips/chips.h"
#include "text/text.h"
#include <stddef.h>

enum { DECIMALS = 6, RATE_MAXIMUM = 255 };

/* p/q as the rate of the next field, with the others and the total over their least common
   denominator. */
static void read_fraction(struct chip_fields *fields) {
    uint8_t rate = (uint8_t)console_number_within(CONSOLE_RATE, 1, RATE_MAXIMUM);
    uint8_t total = fields->total;
    uint8_t factor = 1;
    uint8_t denominator;
    uint16_t common;

    if (!console_accept('/'))
        console_say(CONSOLE_USAGE);
    denominator = (uint8_t)console_number_within(CONSOLE_RATE, 1, RATE_MAXIMUM);
    if (console_state != CONSOLE_LINE)
        return;
    for (common = total; common % denominator; common += total)
        factor++;
    if (common > RATE_MAXIMUM)
        console_say_number(CONSOLE_TOO_FINE, RATE_MAXIMUM);
    for (uint8_t i = 0; i < fields->count; i++)
        fields->rate[i] *= factor;
    fields->total *= factor;
    common = (uint16_t)(common / denominator * rate);
    if (common > RATE_MAXIMUM)
        console_say(CONSOLE_TOO_LIKELY);
    fields->rate[fields->count++] = (uint8_t)common;
}

static void read_fractions(struct chip_fields *fields) {
    uint16_t all = 0;

    fields->count = 0;
    fields->total = 1;
    do {
        if (fields->count == CLEARANCE_FIELDS) {
            console_say(CONSOLE_TOO_MANY_FIELDS);
            return;
        }
        read_fraction(fields);
    } while (console_state == CONSOLE_LINE && console_accept(','));
    console_end_word();
    for (uint8_t i = 0; i < fields->count; i++)
        all += fields->rate[i];
    if (all > fields->total)
        console_say(CONSOLE_TOO_LIKELY);
}

static void read_fields(struct chip_fields *fields) {
    uint8_t kind = console_choose(ARGUMENT_FIELDS);

    if (kind < CHIPS_KINDS) {
        chips_fields(kind, fields);
        console_end_word();
    } else {
        read_fractions(fields);
    }
}

/* The chips of one player; how many they are. */
static uint8_t read_placement(uint8_t *chips, uint8_t count) {
    uint8_t left = count;
    uint8_t all = 0;

    do {
        *chips = (uint8_t)console_number_within(CONSOLE_TOO_MANY_CHIPS, 0, CLEARANCE_CHIPS);
        all += *chips++;
        if (all > CLEARANCE_CHIPS)
            console_say(CONSOLE_TOO_MANY_CHIPS);
        left--;
    } while (left && console_accept(','));
    if (left || console_peek() == ',')
        console_say_number(CONSOLE_NOT_SO_MANY_FIELDS, count);
    if (all == 0)
        console_say(CONSOLE_NO_CHIPS);
    console_end_word();
    return all;
}

/* The second player of a game of one. */
static bool is_alone(const union workspace *space) {
    return space->chips.fractions.alone;
}

void console_begin_chips(union workspace *space) {
    uint8_t first[CLEARANCE_FIELDS];
    uint8_t second[CLEARANCE_FIELDS];
    struct chip_fields fields;
    bool alone;

    read_fields(&fields);
    if (console_state != CONSOLE_LINE)
        return;
    read_placement(first, fields.count);
    alone = console_peek() == 0;
    if (!alone)
        read_placement(second, fields.count);
    if (console_peek())
        console_say(CONSOLE_USAGE);
    if (console_state != CONSOLE_LINE)
        return;
    if (alone)
        clearance_start(&space->chips.alone, &fields, first, CLEARANCE_LAST);
    else
        chip_duel_start(&space->chips.duel, &fields, first, second, CHIP_DUEL_ALL);
    chip_fractions_start(&space->chips.fractions, &fields, first, alone ? NULL : second);
}

static void show_fraction(struct chip_fraction fraction) {
    text_character(' ');
    text_unsigned(fraction.numerator);
    if (fraction.denominator == 1)
        return;
    text_character('/');
    text_unsigned(fraction.denominator);
}

/* A number whose digits are all right. */
static struct real as_real(struct chip_fraction fraction) {
    struct real number = {.fraction_bits = PROBABILITY_BITS};

    do
        number.mantissa =
            fixed_ratio(fraction.numerator, fraction.denominator, number.fraction_bits);
    while (number.mantissa == UINT32_MAX && number.fraction_bits--);
    return number;
}

static bool know_fractions(union workspace *space) {
    return CONSOLE_FRACTIONS && chip_fractions_step(&space->chips.fractions) == DONE;
}

static void show_throws(union workspace *space) {
    if (know_fractions(space)) {
        struct chip_fraction fraction = chip_fractions_throws(&space->chips.fractions);
        text_real(as_real(fraction), DECIMALS);
        show_fraction(fraction);
    } else {
        text_real(is_alone(space) ? clearance_throws(&space->chips.alone)
                                  : chip_duel_throws(&space->chips.duel),
                  DECIMALS);
    }
}

static bool is_working(union workspace *space) {
    enum progress progress =
        is_alone(space) ? clearance_step(&space->chips.alone) : chip_duel_step(&space->chips.duel);

    return progress == WORKING ||
           (CONSOLE_FRACTIONS && chip_fractions_step(&space->chips.fractions) == WORKING);
}

uint8_t console_chips(union workspace *space) {
    uint8_t outcome;

    if (is_working(space))
        return CONSOLE_AGAIN;
    if (console_counter++ == 0) {
        show_throws(space);
        return is_alone(space) ? CONSOLE_LAST : CONSOLE_LINE;
    }
    for (outcome = 0; outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        if (outcome)
            text_character(' ');
        text_probability(chip_duel_chance(&space->chips.duel, outcome), DECIMALS);
    }
    for (outcome = 0; know_fractions(space) && outcome < CHIP_DUEL_OUTCOMES; outcome++)
        show_fraction(chip_fractions_chance(&space->chips.fractions, outcome));
    return CONSOLE_LAST;
}

void console_begin_place(union workspace *space) {
    struct placement *placement = &space->placement;
    uint8_t against[CLEARANCE_FIELDS];
    struct chip_fields fields;
    uint8_t chips;

    read_fields(&fields);
    chips = (uint8_t)console_number_within(CONSOLE_NUMBER_RANGE, 1, CLEARANCE_CHIPS);
    console_end_word();
    if (console_state != CONSOLE_LINE)
        return;
    if (console_peek()) {
        uint8_t all = read_placement(against, fields.count);
        if (all < chips)
            console_say_number(CONSOLE_TOO_FEW_CHIPS, all);
        if (console_peek())
            console_say(CONSOLE_USAGE);
        if (console_state == CONSOLE_LINE)
            placement_start_reply(placement, &fields, chips, against);
        return;
    }
    placement_start_fastest(placement, &fields, chips);
}

uint8_t console_place(union workspace *space) {
    if (placement_step(&space->placement) == WORKING)
        return CONSOLE_AGAIN;
    for (uint8_t field = 0; field < space->placement.fields.count; field++) {
        if (field)
            text_character(',');
        text_unsigned(placement_chips(&space->placement, field));
    }
    return CONSOLE_LAST;
}
