#include "console/command.h"

#include "text/text.h"

/* In the order of enum console_outcome from CONSOLE_USAGE, then of enum board_fault. % stands for
   the next detail as a number, @ as a character. */
static const FLASH char messages[] = "usage: \0"
                                     "unknown command\0"
                                     "characters were lost\0"
                                     "line longer than 79 characters\0"
                                     "byte % is not text\0"
                                     "@ must be % to %\0"
                                     "P must be between 0 and 1\0"
                                     "square % is the foot of a ladder to %\0"
                                     "square % is the head of a snake to %\0"
                                     "the game is over on the goal\0"
                                     "longer than % throws\0"
                                     "the dice failed their test\0"
                                     "\0" /* a sound board */
                                     "the goal must be 6 to 100\0"
                                     "\0" /* an unknown overshoot is a wrong word */
                                     "more than 20 jumps\0"
                                     "square % is off the board\0"
                                     "a jump from the start\0"
                                     "a jump from the goal\0"
                                     "a jump from % to itself\0"
                                     "two jumps from square %\0"
                                     "a jump ends on square %, where another starts\0"
                                     "the goal cannot be reached from square %";

const FLASH char *console_nth(const FLASH char *strings, uint8_t n) {
    while (n) {
        if (*strings++ == 0)
            n--;
    }
    return strings;
}

void console_put_fault(const struct console_call *call) {
    static const FLASH char error[] = "error: ";
    const FLASH char *message = console_nth(messages, (uint8_t)(call->fault - CONSOLE_USAGE));
    const uint16_t *detail = call->detail;
    char character;

    text_flash(error);
    while ((character = *message++)) {
        if (character == '%')
            text_unsigned(*detail++);
        else
            text_character(character == '@' ? (char)*detail++ : character);
    }
    if (call->fault == CONSOLE_USAGE)
        text_flash(console_nth(console_syntaxes, call->command));
}
