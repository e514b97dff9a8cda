#include "console/arguments.h"
#include "console/reply.h"
#include "core/number/fraction.h"
#include "device/workspace.h"
#include "games/chips/chips_engine.h"
#include "games/chips/odds/chip_fractions.h"
#include "games/chips/odds/placement.h"

/* The game of chips: chips, place. */

/* The throws, then the chances of the outcomes. */
enum { THROWS, CHANCES, NUMBERS = CHANCES + CHIP_DUEL_OUTCOMES };

struct chips_number {
    struct bounded decimal;
    struct chip_fraction exact; /* the denominator is 0 if there is no fraction */
};

struct chips_space {
    bool alone;
    uint8_t count; /* of numbers found so far */
    struct chips_number found[NUMBERS];
    union {
        struct clearance clearance; /* alone */
        struct chip_duel duel;
    };
    struct chip_fractions fractions;
};
WORKSPACE_HOLDS(struct chips_space);
WORKSPACE_HOLDS(struct placement);

/* The arguments of both commands. */
struct chips_asked {
    struct chip_fields fields;
    uint8_t first[CLEARANCE_FIELDS]; /* placements */
    uint8_t second[CLEARANCE_FIELDS];
    union {
        bool is_throws_said; /* chips */
        uint8_t count;       /* place: number of chips */
    };
};
CONSOLE_STATE_HOLDS(struct chips_asked);

/* ---- arguments ------------------------------------------------------------------------------- */

enum { RATE_MAXIMUM = 255 };

/* The rates while they are read, over a common denominator, which grows. They may add up to more
   than 1. */
struct fractions {
    uint8_t count;
    uint8_t denominator;
    uint16_t rate[CLEARANCE_FIELDS]; /* up to 255 times 255 */
};

static bool refuse_sum(struct console_call *call) {
    return console_refuse(call, LOCAL_TEXT("P/Q add up to more than 1"));
}

static bool add_fraction(struct console_call *call, struct fractions *fractions, uint16_t numerator,
                         uint16_t denominator) {
    uint16_t common = fractions->denominator;
    uint8_t factor = 1;

    for (; common % denominator; common += fractions->denominator) {
        factor++;
    }
    if (common > RATE_MAXIMUM) {
        return console_refuse_numbers(
            call, LOCAL_TEXT("the common denominator of P/Q is more than #"), RATE_MAXIMUM, 0);
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
    const FLASH char *what = LOCAL_TEXT("P and Q");
    uint16_t numerator;
    uint16_t denominator;

    return parse_number(call, what, 1, RATE_MAXIMUM, &numerator) &&
           (parse_accept(call, '/') || console_refuse_argument(call)) &&
           parse_number(call, what, 1, RATE_MAXIMUM, &denominator) &&
           add_fraction(call, fractions, numerator, denominator);
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
    return sum <= fields->total || refuse_sum(call);
}

static bool parse_fractions(struct console_call *call, struct chip_fields *fields) {
    struct fractions fractions = {.count = 0, .denominator = 1};

    do {
        if (fractions.count == CLEARANCE_FIELDS) {
            return console_refuse_numbers(call, LOCAL_TEXT("more than # fields"), CLEARANCE_FIELDS,
                                          0);
        }
        if (!parse_fraction(call, &fractions)) {
            return false;
        }
    } while (parse_accept(call, ','));
    return parse_end(call) && take_fractions(call, &fractions, fields);
}

static const FLASH char fields_name[] = "thirds|die|twodice|P/Q,P/Q,...";

/* Reads the fields of a kind of game (enum chips_kind), or P/Q,P/Q,... with P and Q up to 255. */
static bool read_fields(struct console_call *call, void *fields) {
    uint8_t kind = parse_choice(call, fields_name);

    if (kind >= CHIPS_KINDS) {
        return parse_is_number(call) ? parse_fractions(call, fields)
                                     : console_refuse_argument(call);
    }
    chips_fields((enum chips_kind)kind, fields);
    return true;
}

static bool refuse_count(struct console_call *call, uint8_t count) {
    return console_refuse_numbers(call, LOCAL_TEXT("a placement has # numbers"), count, 0);
}

/* Reads the chips on each of the fields, 1 to 15 in all. */
static bool read_placement(struct console_call *call, void *value) {
    uint8_t count = ((const struct chips_asked *)call->state)->fields.count;
    uint8_t *chips = value;
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
            return console_refuse_numbers(call, LOCAL_TEXT("more than # chips"), CLEARANCE_CHIPS,
                                          0);
        }
        chips[i] = (uint8_t)number;
        sum += chips[i];
    }
    if (parse_accept(call, ',')) {
        return refuse_count(call, count);
    }
    return sum > 0 || console_refuse(call, LOCAL_TEXT("no chips"));
}

static uint8_t sum_of(const uint8_t chips[CLEARANCE_FIELDS]) {
    uint8_t sum = 0;

    for (uint8_t i = 0; i < CLEARANCE_FIELDS; i++) {
        sum += chips[i];
    }
    return sum;
}

/* Reads the placement to reply to, of as many chips or more. */
static bool read_opponent(struct console_call *call, void *opponent) {
    const struct chips_asked *asked = call->state;

    return read_placement(call, opponent) && parse_end(call) &&
           (sum_of(opponent) >= asked->count ||
            console_refuse_numbers(call, LOCAL_TEXT("V has only # chips"), sum_of(opponent), 0));
}

