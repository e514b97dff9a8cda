#include "console/penney/penney_puzzle_answers.h"

#include "console/penney/penney_arguments.h"
#include "console/reply.h"
#include "device/workspace.h"
#include "games/penney/penney_puzzle.h"

WORKSPACE_HOLDS(struct penney_puzzle_making);

/* The coin as the command penney has it. */
static void say_position(const void *puzzle) {
    const struct penney_puzzle *penney = puzzle;

    reply_text(LOCAL_TEXT("against "));
    reply_word(penney->word);
    reply_text(LOCAL_TEXT(", P(H) = "));
    reply_fraction(penney->heads, PATTERNS_PARTS_MOST);
}

static void say_choice(const void *puzzle, uint8_t choice) {
    reply_word(((const struct penney_puzzle *)puzzle)->reply[choice]);
}

const FLASH struct console_puzzle penney_console_puzzle = {
    .name = TEXT("penney"),
    .kind = &penney_puzzles,
    .say_position = say_position,
    .say_choice = say_choice,
};
