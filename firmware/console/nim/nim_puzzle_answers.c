#include "console/nim/nim_puzzle_answers.h"

#include "console/reply.h"
#include "device/workspace.h"
#include "games/nim/nim_puzzle.h"

WORKSPACE_HOLDS(struct nim_puzzle_making);

/* As the command heaps has it: "take:3 1 4 6". */
static void say_position(const void *puzzle) {
    const struct nim_puzzle *nim = puzzle;

    if (nim->rule == COMPOUND_MISERE) {
        reply_text(LOCAL_TEXT("misere"));
    } else if (nim->take == NIM_PUZZLE_ANY) {
        reply_text(LOCAL_TEXT("nim"));
    } else {
        reply_text(LOCAL_TEXT("take:"));
        reply_unsigned(nim->take);
    }
    for (uint8_t heap = 0; heap < nim->heaps; heap++) {
        reply_character(' ');
        reply_unsigned(nim->heap[heap]);
    }
}

static void say_choice(const void *puzzle, uint8_t choice) {
    const struct nim_puzzle *nim = puzzle;
    const struct nim_puzzle_move *move = &nim->move[choice];

    reply_unsigned(nim->heap[move->heap]);
    reply_character('>');
    reply_unsigned(move->to);
}

const FLASH struct console_puzzle nim_console_puzzle = {
    .name = TEXT("nim"),
    .kind = &nim_puzzles,
    .say_position = say_position,
    .say_choice = say_choice,
};
