#ifndef KOSTKA_CONSOLE_COMMAND_H
#define KOSTKA_CONSOLE_COMMAND_H

#include "core/board.h"
#include "core/fixed.h"
#include "core/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* Inside the console: what a command is and what it may use.

   A command is a function that is called again and again, one slice each time, until it no longer
   answers CONSOLE_AGAIN. Its arguments are read from the line anew for every slice, so that all it
   has to remember is in *step, which starts at 0, and in the workspace. */

#if !defined(CONSOLE_HELP)
#define CONSOLE_HELP 1 /* the command help, 170 bytes of flash */
#endif

/* Answers. From CONSOLE_USAGE on they are errors, in the order of the messages in messages.c; in
   the message % stands for the next of error[] as a number, @ as a character. */
enum console_outcome {
    CONSOLE_AGAIN,
    CONSOLE_DONE,
    CONSOLE_USAGE,
    CONSOLE_UNKNOWN,
    CONSOLE_LOST,
    CONSOLE_LINE_TOO_LONG,
    CONSOLE_NOT_TEXT,      /* two hexadecimal digits */
    CONSOLE_OUT_OF_RANGE,  /* letter of the argument, least, most */
    CONSOLE_NOT_A_CHANCE,
    CONSOLE_FOOT,          /* square, its ladder's end */
    CONSOLE_HEAD,          /* square, its snake's end */
    CONSOLE_OVER,          /* the goal */
    CONSOLE_GAME_TOO_LONG, /* throws */
    CONSOLE_NO_CHANCE,
    CONSOLE_BOARD          /* + enum board_fault; square */
};

struct console_call {
    struct board *board; /* the current one */
    const char *words;   /* the rest of the line: arguments of commands that read them themselves */
    uint8_t *step;
    uint8_t square;      /* SQ, checked: a token can stand on it; 0 if not given */
    uint16_t number[3];  /* the others in their order */
    probability_t level; /* P */
    uint16_t error[3];
};

struct console_command {
    char name[10];
    uint16_t most; /* of the first number */
    /* What help says, and what reads the arguments: SQ, P (a decimal between 0 and 1), M (from 0),
       N (from 1), K (0..N), F (1..6), in brackets what may be left out. Anything else ends it, and
       the command reads the rest of the line itself. */
    const FLASH char *syntax;
    uint8_t (*run)(struct console_call *call);
};

enum { CONSOLE_COMMANDS = 15 + CONSOLE_HELP };

extern const FLASH struct console_command console_commands[CONSOLE_COMMANDS];

/* The command whose name is the next word, which is then read, or CONSOLE_COMMANDS. */
uint8_t console_find(const char **at);

/* NAME SYNTAX, without an end of line. */
void console_put_syntax(uint8_t command);

/* Reads the arguments as the syntax says: CONSOLE_AGAIN, or what is wrong. */
uint8_t console_read_arguments(struct console_call *call, uint8_t command);

/* Reading a line: `at` is at the beginning of a word, or at the final NUL. What is recognised is
   read together with the spaces after it; otherwise `at` has no meaning any more. */
bool console_word_is(const char **at, const FLASH char *word); /* if not, `at` stays */
bool console_word_ends(const char **at);
bool console_number(const char **at, uint16_t *number); /* digits only; at most UINT16_MAX */
void console_skip_spaces(const char **at);
void console_skip_word(const char **at);

/* The nth of strings that follow each other. */
const FLASH char *console_nth(const FLASH char *strings, uint8_t n);

/* CONSOLE_OUT_OF_RANGE unless least <= number <= most. */
uint8_t console_in_range(struct console_call *call, char letter, uint16_t number, uint16_t least,
                         uint16_t most);

/* "error: ..." and the end of line. */
void console_put_error(uint8_t outcome, const struct console_call *call);

void console_put_word(const FLASH char *word); /* a space, then the word */
void console_put_line_end(void);

/* The commands. */
uint8_t console_version(struct console_call *call);
uint8_t console_help(struct console_call *call);
uint8_t console_odds(struct console_call *call);
uint8_t console_roll(struct console_call *call);
uint8_t console_board(struct console_call *call);
uint8_t console_next(struct console_call *call);
uint8_t console_expect(struct console_call *call);
uint8_t console_spread(struct console_call *call);
uint8_t console_visits(struct console_call *call);
uint8_t console_within(struct console_call *call);
uint8_t console_exactly(struct console_call *call);
uint8_t console_soonest(struct console_call *call);
uint8_t console_likeliest(struct console_call *call);
uint8_t console_quantile(struct console_call *call);
uint8_t console_tail(struct console_call *call);
uint8_t console_where(struct console_call *call);

#endif
