#include "console/command.h"

#include "device/workspace.h"
#include "games/chips/chips.h"
#include "text/text.h"

enum { DECIMALS = 6, RATE_MAXIMUM = 255 };

/* p/q as the rate of the next field, with the others and the total, which stands behind them, over
   their least common denominator. */
static void read_fraction(struct clearance *clearing) {
    struct clearance_field *field = clearing->field;
    uint8_t rate = (uint8_t)console_number_within(CONSOLE_RATE, 1, RATE_MAXIMUM);
    uint8_t total = field[clearing->count].rate;
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
    for (uint8_t i = 0; i <= clearing->count; i++, field++)
        field->rate *= factor;
    common = (uint16_t)(common / denominator * rate);
    if (common > RATE_MAXIMUM)
        console_say(CONSOLE_TOO_LIKELY);
    field->rate = field[-1].rate;
    field[-1].rate = (uint8_t)common;
}

static void read_fractions(struct clearance *clearing) {
    const struct clearance_field *field = clearing->field;
    uint16_t all = 0;

    clearing->count = 0;
    clearing->field->rate = 1;
    do {
        if (clearing->count == CLEARANCE_FIELDS) {
            console_say(CONSOLE_TOO_MANY_FIELDS);
            return;
        }
        read_fraction(clearing);
        clearing->count++;
    } while (console_accept(','));
    console_end_word();
    for (uint8_t count = clearing->count; count; count--, field++)
        all += field->rate;
    if (all > field->rate)
        console_say(CONSOLE_TOO_LIKELY);
}

static void read_fields(struct clearance *clearing) {
    uint8_t kind = console_choose(ARGUMENT_FIELDS);

    if (kind < CHIPS_KINDS) {
        chips_fields(kind, clearing);
        console_end_word();
    } else {
        read_fractions(clearing);
    }
}

/* The chips of one player, where the first field has them; how many they are. */
static uint8_t read_placement(uint8_t *chips, uint8_t count) {
    uint8_t left = count;
    uint8_t all = 0;

    do {
        *chips = (uint8_t)console_number_within(CONSOLE_TOO_MANY_CHIPS, 0, CLEARANCE_CHIPS);
        all += *chips;
        chips += sizeof(struct clearance_field);
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

void console_begin_chips(union workspace *space) {
    struct chip_fractions *exact = &space->exact;
    struct clearance *clearing = &exact->rivals.clearing;
    bool alone;

    read_fields(clearing);
    if (console_state != CONSOLE_LINE)
        return;
    read_placement(&clearing->field->first, clearing->count);
    alone = console_peek() == 0;
    for (uint8_t field = 0; field < CLEARANCE_FIELDS; field++)
        clearing->field[field].second = 0;
    if (!alone)
        read_placement(&clearing->field->second, clearing->count);
    if (console_peek())
        console_say(CONSOLE_USAGE);
    if (console_state != CONSOLE_LINE)
        return;
    chip_duel_start(&exact->rivals, alone);
#if CONSOLE_FRACTIONS
    chip_fractions_start(exact);
#endif
}

#if CONSOLE_FRACTIONS
static void show_fraction(const struct chip_fractions_fraction *fraction) {
    text_character(' ');
    text_unsigned(fraction->numerator);
    if (fraction->denominator == 1)
        return;
    text_character('/');
    text_unsigned(fraction->denominator);
}

/* A number whose digits are all right. */
static struct real as_real(const struct chip_fractions_fraction *fraction) {
    struct real number = {.fraction_bits = PROBABILITY_BITS};

    do
        number.mantissa =
            fixed_ratio(fraction->numerator, fraction->denominator, number.fraction_bits);
    while (number.mantissa == UINT32_MAX && number.fraction_bits--);
    return number;
}

static bool know_fractions(struct chip_fractions *exact) {
    return chip_fractions_step(exact);
}

static void show_throws(const struct chip_fractions *exact) {
    struct chip_fractions_fraction fraction;

    if (exact->states) {
        chip_fractions_throws(exact, &fraction);
        text_real(as_real(&fraction), DECIMALS);
        show_fraction(&fraction);
    } else {
        text_real(exact->rivals.throws, DECIMALS);
    }
}

static void show_chance_fractions(const struct chip_fractions *exact) {
    struct chip_fractions_fraction fraction;

    for (uint8_t outcome = 0; exact->states && outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        chip_fractions_chance(exact, outcome, &fraction);
        show_fraction(&fraction);
    }
}
#else
static bool know_fractions(struct chip_fractions *exact) {
    return exact;
}

static void show_throws(const struct chip_fractions *exact) {
    text_real(exact->rivals.throws, DECIMALS);
}

static void show_chance_fractions(const struct chip_fractions *exact) {
    (void)exact;
}
#endif

uint8_t console_chips(union workspace *space) {
    struct chip_fractions *exact = &space->exact;
    uint8_t outcome;

    if (!chip_duel_step(&exact->rivals) || !know_fractions(exact))
        return CONSOLE_AGAIN;
    if (console_counter++ == 0) {
        show_throws(exact);
        return exact->rivals.alone ? CONSOLE_LAST : CONSOLE_LINE;
    }
    for (outcome = 0; outcome < CHIP_DUEL_OUTCOMES; outcome++) {
        if (outcome)
            text_character(' ');
        text_probability(exact->rivals.chance[outcome], DECIMALS);
    }
    show_chance_fractions(exact);
    return CONSOLE_LAST;
}

void console_begin_place(union workspace *space) {
    struct placement *placement = &space->placement;
    uint8_t chips;

    read_fields(&placement->clearing);
    chips = (uint8_t)console_number_within(CONSOLE_NUMBER_RANGE, 1, CLEARANCE_CHIPS);
    console_end_word();
    if (console_state != CONSOLE_LINE)
        return;
    if (console_peek()) {
        uint8_t against =
            read_placement(&placement->clearing.field->best, placement->clearing.count);
        if (against < chips)
            console_say_number(CONSOLE_TOO_FEW_CHIPS, against);
        if (console_peek())
            console_say(CONSOLE_USAGE);
        if (console_state == CONSOLE_LINE)
            placement_reply(placement, chips);
        return;
    }
    placement_fastest(placement, chips);
}

uint8_t console_place(union workspace *space) {
    if (!placement_step(&space->placement))
        return CONSOLE_AGAIN;
    for (uint8_t field = 0; field < space->placement.clearing.count; field++) {
        if (field)
            text_character(',');
        text_unsigned(space->placement.clearing.field[field].best);
    }
    return CONSOLE_LAST;
}
