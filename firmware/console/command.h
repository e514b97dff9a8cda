#ifndef KOSTKA_CONSOLE_COMMAND_H
#define KOSTKA_CONSOLE_COMMAND_H

#include "core/chain/board.h"
#include "core/number/fixed.h"
#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* Inside the console: what a command is and what it may use.

   A command has a function that is called again and again, one slice each time, as long as it
   answers CONSOLE_AGAIN or CONSOLE_LINE. If it has to compute, another begins that in the
   workspace, and begins afresh where the workspace has been lost. The line is read before either is
   called, but not while a command has the workspace. What goes wrong is said at once, and leaves
   console_state a fault; then what the command answers has no meaning, and it must not have written
   anything before nor write anything more. There is one line at a time, so all of this is in
   variables: on the AVR their addresses are cheaper than a structure handed around. */

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
    CONSOLE_STEP, /* + enum board_step (face, landing) */
    CONSOLE_VERSION = CONSOLE_STEP + BOARD_FINISHED + 1,
    CONSOLE_WIN,
    CONSOLE_LOSE,
    CONSOLE_TOSSES,
    CONSOLE_ATTEMPT,
    CONSOLE_BUST,
    CONSOLE_STRAIGHT,
    CONSOLE_SET_ASIDE,
    CONSOLE_ROLL,
    CONSOLE_BANK,
    CONSOLE_OK,
    CONSOLE_SYNTAX, /* of console_command */
    /* Faults from here on. */
    CONSOLE_USAGE,
    CONSOLE_UNKNOWN,
    CONSOLE_LOST,
    CONSOLE_LINE_TOO_LONG,
    CONSOLE_NOT_TEXT,     /* (byte) */
    CONSOLE_THROWS,       /* M: (least, most), as all that follow */
    CONSOLE_NUMBER_RANGE, /* N */
    CONSOLE_FACE,         /* F */
    CONSOLE_COUNT,        /* K */
    CONSOLE_NOT_A_CHANCE,
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
    CONSOLE_RATE, /* (least, most) */
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

/* What console_words are, one after the other: the names of the commands, then the arguments as
   they stand in their syntax. */
enum console_argument {
    ARGUMENT_COMMANDS,
    /* The line may end before these. */
    ARGUMENT_SQUARE_OR_GOAL, /* a token can stand there */
    ARGUMENT_SQUARE,         /* the same, before the goal */
    ARGUMENT_COIN,           /* console_given.coin */
    ARGUMENT_COIN_UNSAID,
    ARGUMENT_THIRD, /* a word as long as the first, and none of the two before */
    ARGUMENT_STOP,  /* a word as long as the first */
    /* These are needed. */
    ARGUMENT_RIVAL, /* a word as long as the first, and not the one before */
    ARGUMENT_RIVAL_STOP,
    ARGUMENT_WORD,
    ARGUMENT_SQUARE_NEEDED,
    ARGUMENT_SQUARE_OR_GOAL_NEEDED,
    ARGUMENT_MORE,   /* the same again and again, up to six in all */
    ARGUMENT_CHANCE, /* console_given.level */
    ARGUMENT_DICE,   /* six values: how many show each face */
    ARGUMENT_LEVEL,  /* enum tenk_player - 1 */
    ARGUMENT_COUNT,  /* 0..the first value */
    ARGUMENT_THROWS, /* console_given.number */
    ARGUMENT_TURN,   /* points, as all to ARGUMENT_STAKE: in steps */
    ARGUMENT_MINE,
    ARGUMENT_THEIRS,
    ARGUMENT_STAKE,
    ARGUMENT_FEW,
    ARGUMENT_MANY,
    ARGUMENT_FACE,
    ARGUMENT_OWN, /* 1.. */
    /* From here on the command reads the line itself. */
    ARGUMENT_REST,
    ARGUMENT_NAME = ARGUMENT_REST,
    ARGUMENT_COMMAND,
    ARGUMENT_BOARD,
    ARGUMENT_OVERSHOOT,
    ARGUMENT_HEAPS,
    ARGUMENT_GRAPH,
    ARGUMENT_TOGETHER,
    ARGUMENT_FIELDS,
    ARGUMENT_PLACEMENTS,
    ARGUMENT_CHIPS
};

