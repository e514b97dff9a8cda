#include "ui/puzzles/screen_seed.h"

#include "ui/display/row.h"
#include "ui/kit/digit_editor.h"
#include "ui/puzzles/puzzle_seed.h"
#include <stddef.h>

enum { TEN = 10, DIGITS = 5 };

static uint8_t at; /* the digit under the cursor */

static void read_digits(uint8_t digit[DIGITS]) {
    uint32_t left = puzzle_seed();

    for (uint8_t i = DIGITS; i; i--, left /= TEN) {
        digit[i - 1] = left % TEN;
    }
}

static void take_digits(const uint8_t digit[DIGITS]) {
    uint32_t taken = 0;

    for (uint8_t i = 0; i < DIGITS; i++) {
        taken = taken * TEN + digit[i];
    }
    puzzle_seed_take(taken);
}

static void enter(void) {
    at = 0;
}

static void key(struct key_event event) {
    struct digit_editor editor = {DIGITS, at};
    uint8_t digit[DIGITS];
    enum digit_editor_result result;

    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    read_digits(digit);
    result = digit_editor_key(&editor, digit, 0, TEN - 1, event.key);
    at = editor.at;
    take_digits(digit);
    screens_redraw();
    if (result >= DIGIT_EDITOR_DONE) {
        screens_pop();
    }
}

static void draw(void) {
    const struct digit_editor editor = {DIGITS, at};
    uint8_t digit[DIGITS];

    read_digits(digit);
    row_text(LOCAL_TEXT("Seed of puzzles"));
    row_second();
    digit_editor_draw(&editor, digit, NULL);
}

const FLASH struct screen screen_seed = {
    .enter = enter,
    .key = key,
    .draw = draw,
    .help = TEXT("Up and down change the digit, OK goes on, left back. After ten puzzles there is "
                 "another seed."),
};
