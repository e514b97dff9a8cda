#include "console/command.h"

#include "device/workspace.h"
#include "text/text.h"

/* Games of the current board with several tokens. */

enum { DECIMALS = 6 };

_Static_assert(PAIR_VALUES_WINS == 0 && PAIR_VALUES_THROWS == 1, "the line says what to solve for");

void console_begin_race(union workspace *space) {
    race_odds_start(&space->race, &console_current, console_values, console_value);
}

uint8_t console_race(union workspace *space) {
    if (race_odds_step(&space->race) != DONE)
        return CONSOLE_AGAIN;
    text_probability(race_odds_wins(&space->race, console_counter), DECIMALS);
    return ++console_counter == console_values ? CONSOLE_LAST : CONSOLE_LINE;
}

static bool is_solved(enum progress progress) {
    if (progress == IMPOSSIBLE)
        console_say(CONSOLE_UNSETTLED);
    return progress == DONE;
}

/* Less than 4 bytes do not hold six digits for certain. */
static void show(enum pair_values_kind kind, struct real value) {
    if (pair_values_width(&console_current, kind) < PAIR_VALUES_WIDEST)
        text_character('~');
    text_real(value, DECIMALS);
}

/* Solves twice: for the chances, then for the throws. */
void console_begin_duel(union workspace *space) {
    enum pair_values_kind kind = (enum pair_values_kind)console_counter;

    if (pair_values_width(&console_current, kind) < PAIR_VALUES_NARROWEST)
        console_say_number(CONSOLE_GAME_TOO_LARGE, PAIR_VALUES_BYTES / PAIR_VALUES_NARROWEST);
    else
        pair_values_start(&space->pairs, &console_current, kind);
}

uint8_t console_duel(union workspace *space) {
    struct real value;

    if (!is_solved(pair_values_step(&space->pairs)))
        return CONSOLE_AGAIN;
    value = pair_values_at(&space->pairs, console_value[0], console_value[1]);
    show((enum pair_values_kind)console_counter, value);
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

    if (!is_solved(two_tokens_step(&space->tokens)))
        return CONSOLE_AGAIN;
    console_counter++;
    if (face) {
        console_say_number(CONSOLE_SQUARE, face);
        text_byte(console_value[two_tokens_choose(&space->tokens, console_value, face).best]);
        return face == BOARD_FACES ? CONSOLE_LAST : CONSOLE_LINE;
    }
    show(PAIR_VALUES_TOKENS, two_tokens_left(&space->tokens, console_value[0], console_value[1]));
    return CONSOLE_LINE;
}
