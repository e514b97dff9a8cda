#include "console/command.h"

#include "text/text.h"

/* Characters below ' ' stand for words: the arguments in the order of enum console_argument, then
   what several messages have in common. */
#define MUST   "\14"
#define SQUARE "\15"
#define FROM   "\16"
#define MOVE   "\17"
#define MORE   "\20"

static const FLASH char words[] = " [SQ]\0"
                                  " [SQ]\0"
                                  " SQ\0"
                                  " P\0"
                                  " M\0"
                                  " N\0"
                                  " N\0"
                                  " F\0"
                                  " K\0"
                                  " [COMMAND]\0"
                                  " [forch|chutes|classic|+|GOAL stay|bounce|win] [FROM>TO ...]\0"
                                  " must be % to %\0"
                                  "square %\0"
                                  "a jump from \0"
                                  "% % \0"
                                  "more than ";

/* In the order of enum console_outcome from CONSOLE_NUMBER, board_step, board_fault. % stands for
   a number. */
static const FLASH char messages[] =
    "%\0"
    "% \0"
    " %>%\0"
    "board % \0"
    "board +\0" MOVE "plain\0" MOVE "ladder\0" MOVE "snake\0" MOVE "stay\0" MOVE "goal\0"
    "\0" /* the syntax alone */
    "usage: \0"
    "unknown command\0"
    "characters were lost\0" MORE "79 characters\0"
    "byte % is not text\0"
    "M" MUST "\0"
    "N" MUST "\0"
    "N" MUST "\0"
    "F" MUST "\0"
    "K" MUST "\0"
    "P must be between 0 and 1\0" SQUARE " jumps to %\0"
    "the game is over on the goal\0" MORE "% throws\0" MORE "18 snakes, and bounce\0"
    "the chance never settles\0"
    "the dice failed their test\0"
    "the goal" MUST "\0"
    "\0" /* an unknown overshoot is a wrong word */
    MORE "20 jumps\0"
    "a square" MUST "\0" FROM SQUARE "\0" FROM SQUARE "\0" FROM "% to itself\0"
    "two jumps from " SQUARE "\0"
    "jumps end and start on " SQUARE "\0"
    "no way to the goal from " SQUARE "\0"
    "a word is 2 to 5 letters H or T\0"
    "words must have the same length\0"
    "equal words\0"
    "P/Q must be between 0 and 1, Q at most 64";

const FLASH char *console_nth(const FLASH char *strings, uint8_t n) {
    while (n) {
        if (*strings++ == 0)
            n--;
    }
    return strings;
}

/* Where text comes to its end, `after` says what follows it: the syntax, or the text in which a
   word stood. */
static void put(const FLASH char *text, const FLASH char *after, uint16_t first, uint16_t second) {
    for (;;) {
        char character = *text++;
        if (character == 0) {
            if (!after)
                return;
            text = after;
            after = 0;
        } else if (character < ' ') {
            after = text;
            text = console_nth(words, (uint8_t)(character - 1));
        } else if (character == '%') {
            text_unsigned(first);
            first = second;
        } else {
            text_character(character);
        }
    }
}

void console_say_numbers(uint8_t what, uint16_t first, uint16_t second) {
    static const FLASH char error[] = "error: ";
    const FLASH char *after = 0;

    if (what >= CONSOLE_USAGE) {
        if (console_state != CONSOLE_LINE)
            return;
        console_state = what;
        text_flash(error);
    }
    if (what == CONSOLE_USAGE || what == CONSOLE_SYNTAX)
        after = console_nth(console_syntaxes, console_command);
    put(console_nth(messages, (uint8_t)(what - CONSOLE_NUMBER)), after, first, second);
}

void console_say_number(uint8_t what, uint16_t number) {
    console_say_numbers(what, number, 0);
}

void console_say(uint8_t what) {
    console_say_number(what, 0);
}
