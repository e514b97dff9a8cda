#include "console/chips/chips_arguments.h"

#include "console/refusal.h"
#include "games/chips/chips.h"

enum { RATE_MAXIMUM = 255 };

static const FLASH char *const FLASH kinds[CHIPS_KINDS] = {
    [CHIPS_THIRDS] = TEXT("thirds"),
    [CHIPS_DIE] = TEXT("die"),
    [CHIPS_TWO_DICE] = TEXT("twodice"),
};

/* The rates while they are read: over a common denominator, which grows, and more than 1 or not. */
struct fractions {
    uint8_t count;
    uint8_t denominator;
    uint16_t rate[CLEARANCE_FIELDS]; /* up to 255 times 255 */
};

static bool refuse_sum(struct console_call *call) {
    return console_refuse(call, LOCAL_TEXT("P/Q add up to more than 1"));
}

static bool parse_rate(struct console_call *call, uint16_t *part) {
    return parse_part(call, LOCAL_TEXT("P and Q"), 1, RATE_MAXIMUM, part);
}

static bool add_fraction(struct console_call *call, struct fractions *fractions, uint16_t numerator,
                         uint16_t denominator) {
    uint16_t common = fractions->denominator;
    uint8_t factor = 1;

    for (; common % denominator; common += fractions->denominator) {
        factor++;
    }
    if (common > RATE_MAXIMUM) {
        return console_refuse_number(call,
                                     LOCAL_TEXT("the common denominator of P/Q is more than "),
                                     RATE_MAXIMUM, LOCAL_TEXT(""));
    }
    numerator *= common / denominator;
    if (numerator > RATE_MAXIMUM) {
        return refuse_sum(call);
    }
    for (uint8_t i = 0; i < fractions->count; i++) {
        fractions->rate[i] *= factor;
    }
    fractions->denominator = (uint8_t)common;
    fractions->rate[fractions->count++] = numerator;
    return true;
}

static bool parse_fraction(struct console_call *call, struct fractions *fractions) {
    uint16_t numerator;
    uint16_t denominator;

    if (!parse_rate(call, &numerator)) {
        return false;
    }
    if (!parse_accept(call, '/')) {
        return console_refuse_usage(call);
    }
    return parse_rate(call, &denominator) && add_fraction(call, fractions, numerator, denominator);
}

static bool take_fractions(struct console_call *call, const struct fractions *fractions,
                           struct chip_fields *fields) {
    uint32_t sum = 0;

    for (uint8_t i = 0; i < fractions->count; i++) {
        fields->rate[i] = (uint8_t)fractions->rate[i];
        sum += fractions->rate[i];
    }
    fields->count = fractions->count;
    fields->total = fractions->denominator;
    return sum <= fields->total ? true : refuse_sum(call);
}

static bool parse_fractions(struct console_call *call, struct chip_fields *fields) {
    struct fractions fractions = {.count = 0, .denominator = 1};

    do {
        if (fractions.count == CLEARANCE_FIELDS) {
            return console_refuse_more(call, CLEARANCE_FIELDS, LOCAL_TEXT(" fields"));
        }
        if (!parse_fraction(call, &fractions)) {
            return false;
        }
    } while (parse_accept(call, ','));
    return parse_end_argument(call) && take_fractions(call, &fractions, fields);
}

bool parse_fields(struct console_call *call, struct chip_fields *fields) {
    uint8_t kind = parse_accept_choice(call, kinds, CHIPS_KINDS);

    if (kind == CHIPS_KINDS) {
        return parse_fractions(call, fields);
    }
    chips_fields((enum chips_kind)kind, fields);
    return true;
}

static bool refuse_chips(struct console_call *call) {
    return console_refuse_more(call, CLEARANCE_CHIPS, LOCAL_TEXT(" chips"));
}

static bool refuse_count(struct console_call *call, uint8_t count) {
    return console_refuse_number(call, LOCAL_TEXT("a placement has "), count,
                                 LOCAL_TEXT(" numbers"));
}

bool parse_placement(struct console_call *call, uint8_t count, uint8_t chips[CLEARANCE_FIELDS]) {
    uint8_t sum = 0;

    for (uint8_t i = 0; i < count; i++) {
        uint32_t number;
        if (i > 0 && !parse_accept(call, ',')) {
            return refuse_count(call, count);
        }
        if (!parse_digits(call, &number)) {
            return false;
        }
        if (number > (uint32_t)(CLEARANCE_CHIPS - sum)) {
            return refuse_chips(call);
        }
        chips[i] = (uint8_t)number;
        sum += chips[i];
    }
    if (parse_accept(call, ',')) {
        return refuse_count(call, count);
    }
    return sum > 0 ? parse_end_argument(call) : console_refuse(call, LOCAL_TEXT("no chips"));
}
