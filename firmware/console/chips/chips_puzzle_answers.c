#include "console/chips/chips_puzzle_answers.h"

#include "console/reply.h"
#include "device/workspace.h"
#include "games/chips/puzzle/chips_puzzle.h"

WORKSPACE_HOLDS(struct chips_puzzle_making);

static void say_chips(const uint8_t chips[]) {
    for (uint8_t field = 0; field < chips_count(CHIPS_THIRDS); field++) {
        if (field) {
            reply_character(',');
        }
        reply_unsigned(chips[field]);
    }
}

/* As the command chips has it: "thirds 3,2,1". */
static void say_position(const void *puzzle) {
    const struct chips_puzzle *chips = puzzle;

    reply_text(LOCAL_TEXT("thirds "));
    say_chips(chips->against);
}

static void say_choice(const void *puzzle, uint8_t choice) {
    const struct chips_puzzle *chips = puzzle;

    say_chips(chips->reply[choice]);
}

const FLASH struct console_puzzle chips_console_puzzle = {
    .name = TEXT("chips"),
    .kind = &chips_puzzles,
    .say_position = say_position,
    .say_choice = say_choice,
};
