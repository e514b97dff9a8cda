#include "console/command.h"

enum { THROWS_MAXIMUM = 9999, COUNTED_DICE = 6, ROLLED_DICE = 32 };

/* `alone`: there are no arguments after it. */
static uint16_t read_number(struct console_call *call, char letter, bool alone) {
    uint16_t most = BOARD_FACES;

    if (letter == 'M')
        most = THROWS_MAXIMUM;
    if (letter == 'N')
        most = alone ? ROLLED_DICE : COUNTED_DICE;
    if (letter == 'K')
        most = call->number[0];
    return console_number_within(call, letter, letter == 'N' || letter == 'F', most);
}

void console_read_line(struct console_call *call) {
    const FLASH char *syntax;
    uint16_t *number = call->number;

    call->command = console_word_among(call, console_syntaxes);
    syntax = console_nth(console_syntaxes, call->command);
    if (*syntax == 0)
        call->fault = CONSOLE_UNKNOWN;
    while (*syntax && *syntax != ' ')
        syntax++;
    while (!call->fault) {
        char letter = *syntax++;
        if (letter == ' ' || letter == ']' || letter == 'Q')
            continue;
        if (letter == 0 && *call->words)
            call->fault = CONSOLE_USAGE;
        if (letter < 'F' || letter > 'S') {
            if (letter == '[' && *call->words)
                continue;
            return;
        }
        if (*call->words == 0)
            call->fault = CONSOLE_USAGE;
        else if (letter == 'S')
            call->square = console_square(call);
        else if (letter == 'P')
            call->level = console_chance(call);
        else
            *number++ = read_number(call, letter, *syntax == 0);
        console_end_word(call);
    }
}