/* ---- chips ----------------------------------------------------------------------------------- */

static void begin_chips(struct console_call *call) {
    const struct chips_asked *asked = call->state;
    struct chips_space *space = console_take(call);

    space->alone = sum_of(asked->second) == 0;
    space->count = 0;
    if (space->alone) {
        clearance_start(&space->clearance, &asked->fields, asked->first);
    } else {
        chip_duel_start(&space->duel, &asked->fields, asked->first, asked->second, CHIP_DUEL_ALL);
    }
    chip_fractions_start(&space->fractions, &asked->fields, asked->first,
                         space->alone ? NULL : asked->second);
}

/* If there are fractions, the decimals are these, rounded down. */
static void find_number(struct chips_space *space, uint8_t number) {
    enum chip_duel_outcome outcome = (enum chip_duel_outcome)(number - CHANCES);
    struct chips_number *found = &space->found[number];
    struct chip_fraction *exact = &found->exact;
    uint64_t decimal;

    if (space->fractions.states == 0) {
        exact->denominator = 0;
        found->decimal = number != THROWS ? space->duel.chance[outcome]
                         : space->alone   ? clearance_throws(&space->clearance)
                                          : space->duel.throws;
        return;
    }
    if (number == THROWS) {
        chip_fractions_throws(&space->fractions, exact);
    } else {
        chip_fractions_chance(&space->fractions, outcome, exact);
    }
    decimal = (uint64_t)(exact->numerator / exact->denominator) << 32 |
              fraction_quotient32(exact->numerator % exact->denominator, exact->denominator);
    found->decimal = (struct bounded){.mantissa = decimal, .error = 1, .fraction_bits = 32};
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
    if (fraction->denominator == 1) {
        reply_numbers(LOCAL_TEXT(" #"), fraction->numerator, 0);
    } else if (fraction->denominator != 0) {
        reply_character(' ');
        reply_fraction(fraction->numerator, fraction->denominator);
    }
}

/* Prints numbers from..to - 1 as decimals, and then as fractions. */
static void say_numbers(const struct chips_space *space, uint8_t from, uint8_t to) {
    for (uint8_t number = from; number < to; number++) {
        if (number != from) {
            reply_character(' ');
        }
        reply_bounded(space->found[number].decimal, REPLY_DIGITS);
    }
    for (uint8_t number = from; number < to; number++) {
        say_fraction(&space->found[number].exact);
    }
}

static bool say_chips(const struct console_call *call) {
    const struct chips_space *space = call->workspace;
    struct chips_asked *asked = call->state;

    if (asked->is_throws_said) {
        say_numbers(space, CHANCES, NUMBERS);
        return reply_end_line(false);
    }
    say_numbers(space, THROWS, CHANCES);
    asked->is_throws_said = true;
    return reply_end_line(!space->alone);
}

/* ---- place ----------------------------------------------------------------------------------- */

static void begin_place(struct console_call *call) {
    const struct chips_asked *asked = call->state;
    struct placement *placement = console_take(call);

    if (sum_of(asked->first) == 0) {
        placement_start_fastest(placement, &asked->fields, asked->count);
    } else {
        placement_start_reply(placement, &asked->fields, asked->count, asked->first);
    }
}

static enum progress compute_place(struct console_call *call) {
    return placement_step(call->workspace);
}

static bool say_place(const struct console_call *call) {
    const struct placement *placement = call->workspace;

    reply_list(placement->best, placement->fields.count, ',');
    return reply_end_line(false);
}

/* ---- puzzles --------------------------------------------------------------------------------- */

/* In the syntax of the command chips: "thirds 3,2,1". */
static void say_position(const void *state) {
    reply_text(LOCAL_TEXT("thirds "));
    reply_list(((const struct chips *)state)->left[1], chips_count(CHIPS_THIRDS), ',');
}

static void say_choice(const void *state, decision_t decision) {
    uint8_t chips[CLEARANCE_FIELDS];

    chips_decision_unpack(state, decision, chips);
    reply_list(chips, chips_count(CHIPS_THIRDS), ',');
}

static const FLASH struct console_puzzle puzzle = {.name = TEXT("chips"),
                                                   .kind = &chips_puzzles,
                                                   .say_position = say_position,
                                                   .say_choice = say_choice};

static const FLASH struct command commands[] = {
    {
        .name = TEXT("chips"),
        .explanation = TEXT("Throws until V is cleared; against W too: win, draw and loss of V."),
        .example = TEXT("chips thirds 3,2,1 4,2,0"),
        ARGUMENTS({.name = fields_name, .read = read_fields},
                  OWN("V", read_placement, struct chips_asked, first, uint8_t *),
                  OWN("[W]", read_placement, struct chips_asked, second, uint8_t *)),
        .begin = begin_chips,
        .compute = compute_chips,
        .answer = say_chips,
    },
    {
        .name = TEXT("place"),
        .explanation = TEXT("The placement of N chips cleared fastest, or best against V."),
        .example = TEXT("place twodice 12"),
        ARGUMENTS({.name = fields_name, .read = read_fields},
                  BYTE("N", struct chips_asked, count, 1, CLEARANCE_CHIPS),
                  OWN("[V]", read_opponent, struct chips_asked, first, uint8_t *)),
        .begin = begin_place,
        .compute = compute_place,
        .answer = say_place,
    },
};

const FLASH struct command_table chips_commands =
    COMMAND_TABLE(commands, "Chips", .puzzle = &puzzle);
