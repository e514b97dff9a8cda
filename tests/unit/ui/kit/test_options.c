/* A list of lines, some with a value. */

#include "ui/kit/menu.h"

#include "support/picture.h"
#include "support/testing.h"

#include "ui/display/row.h"
#include <string.h>

enum { START, SPEED, COUNT, CHANCE, LINES };

static void write_chance(uint8_t value) {
    row_unsigned(value * 10U);
    row_character('%');
}

static const struct option lines[LINES] = {
    [START] = {.name = "Start"},
    [SPEED] = {.name = "Speed", .most = 2, .texts = TEXTS("slow", "middle", "fast")},
    [COUNT] = {.name = "Count", .least = 2, .most = 4, .initial = 2},
    [CHANCE] = {.name = "Chance", .least = 1, .most = 9, .write = write_chance},
};

static const struct option *line_of(uint8_t line) {
    return &lines[line];
}

static uint8_t values[LINES];
static uint8_t at;
static struct options list;

static int begin(void **state) {
    picture_fresh(state);
    memset(values, 0, sizeof values);
    values[COUNT] = 2;
    values[CHANCE] = 5;
    at = START;
    list = (struct options){.line_of = line_of, .count = LINES, .at = &at, .values = values};
    return 0;
}

static enum options_result press(enum key key) {
    return options_key(&list, (struct key_event){key, KEY_PRESSED});
}

static void expect(const char *row_0, const char *row_1) {
    options_draw(&list);
    picture_expect(row_0, row_1);
}

TEST(names_stand_to_the_left_and_values_to_the_right, begin) {
    expect("→Start", " Speed      slow");
    assert_int_equal(press(KEY_DOWN), OPTIONS_NOTHING);
    expect("→Speed      slow", " Count         2");
    press(KEY_DOWN);
    expect("→Count         2", " Chance      50%");
    press(KEY_DOWN);
    expect(" Count         2", "→Chance      50%");
}

TEST(the_cursor_goes_round, begin) {
    press(KEY_UP);
    assert_int_equal(at, CHANCE);
    press(KEY_DOWN);
    assert_int_equal(at, START);
}

static bool without_start(uint8_t line) {
    return line != START;
}

TEST(lines_left_out_are_never_under_the_cursor, begin) {
    list.shows = without_start;
    at = SPEED;
    press(KEY_UP);
    assert_int_equal(at, CHANCE);
    press(KEY_DOWN);
    assert_int_equal(at, SPEED);
}

static bool without_speed(uint8_t line) {
    return line != SPEED && line != CHANCE;
}

static bool only_count(uint8_t line) {
    return line == COUNT;
}

TEST(lines_that_mean_nothing_are_left_out, begin) {
    list.shows = without_speed;
    expect("→Start", " Count         2");
    press(KEY_DOWN);
    expect(" Start", "→Count         2");
    press(KEY_DOWN);
    expect("→Start", " Count         2");
    press(KEY_UP);
    assert_int_equal(at, COUNT);
    press(KEY_UP);
    assert_int_equal(at, START);
    list.shows = only_count;
    press(KEY_DOWN);
    assert_int_equal(at, COUNT);
    press(KEY_DOWN);
    assert_int_equal(at, COUNT);
    press(KEY_UP);
    expect("→Count         2", "");
}

TEST(select_steps_through_the_values, begin) {
    static const uint8_t speeds[] = {1, 2, 0, 1};
    static const uint8_t counts[] = {3, 4, 2, 3};

    for (uint8_t i = 0; i < sizeof speeds; i++) {
        at = SPEED;
        assert_int_equal(press(KEY_SELECT), OPTIONS_CHANGED);
        assert_int_equal(values[SPEED], speeds[i]);
        at = COUNT;
        assert_int_equal(press(KEY_SELECT), OPTIONS_CHANGED);
        assert_int_equal(values[COUNT], counts[i]);
    }
    expect("→Count         3", " Chance      50%");
}

TEST(an_action_is_chosen_and_changes_nothing, begin) {
    assert_int_equal(press(KEY_SELECT), OPTIONS_CHOSEN);
    assert_int_equal(values[START], 0);
}

TEST(left_leaves, begin) {
    assert_int_equal(press(KEY_LEFT), OPTIONS_LEFT);
}

TEST(a_key_counts_when_pressed_or_repeated, begin) {
    static const enum key_phase phases[] = {KEY_PRESSED, KEY_REPEATED, KEY_HELD, KEY_RELEASED};

    for (uint8_t i = 0; i < 4; i++) {
        assert_int_equal(options_key(&list, (struct key_event){KEY_DOWN, phases[i]}),
                         OPTIONS_NOTHING);
        assert_int_equal(at, i == 0 ? 1 : 2);
    }
}
