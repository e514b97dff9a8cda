#include "console/command.h"

#include "core/workspace.h"
#include "text/text.h"

/* Games of the current board with several tokens. What they compute stands in the workspace, and
   is begun afresh where it has been lost; the squares are read from the line in every slice. */

enum { DECIMALS = 6 };

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
    uint8_t square[CONTEST_PLAYERS];
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
    text_probability(space->contest.wins[console_counter], DECIMALS);
    return ++console_counter == count ? CONSOLE_LAST : CONSOLE_LINE;
}

static uint8_t show(const struct real *value) {
    text_real(*value, DECIMALS);
    return console_counter++ ? CONSOLE_LAST : CONSOLE_LINE;
}

/* Whether there are values to show. */
static bool is_done(uint8_t progress) {
    if (progress == PAIRS_TOO_LONG)
        console_say(CONSOLE_UNSETTLED);
    return progress == PAIRS_DONE;
}

uint8_t console_duel(void) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);
    uint8_t kind = console_counter ? PAIRS_THROWS : PAIRS_WINS;
    uint8_t square[2];
    struct real value;

    read_squares(square, 2, 2, ARGUMENT_SQUARE);
    if (pairs_width(&console_current, kind) < PAIRS_NARROWEST)
        console_say_number(CONSOLE_GAME_TOO_LARGE, PAIRS_BYTES / PAIRS_NARROWEST);
    if (console_state != CONSOLE_LINE)
        return CONSOLE_DONE;
    if (!space || space->pairs.kind != kind) {
        pairs_start(&workspace_borrow(WORKSPACE_CONSOLE)->pairs, &console_current, kind);
        return CONSOLE_AGAIN;
    }
    if (!is_done(pairs_step(&space->pairs)))
        return CONSOLE_AGAIN;
    pairs_at(&space->pairs, square[0], square[1], &value);
    return show(&value);
}

/* The expectation, then for each face the square of the token to move. */
static uint8_t show_tokens(union tokens *tokens, const uint8_t square[2]) {
    uint8_t face = console_counter++;
    struct real first;
    struct real second;

    if (face == 0) {
        if (!tokens_are_exact(&console_current))
            text_character('~');
        tokens_at(tokens, &console_current, square[0], square[1], &first);
        text_real(first, DECIMALS);
        return CONSOLE_LINE;
    }
    tokens_choice(tokens, &console_current, square[0], square[1], face, &first);
    tokens_choice(tokens, &console_current, square[1], square[0], face, &second);
    console_say_number(CONSOLE_SQUARE, face);
    console_say_number(CONSOLE_NUMBER, square[second.mantissa < first.mantissa]);
    return face == BOARD_FACES ? CONSOLE_LAST : CONSOLE_LINE;
}

uint8_t console_tokens(void) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);
    uint8_t square[2];

    read_squares(square, 2, 2, ARGUMENT_SQUARE_OR_GOAL);
    if (square[0] == console_current.goal && square[1] == square[0])
        console_say(CONSOLE_OVER);
    if (console_state != CONSOLE_LINE)
        return CONSOLE_DONE;
    if (!space) {
        tokens_start(&workspace_borrow(WORKSPACE_CONSOLE)->tokens, &console_current);
        return CONSOLE_AGAIN;
    }
    if (!is_done(tokens_step(&space->tokens, &console_current)))
        return CONSOLE_AGAIN;
    return show_tokens(&space->tokens, square);
}
