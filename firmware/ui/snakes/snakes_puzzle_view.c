#include "ui/snakes/snakes_puzzle_view.h"

#include "games/snakes/snakes_puzzle.h"
#include "ui/display/row.h"

WORKSPACE_HOLDS(struct snakes_puzzle_making);
SNAKES_PUZZLE_FITS();

static void draw_position(const void *puzzle, uint8_t choice) {
    const struct snakes_puzzle *snakes = puzzle;

    (void)choice;
    row_labelled(LOCAL_TEXT("On "), snakes->square[0]);
    row_labelled(LOCAL_TEXT(" and "), snakes->square[1]);
    row_text(LOCAL_TEXT(": "));
    row_face(snakes->face);
}

static void draw_setting(const void *puzzle) {
    (void)puzzle;
    row_text(LOCAL_TEXT("board forch, 24"));
}

static void draw_choice(const void *puzzle, uint8_t choice) {
    const struct snakes_puzzle *snakes = puzzle;

    row_unsigned(snakes->square[choice]);
    if (snakes->landing[choice] == snakes->square[choice]) {
        row_text(LOCAL_TEXT(" stays"));
    } else {
        row_labelled(LOCAL_TEXT(" to "), snakes->landing[choice]);
    }
}

const FLASH struct puzzle_view snakes_puzzle_view = {
    .kind = &snakes_puzzles,
    .question = TEXT("Both tokens are yours: which one moves, so that both are on 24 soonest? "
                     "Ladders 3 to 12, 10 to 18, snakes 13 to 2, 23 to 14. Up, down: the tokens. "
                     "OK: this one. Left: back."),
    .draw_position = draw_position,
    .draw_setting = draw_setting,
    .draw_choice = draw_choice,
};
