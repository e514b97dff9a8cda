#include "console/arguments.h"
#include "console/reply.h"
#include "core/dice/dice_outcomes.h"
#include "device/dice.h"

/* Dice: odds, roll, raw. */

enum { THROWN_MAXIMUM = 32 };

struct odds {
    uint8_t dice;
    uint8_t count; /* how many show the face */
    uint8_t face;  /* does not matter: all are equally likely */
    bool is_exactly_said;
};
CONSOLE_STATE_HOLDS(struct odds);

static bool read_count(struct console_call *call, void *count) {
    const struct odds *odds = call->state;

    return parse_byte(call, LOCAL_TEXT("K"), 0, odds->dice, count);
}

static bool say_odds(const struct console_call *call) {
    struct odds *odds = call->state;
    bool exactly = !odds->is_exactly_said;
    struct dice_set set = {odds->dice, DICE_FACES};
    uint32_t ways =
        exactly ? dice_set_exactly(set, odds->count) : dice_set_at_least(set, odds->count);
    uint32_t outcomes = dice_set_outcomes(set);

    reply_probability(fixed_ratio(ways, outcomes, PROBABILITY_BITS));
    reply_character(' ');
    reply_fraction(ways, outcomes);
    odds->is_exactly_said = true;
    return reply_end_line(exactly);
}

struct throws {
    uint8_t count;
};
CONSOLE_STATE_HOLDS(struct throws);

static enum progress wait_for_dice(struct console_call *call) {
    enum dice_state state = dice_state();

    if (state == DICE_FAILED) {
        console_refuse(call, LOCAL_TEXT("the dice failed their test"));
    }
    return state == DICE_READY ? DONE : WORKING;
}

static bool say_faces(const struct console_call *call) {
    const struct throws *throws = call->state;

    for (uint8_t i = 0; i < throws->count; i++) {
        if (i) {
            reply_character(' ');
        }
        reply_unsigned(dice_throw());
    }
    return reply_end_line(false);
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
    return reply_end_line(false);
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("odds"),
        .explanation = TEXT("The chance that exactly K, then at least K, of N dice show F."),
        .example = TEXT("odds 6 3 1"),
        ARGUMENTS(BYTE("N", struct odds, dice, 1, DICE_MAXIMUM),
                  OWN("K", read_count, struct odds, count, uint8_t),
                  BYTE("F", struct odds, face, 1, DICE_FACES)),
        .answer = say_odds,
    },
    {
        .name = TEXT("roll"),
        .explanation = TEXT("Throws N dice of the device, 1 to 32."),
        .example = TEXT("roll 6"),
        ARGUMENTS(BYTE("N", struct throws, count, 1, THROWN_MAXIMUM)),
        .compute = wait_for_dice,
        .answer = say_faces,
    },
    {
        .name = TEXT("raw"),
        .explanation = TEXT("N bytes, 1 to 32, of the generator behind the dice, in hexadecimal."),
        .example = TEXT("raw 16"),
        ARGUMENTS(BYTE("N", struct throws, count, 1, THROWN_MAXIMUM)),
        .compute = wait_for_dice,
        .answer = say_bytes,
    },
};

const FLASH struct command_table dice_commands = COMMAND_TABLE(commands, "Dice");
