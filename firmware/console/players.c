#include "console/command.h"

#include "core/workspace.h"
#include "text/text.h"
#include <stddef.h>

/* Games of the current board with several tokens. What they compute stands in the workspace, and
   is begun afresh where it has been lost; the squares are read from the line in every slice. */

enum { DECIMALS = 6 };

_Static_assert(PAIRS_WINS == 0 && PAIRS_THROWS == 1, "the line says what to solve for");

/* Reads squares to the end of the line: how many. */
static uint8_t read_squares(uint8_t square[], uint8_t least, uint8_t most, uint8_t argument) {
    uint8_t count = 0;

    while (console_peek() && count < most) {
        console_read_square(argument);
        square[count++] = console_square;
        console_end_word();
    }
    if (console_peek() || count < least)
        console_say(CONSOLE_USAGE);
    return count;
}

uint8_t console_race(void) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);
    uint8_t square[CONTEST_PLAYERS] = {0};
    uint8_t count = read_squares(square, 2, CONTEST_PLAYERS, ARGUMENT_SQUARE);

    if (console_state != CONSOLE_LINE)
        return CONSOLE_DONE;
    if (!space) {
        contest_start(&workspace_borrow(WORKSPACE_CONSOLE)->contest, &console_current, count,
                      square);
        return CONSOLE_AGAIN;
    }
    if (!contest_step(&space->contest))
        return CONSOLE_AGAIN;
    text_probability(space->contest.player[console_counter].wins, DECIMALS);
    return ++console_counter == count ? CONSOLE_LAST : CONSOLE_LINE;
}

/* A slice of solving for pairs of squares; what has been found, or NULL. */
static union tokens *solve(uint8_t kind) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);
    uint8_t progress = PAIRS_WORKING;

    if (console_state != CONSOLE_LINE)
        return NULL;
    if (!space) {
        space = workspace_borrow(WORKSPACE_CONSOLE);
        if (kind == PAIRS_TOKENS)
            tokens_start(&space->tokens, &console_current);
        else
            pairs_start(&space->pairs, &console_current, kind);
    } else if (kind == PAIRS_TOKENS) {
        progress = tokens_step(&space->tokens, &console_current);
    } else {
        progress = pairs_step(&space->pairs);
    }
    if (progress > PAIRS_DONE)
        console_say(CONSOLE_UNSETTLED);
    return progress == PAIRS_DONE ? &space->tokens : NULL;
}

/* Less than 4 bytes do not hold six digits for certain. */
static void show(uint8_t kind, const struct real *value) {
    if (pairs_width(&console_current, kind) < PAIRS_WIDEST)
        text_character('~');
    text_real(*value, DECIMALS);
}

/* Solves twice: for the chances, then for the throws. */
uint8_t console_duel(void) {
    uint8_t kind = console_counter;
    uint8_t square[2] = {0, 0};
    struct real value;
    union tokens *solved;

    read_squares(square, 2, 2, ARGUMENT_SQUARE);
    if (pairs_width(&console_current, kind) < PAIRS_NARROWEST)
        console_say_number(CONSOLE_GAME_TOO_LARGE, PAIRS_BYTES / PAIRS_NARROWEST);
    solved = solve(kind);
    if (!solved)
        return CONSOLE_AGAIN;
    pairs_at(&solved->pairs, square[0], square[1], &value);
    show(kind, &value);
    workspace_borrow(WORKSPACE_NOBODY);
    return console_counter++ == PAIRS_WINS ? CONSOLE_LINE : CONSOLE_LAST;
}

/* The expectation, then for each face the square of the token to move. */
uint8_t console_tokens(void) {
    uint8_t face = console_counter;
    uint8_t square[2] = {0, 0};
    struct real value;
    union tokens *solved;

    read_squares(square, 2, 2, ARGUMENT_SQUARE_OR_GOAL);
    if (square[0] == console_current.goal && square[1] == square[0])
        console_say(CONSOLE_OVER);
    solved = solve(PAIRS_TOKENS);
    if (!solved)
        return CONSOLE_AGAIN;
    console_counter++;
    if (face) {
        console_say_number(CONSOLE_SQUARE, face);
        console_say_number(CONSOLE_NUMBER,
                           square[tokens_best(solved, &console_current, square, face)]);
        return face == BOARD_FACES ? CONSOLE_LAST : CONSOLE_LINE;
    }
    tokens_at(solved, &console_current, square[0], square[1], &value);
    show(PAIRS_TOKENS, &value);
    return CONSOLE_LINE;
}
