#include "console/snakes/snakes_puzzle_answers.h"

#include "console/reply.h"
#include "device/workspace.h"
#include "games/snakes/snakes_puzzle.h"

WORKSPACE_HOLDS(struct snakes_puzzle_making);
SNAKES_PUZZLE_FITS();

/* The squares as the command tokens has them. */
static void say_position(const void *puzzle) {
    const struct snakes_puzzle *snakes = puzzle;

    reply_text(LOCAL_TEXT("forch, tokens on "));
    reply_unsigned(snakes->square[0]);
    reply_text(LOCAL_TEXT(" and "));
    reply_unsigned(snakes->square[1]);
    reply_text(LOCAL_TEXT(", thrown "));
    reply_unsigned(snakes->face);
}

static void say_choice(const void *puzzle, uint8_t choice) {
    const struct snakes_puzzle *snakes = puzzle;

    reply_unsigned(snakes->square[choice]);
    reply_character('>');
    reply_unsigned(snakes->landing[choice]);
}

const FLASH struct console_puzzle snakes_console_puzzle = {
    .name = TEXT("snakes"),
    .kind = &snakes_puzzles,
    .say_position = say_position,
    .say_choice = say_choice,
};
