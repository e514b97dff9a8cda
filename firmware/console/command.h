#ifndef KOSTKA_CONSOLE_COMMAND_H
#define KOSTKA_CONSOLE_COMMAND_H

#include "console/call.h"
#include "core/game/rules.h"
#include "core/number/flash.h"
#include "core/number/progress.h"
#include "device/features.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A command of the console, and how it is carried out:

   1. `begin` reads the line's arguments into its state and starts what has to be computed.
   2. `compute` does it, a slice at a time.
   3. `answer` says one line at a time.

   The first two may refuse the call (console/refusal.h); `answer` cannot, as that takes a call that
   is not const. So an error is never preceded by half an answer. Nothing is said before `answer`,
   and nothing is changed before all of the line has been found right.

   When a screen has taken the workspace, the line is read again and all of it starts anew; only
   what `answer` has noted in the state tells it where to go on. */
struct command {
    const FLASH char *name;        /* lower-case letters */
    const FLASH char *syntax;      /* of the arguments; NULL if there are none */
    const FLASH char *explanation; /* a sentence of at most 79 characters */
    const FLASH char *mark;        /* what a ~ in the answer means; NULL if there never is one */
    const FLASH char *example;     /* a line that is answered by ok */

    /* False: it has refused the call. */
    bool (*begin)(struct console_call *call);

    /* At most 5 ms at 16 MHz. WORKING: call again; DONE; IMPOSSIBLE: it has refused the call. NULL
       where there is nothing to compute. */
    enum progress (*compute)(struct console_call *call);

    /* At most one line and 5 ms of computation. True: there may be more, call again. NULL where
       nothing but ok is said. */
    bool (*answer)(const struct console_call *call);
};

struct puzzle_kind;

/* How the console says the puzzles of a game: a state of it, and a decision. What is said belongs
   to a line that somebody else ends. */
struct console_puzzle {
    const FLASH char *name; /* of the game, a word */
    const FLASH struct puzzle_kind *kind;
    void (*say_position)(const void *state);
    void (*say_choice)(const void *state, decision_t decision); /* without a blank in it */
};

/* The commands of one file, and behind them those of the game's next file; NULL behind the last. */
struct command_table {
    const FLASH struct command *commands;
    uint8_t count;
    const FLASH struct command_table *next;
    const FLASH struct console_puzzle *puzzle; /* of the game; NULL: there is none */
};

/* COMMAND_TABLE(commands), and behind it .next and .puzzle where there are any. */
#define COMMAND_TABLE(list, ...)                                                                   \
    { .commands = (list), .count = sizeof(list) / sizeof(list)[0], __VA_ARGS__ }

#endif
