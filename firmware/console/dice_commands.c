#include "console/command.h"
#include "console/parser.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "core/dice/dice_outcomes.h"
#include "device/dice.h"
#include <stddef.h>

/* Dice: odds, roll, raw. */

enum { THROWN_MAXIMUM = 32 };

struct odds {
    uint8_t dice;
    uint8_t count; /* of them show the face */
    bool exactly_said;
};
CONSOLE_STATE_HOLDS(struct odds);

/* Every face is as likely as the others: which it is does not matter. */
static bool begin_odds(struct console_call *call) {
    struct odds *odds = call->state;
    uint8_t face;

    return parse_byte(call, LOCAL_TEXT("N"), 1, DICE_MAXIMUM, &odds->dice) &&
           parse_byte(call, LOCAL_TEXT("K"), 0, odds->dice, &odds->count) &&
           parse_byte(call, LOCAL_TEXT("F"), 1, DICE_FACES, &face) && parse_end(call);
}

static bool say_odds(const struct console_call *call) {
    struct odds *odds = call->state;
    bool exactly = !odds->exactly_said;
    struct dice_set set = {odds->dice, DICE_FACES};
    uint32_t ways =
        exactly ? dice_set_exactly(set, odds->count) : dice_set_at_least(set, odds->count);
    uint32_t outcomes = dice_set_outcomes(set);

    reply_probability(fixed_ratio(ways, outcomes, PROBABILITY_BITS));
    reply_character(' ');
    reply_fraction(ways, outcomes);
    reply_end_line();
    odds->exactly_said = true;
    return exactly;
}

struct throws {
    uint8_t count;
};
CONSOLE_STATE_HOLDS(struct throws);

static bool begin_throws(struct console_call *call) {
    struct throws *throws = call->state;

    return parse_byte(call, LOCAL_TEXT("N"), 1, THROWN_MAXIMUM, &throws->count) && parse_end(call);
}

static enum progress wait_for_dice(struct console_call *call) {
    switch (dice_state()) {
    case DICE_READY:
        return DONE;
    case DICE_FAILED:
        console_refuse(call, LOCAL_TEXT("the dice failed their test"));
        return IMPOSSIBLE;
    default:
        return WORKING;
    }
}

static bool say_faces(const struct console_call *call) {
    const struct throws *throws = call->state;

    for (uint8_t i = 0; i < throws->count; i++) {
        if (i) {
            reply_character(' ');
        }
        reply_unsigned(dice_throw());
    }
    reply_end_line();
    return false;
}

static void say_hexadecimal(uint8_t digit) {
    reply_character((char)(digit < 10 ? '0' + digit : 'a' + (digit - 10)));
}

static bool say_bytes(const struct console_call *call) {
    const struct throws *throws = call->state;

    for (uint8_t i = 0; i < throws->count; i++) {
        uint8_t byte = dice_byte();
        say_hexadecimal(byte >> 4);
        say_hexadecimal(byte & 15);
    }
    reply_end_line();
    return false;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("odds"),
        .syntax = TEXT("N K F"),
        .explanation = TEXT("The chance that exactly K, then at least K, of N dice show F."),
        .example = TEXT("odds 6 3 1"),
        .begin = begin_odds,
        .answer = say_odds,
    },
    {
        .name = TEXT("roll"),
        .syntax = TEXT("N"),
        .explanation = TEXT("Throws N dice of the device, 1 to 32."),
        .example = TEXT("roll 6"),
        .begin = begin_throws,
        .compute = wait_for_dice,
        .answer = say_faces,
    },
    {
        .name = TEXT("raw"),
        .syntax = TEXT("N"),
        .explanation = TEXT("N bytes, 1 to 32, of the generator behind the dice, in hexadecimal."),
        .example = TEXT("raw 16"),
        .begin = begin_throws,
        .compute = wait_for_dice,
        .answer = say_bytes,
    },
};

const FLASH struct command_table dice_commands = COMMAND_TABLE(commands);
