#include "ui/penney/penney_puzzle_view.h"

#include "games/penney/penney_puzzle.h"
#include "ui/display/row.h"
#include "ui/penney/penney_view.h"

WORKSPACE_HOLDS(struct penney_puzzle_making);

static void draw_position(const void *puzzle, uint8_t choice) {
    const struct penney_puzzle *penney = puzzle;

    (void)choice;
    row_text(LOCAL_TEXT("What beats "));
    penney_draw_tosses(penney->word);
    row_character('?');
}

static void draw_setting(const void *puzzle) {
    const struct penney_puzzle *penney = puzzle;

    if (2 * penney->heads == PATTERNS_PARTS_MOST) {
        row_text(LOCAL_TEXT("fair coin"));
    } else {
        row_labelled(LOCAL_TEXT("P(H) = "), penney->heads);
        row_labelled(LOCAL_TEXT("/"), PATTERNS_PARTS_MOST);
    }
}

static void draw_choice(const void *puzzle, uint8_t choice) {
    penney_draw_tosses(((const struct penney_puzzle *)puzzle)->reply[choice]);
}

const FLASH struct puzzle_view penney_puzzle_view = {
    .kind = &penney_puzzles,
    .question =
        TEXT("Which word is most likely to come before this one? P(H): the chance of heads. "
             "Up, down: words. OK: this one. Left: back."),
    .draw_position = draw_position,
    .draw_setting = draw_setting,
    .draw_choice = draw_choice,
};
