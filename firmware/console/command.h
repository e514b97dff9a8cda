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
   to remember is in console_counter and in the workspace. What goes wrong is said at once, and
   leaves console_state a fault; then what the command answers has no meaning, and it must not have
   written anything before nor write anything more. There is one line at a time, so all of this is
   in variables: on the AVR their addresses are cheaper than a structure handed around. */

#if !defined(CONSOLE_HELP)
#define CONSOLE_HELP 1 /* the command help */
#endif
#if !defined(CONSOLE_FRACTIONS)
#define CONSOLE_FRACTIONS 1 /* exact fractions for the game of chips */
#endif

/* What a slice leads to, then everything the console says, in the order of the texts in messages.c.
   In brackets the numbers that belong to it. */
enum console_outcome {
    CONSOLE_AGAIN,
    CONSOLE_LINE, /* a line is complete but for its end, and there is more to come */
    CONSOLE_LAST, /* a line is complete but for its end, and it was the last */
    CONSOLE_DONE,
    CONSOLE_NUMBER,     /* (number) */
    CONSOLE_SQUARE,     /* (square) */
    CONSOLE_JUMP,       /* (from, to) */
    CONSOLE_BOARD_GOAL, /* (goal) */
    CONSOLE_BOARD_MORE,
    CONSOLE_STEP,                                       /* + enum board_step (face, landing) */
    CONSOLE_SYNTAX = CONSOLE_STEP + BOARD_FINISHED + 1, /* of console_command */
    /* Faults from here on. */
    CONSOLE_USAGE,
    CONSOLE_UNKNOWN,
    CONSOLE_LOST,
    CONSOLE_LINE_TOO_LONG,
    CONSOLE_NOT_TEXT,     /* (byte) */
    CONSOLE_OUT_OF_RANGE, /* + an argument's place after ARGUMENT_CHANCE (least, most) */
    CONSOLE_NOT_A_CHANCE = CONSOLE_OUT_OF_RANGE + 5,
    CONSOLE_FOOT_OR_HEAD, /* (square, where the jump from there ends) */
    CONSOLE_OVER,
    CONSOLE_GAME_TOO_LONG, /* (throws) */
    CONSOLE_GAME_TOO_WIDE,
    CONSOLE_UNSETTLED,
    CONSOLE_GAME_TOO_LARGE, /* (pairs of squares) */
    CONSOLE_NO_DICE,
    CONSOLE_NODE, /* (least, most) */
    CONSOLE_MANY_PAWNS,
    CONSOLE_CYCLE,
    CONSOLE_NO_GRAPH,
    CONSOLE_CHIPS_OUT_OF_RANGE, /* (least, most) */
    CONSOLE_RATE,               /* (least, most) */
    CONSOLE_TOO_LIKELY,
    CONSOLE_TOO_FINE, /* (greatest common denominator) */
    CONSOLE_TOO_MANY_FIELDS,
    CONSOLE_NOT_SO_MANY_FIELDS, /* (fields) */
    CONSOLE_TOO_MANY_CHIPS,
    CONSOLE_NO_CHIPS,
    CONSOLE_TOO_FEW_CHIPS, /* (chips) */
    CONSOLE_BOARD, /* + enum board_fault - 1 (square; of a number out of range least, most) */
    CONSOLE_OFF_BOARD = CONSOLE_BOARD + BOARD_JUMP_OFF_BOARD - 1,
    CONSOLE_DICE = CONSOLE_BOARD + BOARD_GOAL_UNREACHABLE,
    CONSOLE_POINTS, /* (least, most) */
    CONSOLE_LETTERS,
    CONSOLE_LENGTHS,
    CONSOLE_EQUAL_WORDS,
    CONSOLE_NOT_A_COIN,
    CONSOLE_NOT_KEPT,  /* (number) */
    CONSOLE_OWN_NUMBER /* (least, most) */
};

/* Arguments as they stand in console_syntaxes: characters below ' ', which console_say writes in
   full. From ARGUMENT_REST on the command reads the line itself. */
enum console_argument {
    ARGUMENT_SQUARE_OR_GOAL = 1, /* [SQ]: a token can stand there */
    ARGUMENT_SQUARE,             /* [SQ]: the same, before the goal */
    ARGUMENT_SQUARE_NEEDED,      /* SQ */
    ARGUMENT_CHANCE,             /* P: a decimal between 0 and 1, at most nine digits */
    ARGUMENT_THROWS,             /* M: 0..9999 */
    ARGUMENT_DICE,               /* N: 1..6 */
    ARGUMENT_MANY_DICE,          /* N: 1..32 */
    ARGUMENT_FACE,               /* F: 1..6 */
    ARGUMENT_COUNT,              /* K: 0..N */
    ARGUMENT_REST
};

