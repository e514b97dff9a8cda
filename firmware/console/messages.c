#include "console/command.h"

#include "text/text.h"

#if !defined(KOSTKA_VERSION)
#define KOSTKA_VERSION "0.1.0"
#endif
#if !defined(BOARD_NAME)
#define BOARD_NAME "host"
#endif

/* What several messages have in common. */
#define MUST   " must be % to %"
#define SQUARE "square %"
#define FROM   "a jump from "
#define MOVE   "% % "
#define MORE   "more than "

/* In the order of enum console_outcome from CONSOLE_NUMBER, board_step, board_fault. %
   stands for a number. */
static const FLASH char messages[] =
    "%\0"
    "% \0"
    " %>%\0"
    "board % \0"
    "board +\0" MOVE "plain\0" MOVE "ladder\0" MOVE "snake\0" MOVE "stay\0" MOVE "goal\0"
    "kostka " KOSTKA_VERSION " " BOARD_NAME "\0"
    "win\0lose\0"
    "tosses \0"
    "attempt\0bust\0straight\0keep \0 roll\0 bank\0"
    "ok\n\0"
    "\0" /* the syntax alone */
    "usage: \0"
    "unknown command\0"
    "characters were lost\0" MORE "79 characters\0"
    "byte % is not text\0"
    "M" MUST "\0"
    "N" MUST "\0"
    "F" MUST "\0"
    "K" MUST "\0"
    "P must be between 0 and 1\0" SQUARE " jumps to %\0"
    "the game is over on the goal\0" MORE "% throws\0" MORE "18 snakes, and bounce\0"
    "the chance never settles\0" MORE "% pairs of squares\0"
    "the dice failed their test\0"
    "a node" MUST "\0" MORE "5 heaps or pawns\0"
    "a cycle \0"
    "no graph\0"
    "P and Q" MUST "\0"
    "P/Q add up to " MORE "1\0"
    "the common denominator of P/Q is " MORE "%\0" MORE "11 fields\0"
    "a placement has % numbers\0" MORE "15 chips\0"
    "no chips\0"
    "V has only % chips\0"
    "the goal" MUST "\0"
    "\0" /* an unknown overshoot is a wrong word */
    MORE "20 jumps\0"
    "a square" MUST "\0" FROM SQUARE "\0" FROM SQUARE "\0" FROM "% to itself\0"
    "two jumps from " SQUARE "\0"
    "jumps end and start on " SQUARE "\0"
    "no way to the goal from " SQUARE "\0"
    "DICE are 1 to 6 digits from 1 to 6\0"
    "points" MUST " in steps of 50\0"
    "a word is 2 to 5 letters H or T\0"
    "words must have the same length\0"
    "equal words\0"
    "P/Q must be between 0 and 1, Q at most 64\0"
    "no board is kept as own %\0"
    "own boards are % to %";

const FLASH char *console_nth(const FLASH char *strings, uint8_t n) {
    while (n) {
        if (*strings++ == 0)
            n--;
    }
    return strings;
}

static void put_syntax(void) {
    const FLASH uint8_t *syntax = console_syntax();

    console_say_choice(ARGUMENT_COMMANDS, console_command);
    while (*syntax)
        text_flash(console_nth(console_words, *syntax++));
}

void console_say_numbers(uint8_t what, uint16_t first, uint16_t second) {
    static const FLASH char error[] = "error: ";
    char character;

    if (what >= CONSOLE_USAGE) {
        if (console_state != CONSOLE_LINE)
            return;
        console_state = what;
        text_flash(error);
    }
    text_open(console_nth(messages, (uint8_t)(what - CONSOLE_NUMBER)));
    while ((character = text_next())) {
        if (character == '%') {
            text_unsigned(first);
            first = second;
        } else {
            text_character(character);
        }
    }
    if (what == CONSOLE_USAGE || what == CONSOLE_SYNTAX)
        put_syntax();
}

void console_say_number(uint8_t what, uint16_t number) {
    console_say_numbers(what, number, 0);
}

void console_say(uint8_t what) {
    console_say_number(what, 0);
}
