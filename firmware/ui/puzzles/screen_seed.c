#include "ui/puzzles/screen_seed.h"

#include "ui/kit/number_entry.h"
#include "ui/puzzles/puzzle_seed.h"

static void enter(void) {
    number_entry_begin(puzzle_seed(), NUMBER_DIGITS);
}

static void key(struct key_event event) {
    if (number_entry_key(event)) {
        puzzle_seed_take(number_entry());
        screens_pop();
    }
}

static void draw(void) {
    number_entry_draw(LOCAL_TEXT("Seed of puzzles"));
}

const FLASH struct screen screen_seed = {
    .enter = enter,
    .key = key,
    .draw = draw,
    .help = TEXT("Up and down change the digit, OK goes on, left back. After ten puzzles there is "
                 "another seed."),
};