extern char console_line[];
extern uint8_t console_at; /* how far the line has been read */

extern struct board console_current;
extern uint8_t console_built_in; /* which board that is, BOARDS_COUNT for any other */
extern uint8_t console_counter;  /* 0 in a command's first slice */

/* How far the line is: while it is being read CONSOLE_AGAIN, or what is wrong with it (then the
   rest is skipped); while its command runs CONSOLE_LINE, or what has gone wrong; then CONSOLE_LAST
   or CONSOLE_DONE until "ok" has been said. */
extern uint8_t console_state;

extern uint8_t console_command;
extern uint8_t console_square; /* SQ; 0 if not given */
extern union console_given {
    probability_t level; /* P */
    struct {
        uint16_t number; /* M or N */
        uint8_t count;   /* K */
    };
} console_given;

/* The commands in the order of console_syntaxes; the statistics first, which share a function. */
enum console_statistics {
    CONSOLE_EXPECT,
    CONSOLE_SPREAD,
    CONSOLE_VISITS,
    CONSOLE_WHERE,
    CONSOLE_TAIL,
    CONSOLE_WITHIN,
    CONSOLE_EXACTLY,
    CONSOLE_LIKELIEST,
    CONSOLE_QUANTILE,
    CONSOLE_COMMANDS = CONSOLE_QUANTILE + 26 + CONSOLE_HELP /* how many there are */
};

/* Name and arguments of all commands, NUL after each and one more at the end. */
extern const FLASH char console_syntaxes[];

/* Reads the command's name into console_command, then its arguments. */
void console_read_line(void);

/* Runs one slice of console_command. */
uint8_t console_run(void);

/* Says one of enum console_outcome, with none, one or two numbers. If it is a fault it becomes
   console_state, unless there is one already: of several only the first is said. */
void console_say(uint8_t what);
void console_say_number(uint8_t what, uint16_t number);
void console_say_numbers(uint8_t what, uint16_t first, uint16_t second);

/* The nth of strings that follow each other. */
const FLASH char *console_nth(const FLASH char *strings, uint8_t n);

/* The next character of the line, or NUL. */
char console_peek(void);

/* Reads the next character if it is this one. */
bool console_accept(char character);

/* Reads the next word and the spaces after it if it is among strings that follow each other, with
   one more NUL at the end (a string ends before an argument too): which of them it is, or how many
   there are. */
uint8_t console_word_among(const FLASH char *strings);

/* Reads one to nine digits as a number of least..most, or else it is this fault. */
uint16_t console_number_within(uint8_t fault, uint8_t least, uint16_t most);

/* Reads the number of an own board, 1.., and what follows: the number from 0. */
uint8_t console_own_number(void);

/* Reads a square of a board with this goal. */
uint8_t console_square_within(uint8_t goal);

/* Reads a square into console_square, by enum console_argument up to ARGUMENT_SQUARE_NEEDED. */
void console_read_square(uint8_t argument);
/* Reads A>B and the spaces after it, two numbers of 0..most, or else it is this fault. */
void console_arc(struct board_jump *arc, uint8_t fault, uint8_t most);

/* Reads a decimal between 0 and 1: within 3e-10, but at least 3.7e-9. */
probability_t console_chance(void);

/* Reads the end of a word and the spaces after it. */
void console_end_word(void);

uint8_t console_board(void);
uint8_t console_chips(void);
uint8_t console_place(void);
uint8_t console_soonest(void);
uint8_t console_next(void);
uint8_t console_statistic(void);
uint8_t console_keep(void);
uint8_t console_race(void);
uint8_t console_duel(void);
uint8_t console_tokens(void);
uint8_t console_heaps(void);
uint8_t console_graph(void);
uint8_t console_nodes(void);
uint8_t console_pawns(void);
uint8_t console_penney(void);
uint8_t console_walk(void);
uint8_t console_reply(void);
uint8_t console_wait(void);

/* Ten thousand. */
uint8_t console_success(void);
uint8_t console_tenk(void);
uint8_t console_turn(void);
uint8_t console_advise(void);

#endif
