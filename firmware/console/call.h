#ifndef KOSTKA_CONSOLE_CALL_H
#define KOSTKA_CONSOLE_CALL_H

#include "core/chain/board.h"
#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* What a command works with: the line it was called by, memory, and the current board. */

enum { CONSOLE_STATE = 32 };

/* The board that the commands of snakes and ladders are about. It outlives every line. */
struct console_board {
    struct board board;
    uint8_t name; /* which of games/snakes/built_in_boards.h it is, BOARDS_COUNT: none of them */
};

struct command;

struct console_call {
    const FLASH struct command *command;
    const char *at; /* how far the line has been read; a NUL ends it */
    bool refused;   /* "error: ..." has been said, and nothing else will be */
    struct console_board *current;

    /* The command's own variables, CONSOLE_STATE bytes, as a struct of its own type. They are zero
       when the line comes, and kept when the workspace is lost. */
    void *state;

    /* The workspace once it has been borrowed, for a struct of the command's own type. */
    void *workspace;
};

/* A file of commands states of every type that it keeps in state that it fits. */
#define CONSOLE_STATE_HOLDS(type)                                                                  \
    _Static_assert(sizeof(type) <= CONSOLE_STATE, "the command has more variables than room")

/* Takes the workspace from whoever has it. The content is undefined. */
void *console_borrow(struct console_call *call);

#endif
