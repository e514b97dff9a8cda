#ifndef KOSTKA_CONSOLE_COMMAND_H
#define KOSTKA_CONSOLE_COMMAND_H

#include "console/words.h"
#include "core/game/rules.h"
#include "core/number/flash.h"
#include "core/number/progress.h"
#include "device/workspace.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A command of the console, its arguments, and the variables it works with. */

enum { CONSOLE_STATE = 36 };

struct console_call {
    const FLASH struct command *command;
    const char *at; /* how far the line has been read; a NUL ends it */

    /* The word of the line that is being read, empty at the end; NULL if the line is right, but
       cannot be answered now. */
    const char *word;

    bool refused; /* "error: ..." has been printed, and no answer will be */

    const FLASH struct argument *argument; /* the argument that is being read */

    /* If not NULL, nothing is carried out and no refusal is printed: readers only offer their words
       (console/completion.h). */
    struct word_search *search;

    /* The command's own variables: a struct of at most CONSOLE_STATE bytes. They are zero when the
       line arrives, and keep their values when the workspace is lost. */
    void *state;

    /* The workspace, once the command has taken it. */
    void *workspace;
};

/* Asserts that a type fits into the state; for every type that a command puts there. */
#define CONSOLE_STATE_HOLDS(type)                                                                  \
    _Static_assert(sizeof(type) <= CONSOLE_STATE, "the command has more variables than room")

/* Takes the workspace from whoever has it. The content is undefined. */
static inline void *console_take(struct console_call *call) {
    return call->workspace = workspace_take(WORKSPACE_COMMAND);
}

/* ---- arguments ------------------------------------------------------------------------------- */

enum argument_type {
    ARGUMENT_OWN,    /* as `read` says */
    ARGUMENT_BYTE,   /* a number from `least` to `most`, in a uint8_t */
    ARGUMENT_NUMBER, /* the same in a uint16_t */
    ARGUMENT_CHOICE  /* one of the words of the name, such as thesis|points|winner: its place, in a
                        uint8_t */
};

/* An argument of a command: its name in the help, how it is read, and where its value goes. */
struct argument {
    const FLASH char *name; /* a name that begins with a bracket, [SQ]: optional */
    enum argument_type type;
    uint8_t at; /* offset in the state */
    union {
        struct {
            uint16_t least, most;
        };

        /* Reads the value up to the end of the argument, or nothing if the argument is left out.
           False if it has refused the call. */
        bool (*read)(struct console_call *call, void *value);
    };
};

/* The offset of a field in the command's state. Compiles only if the field has this type; for an
   array, a pointer to its elements. */
#define ARGUMENT_AT(type, field, field_type)                                                       \
    _Generic(((type *)0)->field, __typeof__(field_type): offsetof(type, field))

#define BYTE(label, state, field, from, to)                                                        \
    {                                                                                              \
        .name = TEXT(label), .type = ARGUMENT_BYTE, .at = ARGUMENT_AT(state, field, uint8_t),      \
        .least = (from), .most = (to)                                                              \
    }
#define NUMBER(label, state, field, from, to)                                                      \
    {                                                                                              \
        .name = TEXT(label), .type = ARGUMENT_NUMBER, .at = ARGUMENT_AT(state, field, uint16_t),   \
        .least = (from), .most = (to)                                                              \
    }
#define CHOICE(words, state, field)                                                                \
    { .name = TEXT(words), .type = ARGUMENT_CHOICE, .at = ARGUMENT_AT(state, field, uint8_t) }
#define OWN(label, reader, state, field, field_type)                                               \
    { .name = TEXT(label), .read = (reader), .at = ARGUMENT_AT(state, field, field_type) }

/* The fields .arguments and .argument_count of a command. */
#define ARGUMENTS(...)                                                                             \
    .arguments = (const FLASH struct argument[]){__VA_ARGS__},                                     \
    .argument_count = sizeof((const struct argument[]){__VA_ARGS__}) / sizeof(struct argument)

/* ---- commands -------------------------------------------------------------------------------- */

/* A command, and how it is carried out:

   1. The arguments of the line are read into the state.
   2. `begin` starts what has to be computed.
   3. `compute` does it, a slice at a time.
   4. `answer` prints one line at a time.

   Readers, `begin` and `compute` may refuse the call (console/reply.h). `answer` cannot, because
   its call is const. So an error never follows half an answer. Nothing is changed before the whole
   line has been found right.

   When a screen has taken the workspace, all of this starts again from 1; only `answer` goes on
   where its notes in the state say. */
struct command {
    const FLASH char *name;        /* small letters; or several names, a|b */
    const FLASH char *explanation; /* a sentence of at most 67 characters */
    const FLASH char *mark;        /* what a ~ in the answer means; NULL if there never is one */
    const FLASH char *example;     /* a line that succeeds */
    const FLASH struct argument *arguments;
    uint8_t argument_count;

    /* NULL if there is nothing to start. */
    void (*begin)(struct console_call *call);

    /* Called until it returns DONE or refuses; at most 5 ms at 16 MHz. NULL if there is nothing to
       compute. */
    enum progress (*compute)(struct console_call *call);

    /* Prints at most one line, with at most 5 ms of computation. True if there may be more. NULL if
       only ok is printed. */
    bool (*answer)(const struct console_call *call);
};

struct puzzle_kind;

/* How the console prints a game's puzzles: a position and a decision. The caller ends the line. */
struct console_puzzle {
    const FLASH char *name; /* the game, in one word */
    const FLASH struct puzzle_kind *kind;
    void (*say_position)(const void *state);
    void (*say_choice)(const void *state, decision_t decision); /* contains no blank */
};

/* The commands of one file; `next` is the table of the game's next file, NULL after the last. */
struct command_table {
    const FLASH struct command *commands;
    uint8_t count;
    const FLASH char *title; /* their heading in the help */
    const FLASH struct command_table *next;
    const FLASH struct console_puzzle *puzzle; /* puzzles of the game; NULL: none */
    void (*start)(void);                       /* sets up what outlives a line; may be NULL */
};

/* COMMAND_TABLE(commands, "title"), followed by .next, .puzzle and .start if there are any. */
#define COMMAND_TABLE(list, about, ...)                                                            \
    {                                                                                              \
        .commands = (list), .count = sizeof(list) / sizeof(list)[0], .title = TEXT(about),         \
        __VA_ARGS__                                                                                \
    }

#endif
