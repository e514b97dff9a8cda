#include "ui/chips/chips_puzzle_view.h"

#include "games/chips/puzzle/chips_puzzle.h"
#include "ui/display/row.h"

WORKSPACE_HOLDS(struct chips_puzzle_making);

static void draw_chips(const uint8_t chips[]) {
    for (uint8_t field = 0; field < chips_count(CHIPS_THIRDS); field++) {
        if (field) {
            row_character(' ');
        }
        row_unsigned(chips[field]);
    }
}

static void draw_position(const void *puzzle, uint8_t choice) {
    const struct chips_puzzle *chips = puzzle;

    (void)choice;
    row_text(LOCAL_TEXT("CPU has "));
    draw_chips(chips->against);
}

static void draw_setting(const void *puzzle) {
    (void)puzzle;
    row_text(LOCAL_TEXT("on 1/2 1/3 1/6"));
}

static void draw_choice(const void *puzzle, uint8_t choice) {
    const struct chips_puzzle *chips = puzzle;

    draw_chips(chips->reply[choice]);
}

const FLASH struct puzzle_view chips_puzzle_view = {
    .kind = &chips_puzzles,
    .question = TEXT("Chips on each field. You have as many: which placement is cleared first most "
                     "often? A draw is half. Up, down: placements. OK: this one. Left: back."),
    .draw_position = draw_position,
    .draw_setting = draw_setting,
    .draw_choice = draw_choice,
};