extern const FLASH char console_words[];

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

/* The arguments in their order, but for what stands beside them; 0 if not given. */
enum { CONSOLE_VALUES = 10, CONSOLE_MORE = 6 };
extern uint8_t console_value[CONSOLE_VALUES];
extern uint8_t console_values; /* how many there are */
extern struct console_given {
    probability_t level;
    uint16_t number;
    uint8_t coin[2]; /* P(heads) = the first / the second, which is more than 32 */
} console_given;

/* The commands in the order of their names; the statistics first. */
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

/* The arguments of console_command, enum console_argument, and then 0. */
const FLASH uint8_t *console_syntax(void);

/* Reads the command's name into console_command, then its arguments. */
void console_read_line(void);

/* Runs one slice of the line's command. */
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

/* Reads the next word and the spaces after it if it is one of console_words, which has | between
   them: which, or more than there are. Of a word with : that is read too, and no space. */
uint8_t console_choose(uint8_t argument);

/* Says one of them. */
void console_say_choice(uint8_t argument, uint8_t choice);

/* Reads one to nine digits as a number of least..most, or else it is this fault. */
uint16_t console_number_within(uint8_t fault, uint8_t least, uint16_t most);

/* Reads A>B and the spaces after it, two numbers of 0..most, or else it is this fault. */
void console_arc(struct board_jump *arc, uint8_t fault, uint8_t most);

/* Reads a decimal between 0 and 1: within 3e-10, but at least 3.7e-9. */
probability_t console_chance(void);

/* Reads the end of a word and the spaces after it. */
void console_end_word(void);

/* Commands: what begins one is called with the workspace, what runs it too if that was begun. */
union workspace;

uint8_t console_board(union workspace *space);
void console_begin_keep(union workspace *space);
uint8_t console_kept(union workspace *space); /* waits until it is written */

void console_begin_absorption(union workspace *space);
uint8_t console_absorption(union workspace *space); /* expect, spread, visits */
void console_begin_where(union workspace *space);
uint8_t console_where(union workspace *space);
void console_begin_tail(union workspace *space);
uint8_t console_tail(union workspace *space);
void console_begin_within(union workspace *space);
void console_begin_duration(union workspace *space);
uint8_t console_within(union workspace *space);    /* exactly too */
uint8_t console_likeliest(union workspace *space); /* quantile too */
uint8_t console_soonest(union workspace *space);
uint8_t console_next(union workspace *space);
void console_begin_race(union workspace *space);
uint8_t console_race(union workspace *space);
void console_begin_duel(union workspace *space);
uint8_t console_duel(union workspace *space);
void console_begin_tokens(union workspace *space);
uint8_t console_tokens(union workspace *space);

void console_begin_chips(union workspace *space);
uint8_t console_chips(union workspace *space);
void console_begin_place(union workspace *space);
uint8_t console_place(union workspace *space);

uint8_t console_heaps(union workspace *space);
void console_begin_graph(union workspace *space);
uint8_t console_nodes(union workspace *space);
uint8_t console_pawns(union workspace *space);

void console_begin_words(union workspace *space);
uint8_t console_penney(union workspace *space);
uint8_t console_wait(union workspace *space);
void console_begin_reply(union workspace *space);
uint8_t console_reply(union workspace *space);
void console_begin_walk(union workspace *space);
uint8_t console_walk(union workspace *space);

uint8_t console_success(union workspace *space);
uint8_t console_tenk(union workspace *space);
uint8_t console_turn(union workspace *space);
void console_begin_advice(union workspace *space);
uint8_t console_advise(union workspace *space);

#endif
