#include "console/command.h"
#include "console/reply.h"
#include "console/snakes/snakes_arguments.h"
#include "console/snakes/snakes_board.h"
#include "device/own_boards.h"
#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include <stddef.h>
#include <string.h>

/* The current board: keep, board. */

WORKSPACE_HOLDS(struct own_board);

/* Capital letters; without any the name stays blank. */
static bool parse_name(struct console_call *call, uint8_t name[OWN_NAME]) {
    for (uint8_t i = 0; i < OWN_NAME; i++) {
        char letter = *call->at;
        name[i] = 0;
        if (letter >= 'A' && letter <= 'Z') {
            name[i] = (uint8_t)(letter - 'A' + 1);
            call->at++;
        }
    }
    return parse_end_argument(call) && parse_end(call);
}

static bool begin_keep(struct console_call *call) {
    struct own_board *own;
    uint8_t name[OWN_NAME];
    uint8_t number;

    if (!parse_own_number(call, &number) || !parse_name(call, name)) {
        return false;
    }
    own = console_borrow(call);
    own->board = call->current->board;
    memcpy(own->name, name, sizeof name);
    own_boards_save(number - 1, own);
    return true;
}

/* The board is saved from where it lies. */
static enum progress wait_until_saved(struct console_call *call) {
    (void)call;
    return own_boards_are_saved() ? DONE : WORKING;
}

/* So that "board 100 bounce" and as many " 100>100" are not too long for a line. */
enum { JUMPS_IN_LINE = 8 };

struct showing {
    bool is_asked;
    bool name_said;
    uint8_t jumps_said;
};
CONSOLE_STATE_HOLDS(struct showing);

static void say_jump(struct board_jump jump) {
    reply_character(' ');
    reply_unsigned(jump.from);
    reply_character('>');
    reply_unsigned(jump.to);
}

static void say_base(const struct board *board, uint8_t jumps_said) {
    reply_text(LOCAL_TEXT("board "));
    if (jumps_said > 0) {
        reply_character('+');
        return;
    }
    reply_unsigned(board->goal);
    reply_character(' ');
    reply_text(console_board_overshoot(board));
}

/* Its name, then the lines that would enter it. */
static bool say_board(const struct console_call *call) {
    const struct board *board = &call->current->board;
    struct showing *showing = call->state;

    if (!showing->is_asked) {
        return false;
    }
    if (!showing->name_said) {
        showing->name_said = true;
        reply_text(console_board_name(call->current));
        reply_end_line();
        return true;
    }
    say_base(board, showing->jumps_said);
    for (uint8_t i = 0; i < JUMPS_IN_LINE && showing->jumps_said < board->jump_count; i++) {
        say_jump(board->jumps[showing->jumps_said++]);
    }
    reply_end_line();
    return showing->jumps_said < board->jump_count;
}

static bool begin_board(struct console_call *call) {
    struct showing *showing = call->state;
    struct console_board entered;

    if (!parse_has_more(call)) {
        showing->is_asked = true;
        return true;
    }
    if (!parse_board(call, &entered)) {
        return false;
    }
    *call->current = entered;
    return true;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("keep"),
        .syntax = TEXT("N [NAME]"),
        .explanation =
            TEXT("Keeps the current board as own N, 1 to 3, under a name of six letters."),
        .example = TEXT("keep 1 GARDEN"),
        .begin = begin_keep,
        .compute = wait_until_saved,
    },
    {
        .name = TEXT("board"),
        .syntax = TEXT("[forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]"),
        .explanation = TEXT("Shows the current board, or changes it; + adds jumps to it."),
        .example = TEXT("board 30 stay 3>12 25>8"),
        .begin = begin_board,
        .answer = say_board,
    },
};

const FLASH struct command_table snakes_board_commands = COMMAND_TABLE(commands);
