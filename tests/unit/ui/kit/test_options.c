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

static void names_stand_to_the_left_and_values_to_the_right(void **state) {
    (void)state;
    expect("→Start", " Speed      slow");
    assert_int_equal(press(KEY_DOWN), OPTIONS_NOTHING);
    expect("→Speed      slow", " Count         2");
    press(KEY_DOWN);
    expect("→Count         2", " Chance      50%");
    press(KEY_DOWN);
    expect(" Count         2", "→Chance      50%");
}

static void the_cursor_goes_round(void **state) {
    (void)state;
    press(KEY_UP);
    assert_int_equal(at, CHANCE);
    press(KEY_DOWN);
    assert_int_equal(at, START);
}

static bool without_start(uint8_t line) {
    return line != START;
}

static void lines_left_out_are_never_under_the_cursor(void **state) {
    (void)state;
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

static void lines_that_mean_nothing_are_left_out(void **state) {
    (void)state;
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

static void select_steps_through_the_values(void **state) {
    static const uint8_t speeds[] = {1, 2, 0, 1};
    static const uint8_t counts[] = {3, 4, 2, 3};

    (void)state;
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

static void an_action_is_chosen_and_changes_nothing(void **state) {
    (void)state;
    assert_int_equal(press(KEY_SELECT), OPTIONS_CHOSEN);
    assert_int_equal(values[START], 0);
}

static void left_leaves(void **state) {
    (void)state;
    assert_int_equal(press(KEY_LEFT), OPTIONS_LEFT);
}

static void a_key_counts_when_pressed_or_repeated(void **state) {
    static const enum key_phase phases[] = {KEY_PRESSED, KEY_REPEATED, KEY_HELD, KEY_RELEASED};

    (void)state;
    for (uint8_t i = 0; i < 4; i++) {
        assert_int_equal(options_key(&list, (struct key_event){KEY_DOWN, phases[i]}),
                         OPTIONS_NOTHING);
        assert_int_equal(at, i == 0 ? 1 : 2);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(names_stand_to_the_left_and_values_to_the_right, begin),
        cmocka_unit_test_setup(the_cursor_goes_round, begin),
        cmocka_unit_test_setup(lines_left_out_are_never_under_the_cursor, begin),
        cmocka_unit_test_setup(lines_that_mean_nothing_are_left_out, begin),
        cmocka_unit_test_setup(select_steps_through_the_values, begin),
        cmocka_unit_test_setup(an_action_is_chosen_and_changes_nothing, begin),
        cmocka_unit_test_setup(left_leaves, begin),
        cmocka_unit_test_setup(a_key_counts_when_pressed_or_repeated, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
