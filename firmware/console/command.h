#ifndef KOSTKA_CONSOLE_COMMAND_H
#define KOSTKA_CONSOLE_COMMAND_H

#include "core/board.h"
#include "core/fixed.h"
#include "core/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* Inside the console: what a command is and what it may use.

   A command is a function that is called again and again, one slice each time, as long as it
   answers CONSOLE_AGAIN or CONSOLE_LINE. The line is read anew for every slice, so that all it has
   to remember is in console_counter and in the workspace. What goes wrong is put into call->fault,
   by the functions below too; then what the command answers has no meaning, and it must not have
   written anything. */

#if !defined(CONSOLE_HELP)
#define CONSOLE_HELP 1 /* the command help */
#endif

enum console_outcome {
    CONSOLE_AGAIN,
    CONSOLE_LINE, /* a line is complete but for its end, and there is more to come */
    CONSOLE_LAST, /* a line is complete but for its end, and it was the last */
    CONSOLE_DONE,
    /* Faults, in the order of the messages in messages.c. In brackets what call->detail holds. */
    CONSOLE_USAGE,
    CONSOLE_UNKNOWN,
    CONSOLE_LOST,
    CONSOLE_LINE_TOO_LONG,
    CONSOLE_NOT_TEXT,     /* (byte) */
    CONSOLE_OUT_OF_RANGE, /* (letter, least, most) */
    CONSOLE_NOT_A_CHANCE,
    CONSOLE_FOOT, /* (square, its ladder's end) */
    CONSOLE_HEAD, /* (square, its snake's end) */
    CONSOLE_OVER,
    CONSOLE_GAME_TOO_LONG, /* (throws) */
    CONSOLE_NO_DICE,
    CONSOLE_BOARD /* + enum board_fault (square) */
};

struct console_call {
    const char *words; /* what is left of the line, for commands that read it themselves */
    uint8_t fault;     /* or CONSOLE_AGAIN */
    uint8_t command;
    uint8_t square;      /* SQ: a token can stand on it; 0 if not given */
    uint16_t number[3];  /* the other arguments in their order */
    probability_t level; /* P */
    struct real value;   /* room for what is to be shown */
    uint16_t detail[3];  /* of a fault */
};

extern struct board console_current;
extern uint8_t console_built_in; /* which board that is, BOARDS_COUNT for any other */
extern uint8_t console_counter;  /* 0 in a command's first slice */

/* The commands in the order of console_syntaxes; the statistics first, which share a function. */
enum console_statistics {
    CONSOLE_EXPECT,
    CONSOLE_SPREAD,
    CONSOLE_VISITS,
    CONSOLE_WITHIN,
    CONSOLE_EXACTLY,
    CONSOLE_LIKELIEST,
    CONSOLE_QUANTILE,
    CONSOLE_TAIL,
    CONSOLE_WHERE
};

/* "NAME SYNTAX" of all commands, NUL after each and one more at the end. The syntax is what help
   says and what reads the arguments: SQ, P (a decimal between 0 and 1), M (0..9999), K (0..N),
   F (1..6), N (1..6, by itself 1..32), in brackets what may be left out. Anything else ends it, and
   the command reads the rest of the line itself. */
extern const FLASH char console_syntaxes[];

/* Reads the command's name into call->command, then its arguments. */
void console_read_line(struct console_call *call);

/* Runs one slice of call->command. */
uint8_t console_run(struct console_call *call);

/* If the next word is this one (up to a space or NUL), reads it and the spaces after it. */
bool console_word_is(struct console_call *call, const FLASH char *word);

/* The same for strings that follow each other, with one more NUL at the end: which of them it is,
   or how many there are. */
uint8_t console_word_among(struct console_call *call, const FLASH char *strings);

/* Reads digits as a number: 0..9999, or CONSOLE_LARGE. */
enum { CONSOLE_LARGE = 10000 };
uint16_t console_number(struct console_call *call);

/* The same for a number of least..most, called by a letter. */
uint16_t console_number_within(struct console_call *call, char letter, uint8_t least,
                               uint16_t most);

/* Reads a square on which a token can stand. */
uint8_t console_square(struct console_call *call);

/* Reads a decimal between 0 and 1: within 2e-9, and never 0. */
probability_t console_chance(struct console_call *call);

/* Reads the end of a word and the spaces after it. */
void console_end_word(struct console_call *call);

/* The nth of strings that follow each other. */
const FLASH char *console_nth(const FLASH char *strings, uint8_t n);

/* The message of call->fault, without the end of line. */
void console_put_fault(const struct console_call *call);

uint8_t console_board(struct console_call *call);
uint8_t console_soonest(struct console_call *call);
uint8_t console_next(struct console_call *call);
uint8_t console_statistic(struct console_call *call);

#endif
