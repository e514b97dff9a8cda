#include "console/command.h"

uint8_t console_command;
uint8_t console_square;
union console_given console_given;

enum { THROWS_MAXIMUM = 9999, COUNTED_DICE = 6, ROLLED_DICE = 32 };

void console_read_square(uint8_t argument) {
    uint8_t goal = console_current.goal;
    uint8_t square = console_square_within(goal);
    int8_t jump = board_jump_from(&console_current, square);

    if (jump >= 0)
        console_say_numbers(CONSOLE_FOOT_OR_HEAD, square, console_current.jumps[jump].to);
    if (argument != ARGUMENT_SQUARE_OR_GOAL && square == goal)
        console_say(CONSOLE_OVER);
    console_square = square;
}

/* K comes last, so that what it is the number of is still there. */
static void read_number(uint8_t argument) {
    static const FLASH uint16_t most[] = {THROWS_MAXIMUM, COUNTED_DICE, ROLLED_DICE, BOARD_FACES};
    uint8_t index = (uint8_t)(argument - ARGUMENT_THROWS);
    bool counts = argument == ARGUMENT_COUNT;
    uint16_t number =
        console_number_within((uint8_t)(CONSOLE_OUT_OF_RANGE + index), !counts && index,
                              counts ? console_given.number : most[index]);

    if (counts)
        console_given.count = (uint8_t)number;
    else if (argument != ARGUMENT_FACE)
        console_given.number = number;
}

static void read_argument(uint8_t argument) {
    if (argument < ARGUMENT_CHANCE)
        console_read_square(argument);
    else if (argument == ARGUMENT_CHANCE)
        console_given.level = console_chance();
    else
        read_number(argument);
    console_end_word();
}

/* After a fault it goes on to the end, as no other will be said. */
void console_read_line(void) {
    uint8_t command = console_word_among(console_syntaxes);
    const FLASH char *syntax = console_nth(console_syntaxes, command);
    uint8_t argument;

    console_square = 0;
    console_command = command;
    if (command == CONSOLE_COMMANDS)
        console_say(CONSOLE_UNKNOWN);
    do
        argument = (uint8_t)*syntax++;
    while (argument > ' ');
    for (; argument; argument = (uint8_t)*syntax++) {
        if (argument >= ARGUMENT_REST)
            return;
        if (!console_peek()) {
            if (argument > ARGUMENT_SQUARE)
                console_say(CONSOLE_USAGE);
            return;
        }
        read_argument(argument);
    }
    if (console_peek())
        console_say(CONSOLE_USAGE);
}
