#include "console/command.h"

#include "device/workspace.h"
#include "text/text.h"

/* Games of the current board with several tokens. */

enum { DECIMALS = 6 };

_Static_assert(PAIR_VALUES_WINS == 0 && PAIR_VALUES_THROWS == 1, "the line says what to solve for");

void console_begin_race(union workspace *space) {
    race_odds_start(&space->contest, &console_current, console_values, console_value);
}

uint8_t console_race(union workspace *space) {
    if (!race_odds_step(&space->contest))
        return CONSOLE_AGAIN;
    text_probability(space->contest.player[console_counter].wins, DECIMALS);
    return ++console_counter == console_values ? CONSOLE_LAST : CONSOLE_LINE;
}

static bool is_solved(uint8_t progress) {
    if (progress > PAIR_VALUES_DONE)
        console_say(CONSOLE_UNSETTLED);
    return progress == PAIR_VALUES_DONE;
}

/* Less than 4 bytes do not hold six digits for certain. */
static void show(uint8_t kind, const struct real *value) {
    if (pair_values_width(&console_current, kind) < PAIR_VALUES_WIDEST)
        text_character('~');
    text_real(*value, DECIMALS);
}

/* Solves twice: for the chances, then for the throws. */
void console_begin_duel(union workspace *space) {
    uint8_t kind = console_counter;

    if (pair_values_width(&console_current, kind) < PAIR_VALUES_NARROWEST)
        console_say_number(CONSOLE_GAME_TOO_LARGE, PAIR_VALUES_BYTES / PAIR_VALUES_NARROWEST);
    else
        pair_values_start(&space->pairs, &console_current, kind);
}

uint8_t console_duel(union workspace *space) {
    struct real value;

    if (!is_solved(pair_values_step(&space->pairs)))
        return CONSOLE_AGAIN;
    pair_values_at(&space->pairs, console_value[0], console_value[1], &value);
    show(console_counter, &value);
    workspace_borrow(WORKSPACE_NOBODY);
    return console_counter++ == PAIR_VALUES_WINS ? CONSOLE_LINE : CONSOLE_LAST;
}

void console_begin_tokens(union workspace *space) {
    uint8_t goal = console_current.goal;

    if (console_value[0] == goal && console_value[1] == goal)
        console_say(CONSOLE_OVER);
    two_tokens_start(&space->tokens, &console_current);
}

/* The expectation, then for each face the square of the token to move. */
uint8_t console_tokens(union workspace *space) {
    uint8_t face = console_counter;
    struct real value;

    if (!is_solved(two_tokens_step(&space->tokens, &console_current)))
        return CONSOLE_AGAIN;
    console_counter++;
    if (face) {
        console_say_number(CONSOLE_SQUARE, face);
        text_byte(
            console_value[tokens_best(&space->tokens, &console_current, console_value, face)]);
        return face == BOARD_FACES ? CONSOLE_LAST : CONSOLE_LINE;
    }
    two_tokens_at(&space->tokens, &console_current, console_value[0], console_value[1], &value);
    show(PAIR_VALUES_TOKENS, &value);
    return CONSOLE_LINE;
}
