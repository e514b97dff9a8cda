/* A row of cells with a number each. */

#include "ui/kit/digit_editor.h"

#include "support/picture.h"
#include "support/testing.h"

#include <string.h>

enum { CELLS = 3, LEAST = 1, MOST = 3 };

static uint8_t values[CELLS];
static struct digit_editor editor;

static int begin(void **state) {
    picture_fresh(state);
    memcpy(values, (const uint8_t[CELLS]){1, 2, 3}, CELLS);
    editor = (struct digit_editor){.count = CELLS};
    return 0;
}

static enum digit_editor_result press(enum key key) {
    return digit_editor_key(&editor, values, LEAST, MOST, key);
}

TEST(numbers_stay_within_their_limits, begin) {
    assert_int_equal(press(KEY_DOWN), DIGIT_EDITOR_NOTHING);
    assert_int_equal(values[0], 1);
    assert_int_equal(press(KEY_UP), DIGIT_EDITOR_CHANGED);
    assert_int_equal(press(KEY_UP), DIGIT_EDITOR_CHANGED);
    assert_int_equal(press(KEY_UP), DIGIT_EDITOR_NOTHING);
    assert_int_equal(values[0], 3);
    assert_int_equal(press(KEY_DOWN), DIGIT_EDITOR_CHANGED);
    assert_memory_equal(values, ((const uint8_t[]){2, 2, 3}), CELLS);
}

TEST(select_moves_on_and_is_done_at_the_last_cell, begin) {
    assert_int_equal(press(KEY_SELECT), DIGIT_EDITOR_CHANGED);
    assert_int_equal(press(KEY_SELECT), DIGIT_EDITOR_CHANGED);
    press(KEY_DOWN);
    assert_memory_equal(values, ((const uint8_t[]){1, 2, 2}), CELLS);
    assert_int_equal(press(KEY_SELECT), DIGIT_EDITOR_DONE);
}

TEST(left_moves_back_and_leaves_at_the_first_cell, begin) {
    press(KEY_SELECT);
    assert_int_equal(press(KEY_LEFT), DIGIT_EDITOR_CHANGED);
    assert_int_equal(editor.at, 0);
    assert_int_equal(press(KEY_LEFT), DIGIT_EDITOR_LEFT);
}

TEST(right_is_no_key_of_its_own, begin) {
    assert_int_equal(press(KEY_RIGHT), DIGIT_EDITOR_NOTHING);
    assert_int_equal(editor.at, 0);
}

TEST(cells_are_numbers_or_letters, begin) {
    press(KEY_SELECT);
    digit_editor_draw(&editor, values, NULL);
    picture_expect("  1→ 2  3", "");
    digit_editor_draw(&editor, values, "-HTE");
    picture_expect(" H→T E", "");
}
