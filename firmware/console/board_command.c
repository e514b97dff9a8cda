#include "console/command.h"

#include "games/boards.h"
#include "text/text.h"
#include <string.h>

/* In a line, so that "board 100 bounce" and as many "100>100" stay within it. */
enum { JUMPS_IN_LINE = 8 };

static const FLASH char rules[] = "stay\0bounce\0win\0"; /* enum board_overshoot */

/* ---- showing ------------------------------------------------------------------------------- */

static void put_jumps(uint8_t first) {
    const struct board_jump *jump = &console_current.jumps[first];

    for (uint8_t i = 0; i < JUMPS_IN_LINE && first + i < console_current.jump_count; i++) {
        text_character(' ');
        text_unsigned(jump->from);
        text_character('>');
        text_unsigned(jump->to);
        jump++;
    }
}

/* Its name, then the lines that would enter it. */
static uint8_t show(void) {
    static const FLASH char own[] = "own";
    static const FLASH char board[] = "board ";
    uint8_t first = console_counter;

    if (first == 0) {
        console_counter = 1;
        text_flash(console_built_in == BOARDS_COUNT ? own : boards_table[console_built_in].name);
        return CONSOLE_LINE;
    }
    console_counter += JUMPS_IN_LINE;
    text_flash(board);
    if (first == 1) {
        text_unsigned(console_current.goal);
        text_character(' ');
        text_flash(console_nth(rules, console_current.overshoot));
    } else {
        text_character('+');
    }
    put_jumps((uint8_t)(first - 1));
    return console_counter <= console_current.jump_count ? CONSOLE_LINE : CONSOLE_LAST;
}

/* ---- entering ------------------------------------------------------------------------------- */

static uint8_t read_byte(struct console_call *call) {
    uint16_t number = console_number(call);

    if (number > UINT8_MAX) {
        call->detail[0] = number;
        call->fault = CONSOLE_BOARD + BOARD_JUMP_OFF_BOARD;
    }
    return (uint8_t)number;
}

static void read_jumps(struct console_call *call) {
    while (*call->words && !call->fault) {
        struct board_jump *jump = &console_current.jumps[console_current.jump_count];
        if (console_current.jump_count++ == BOARD_JUMPS) {
            call->fault = CONSOLE_BOARD + BOARD_TOO_MANY_JUMPS;
            return;
        }
        console_built_in = BOARDS_COUNT;
        jump->from = read_byte(call);
        if (*call->words++ != '>')
            call->fault = CONSOLE_USAGE;
        jump->to = read_byte(call);
        console_end_word(call);
    }
}

static void read_goal(struct console_call *call) {
    uint16_t goal = console_number(call);

    memset(&console_current, 0, sizeof console_current);
    console_built_in = BOARDS_COUNT;
    if (goal <= BOARD_GOAL_MAXIMUM)
        console_current.goal = (uint8_t)goal;
    console_end_word(call);
    console_current.overshoot = console_word_among(call, rules);
    if (console_current.overshoot > BOARD_WIN)
        call->fault = CONSOLE_USAGE;
}

/* A board to begin with, then jumps. */
static void read_board(struct console_call *call) {
    static const FLASH char plus[] = "+";

    for (uint8_t index = 0; index < BOARDS_COUNT; index++) {
        if (console_word_is(call, boards_table[index].name)) {
            boards_load(index, &console_current);
            console_built_in = index;
            read_jumps(call);
            return;
        }
    }
    if (!console_word_is(call, plus))
        read_goal(call);
    read_jumps(call);
}

/* Changes the current board, and back if it turns out not to be one. */
uint8_t console_board(struct console_call *call) {
    struct board before = console_current;
    uint8_t built_in_before = console_built_in;
    uint8_t fault;
    uint8_t square;

    if (*call->words == 0)
        return show();
    read_board(call);
    if (!call->fault) {
        fault = (uint8_t)board_check(&console_current, &square);
        if (fault == BOARD_SOUND)
            return CONSOLE_DONE;
        call->detail[0] = square;
        call->fault = (uint8_t)(CONSOLE_BOARD + fault);
    }
    console_current = before;
    console_built_in = built_in_before;
    return CONSOLE_DONE;
}
