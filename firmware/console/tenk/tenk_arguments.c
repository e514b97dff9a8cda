#include "console/tenk/tenk_arguments.h"

#include "console/refusal.h"
#include "console/reply.h"

bool parse_thrown(struct console_call *call, uint8_t count[DICE_FACES]) {
    uint8_t dice = 0;

    for (uint8_t face = 0; face < DICE_FACES; face++) {
        count[face] = 0;
    }
    for (; parse_has_more(call) && *call->at != ' '; call->at++) {
        uint8_t face = (uint8_t)(*call->at - '1');
        if (face >= DICE_FACES || ++dice > DICE_MAXIMUM) {
            return console_refuse(call, LOCAL_TEXT("DICE are 1 to 6 digits from 1 to 6"));
        }
        count[face]++;
    }
    return dice > 0 ? parse_end_argument(call) : console_refuse_usage(call);
}

bool parse_points(struct console_call *call, uint16_t most, uint8_t *steps) {
    uint32_t points;

    if (!parse_digits(call, &points)) {
        return false;
    }
    if (points > most || points % SCORING_POINTS) {
        console_refuse_with(call, LOCAL_TEXT("points must be 0 to "));
        reply_unsigned(most);
        reply_text(LOCAL_TEXT(" in steps of 50"));
        reply_end_line();
        return false;
    }
    *steps = (uint8_t)(points / SCORING_POINTS);
    return parse_end_argument(call);
}

void console_say_aside(const struct scoring *scoring) {
    for (uint8_t face = 0; face < DICE_FACES; face++) {
        for (uint8_t count = scoring->aside[face]; count; count--) {
            reply_character((char)('1' + face));
        }
    }
}
