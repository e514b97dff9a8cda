#include "console/command.h"

#include "device/own_boards.h"
#include "device/workspace.h"
#include "games/snakes/built_in_boards.h"
#include "text/text.h"
#include <string.h>

/* In a line, so that "board 100 bounce" and as many "100>100" stay within it. */
enum { JUMPS_IN_LINE = 8 };

/* What stands first. */
enum { OWN = BOARDS_COUNT, MORE, GOAL };

/* Its name, then the lines that would enter it. */
static uint8_t show(void) {
    const struct board_jump *jump;
    uint8_t next = console_counter;

    if (next == 0) {
        console_counter = 1;
        console_say_choice(ARGUMENT_BOARD, console_built_in);
        return CONSOLE_LINE;
    }
    console_counter = next + JUMPS_IN_LINE;
    if (next == 1) {
        console_say_number(CONSOLE_BOARD_GOAL, console_current.goal);
        console_say_choice(ARGUMENT_OVERSHOOT, console_current.overshoot);
    } else {
        console_say(CONSOLE_BOARD_MORE);
    }
    jump = &console_current.jumps[next - 1];
    for (; next <= console_current.jump_count; next++) {
        if (next == console_counter)
            return CONSOLE_LINE;
        console_say_numbers(CONSOLE_JUMP, jump->from, jump->to);
        jump++;
    }
    return CONSOLE_LAST;
}

static void read_goal(struct board *board) {
    board->goal = (uint8_t)console_number_within(CONSOLE_BOARD + BOARD_GOAL_OUT_OF_RANGE - 1,
                                                 BOARD_GOAL_MINIMUM, BOARD_GOAL_MAXIMUM);
    board->jump_count = 0;
    console_end_word();
    board->overshoot = console_choose(ARGUMENT_OVERSHOOT);
    if (board->overshoot > BOARD_WIN)
        console_say(CONSOLE_USAGE);
    console_end_word();
}

void console_arc(struct board_jump *arc, uint8_t fault, uint8_t most) {
    arc->from = (uint8_t)console_number_within(fault, 0, most);
    if (!console_accept('>'))
        console_say(CONSOLE_USAGE);
    arc->to = (uint8_t)console_number_within(fault, 0, most);
    console_end_word();
}

/* Reads an own board, behind what is being entered. */
static void read_own(struct board *board) {
    struct own_board *own = (struct own_board *)board;
    uint8_t number = (uint8_t)console_number_within(CONSOLE_OWN_NUMBER, 1, OWN_BOARDS);

    console_end_word();
    if (console_state != CONSOLE_LINE)
        return;
    if (!own_boards_load(number - 1, own))
        console_say_number(CONSOLE_NOT_KEPT, number);
    memmove(board, &own->board, sizeof *board);
}

/* Enters a board in the workspace, and makes it the current one if it turns out to be sound. */
static void enter(struct board *board) {
    uint8_t name = console_accept('+') ? MORE : console_choose(ARGUMENT_BOARD);
    uint8_t fault;
    uint8_t square;

    if (name < GOAL)
        console_end_word();
    if (name >= GOAL)
        read_goal(board);
    else if (name == OWN && console_peek())
        read_own(board);
    else if (!boards_load(name, board))
        *board = console_current;
    while (console_peek() && console_state == CONSOLE_LINE) {
        name = OWN;
        if (board->jump_count == BOARD_JUMPS)
            console_say(CONSOLE_BOARD + BOARD_TOO_MANY_JUMPS - 1);
        else
            console_arc(&board->jumps[board->jump_count++], CONSOLE_OFF_BOARD, board->goal);
    }
    if (console_state != CONSOLE_LINE)
        return;
    fault = (uint8_t)board_check(board, &square);
    if (fault != BOARD_SOUND) {
        console_say_number((uint8_t)(CONSOLE_BOARD - 1 + fault), square);
        return;
    }
    console_current = *board;
    console_built_in = name < OWN ? name : OWN;
}

uint8_t console_board(union workspace *space) {
    (void)space;
    if (console_peek() == 0)
        return show();
    enter((struct board *)workspace_borrow(WORKSPACE_CONSOLE));
    return CONSOLE_DONE;
}
