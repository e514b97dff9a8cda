/* The stack of screens, help, and attract mode, which comes when nobody touches the device. */

#include "ui/kit/screens.h"

#include "support/picture.h"
#include "support/testing.h"

#include "fake.h"
#include "ui/display/row.h"
#include <string.h>

enum { MINUTE = 60000, DEPTH = 6 };

/* Every screen notes its calls: e for enter, k for key, and then the first letter of its name. */
static char notes[100];

static void note(char what, char who) {
    const char both[] = {what, who, '\0'};

    assert_true(strlen(notes) + 2 < sizeof notes);
    strcat(notes, both);
}

static const char *noted(void) {
    static char before[sizeof notes];

    strcpy(before, notes);
    notes[0] = '\0';
    return before;
}

#define SCREEN(name, ...)                                                                          \
    static void enter_##name(void) {                                                               \
        note('e', #name[0]);                                                                       \
    }                                                                                              \
    static void key_##name(struct key_event event) {                                               \
        (void)event;                                                                               \
        note('k', #name[0]);                                                                       \
    }                                                                                              \
    static void draw_##name(void) {                                                                \
        row_text(#name);                                                                           \
    }                                                                                              \
    static const struct screen name = {                                                            \
        .enter = enter_##name, .key = key_##name, .draw = draw_##name, __VA_ARGS__}

SCREEN(first, .help = "the first");
SCREEN(second, .help = NULL);
SCREEN(third, .help = "the third", .stays = true);
SCREEN(help, .takes_right = true);
SCREEN(attract, .help = "facts", .takes_right = true, .stays = true);

static const struct screens_of_framework framework = {
    .first = &first, .help = &help, .attract = &attract};

static void tick_silent(uint16_t now) {
    screens_stay_awake(now);
}

static const struct screen silent = {
    .key = key_second, .tick = tick_silent, .draw = draw_second, .help = NULL};

static uint16_t now;

static void pass(void) {
    screens_step(now, false, (struct key_event){KEY_NONE, KEY_RELEASED});
}

static void press_phase(enum key key, enum key_phase phase) {
    screens_step(now, true, (struct key_event){key, phase});
}

static void press(enum key key) {
    press_phase(key, KEY_PRESSED);
}

static void wait(uint32_t milliseconds) {
    for (uint32_t i = 0; i < milliseconds; i++) {
        now++;
        pass();
    }
}

static int begin(void **state) {
    picture_fresh(state);
    now = 0;
    notes[0] = '\0';
    screens_stay_awake(now);
    screens_start(&framework);
    pass();
    noted();
    return 0;
}

TEST(the_first_screen_is_entered_and_drawn, begin) {
    screens_start(&framework);
    pass();
    assert_string_equal(noted(), "ef");
    picture_expect("first", "");
}

TEST(a_screen_covers_another_until_it_is_popped, begin) {
    screens_push(&second);
    press(KEY_SELECT);
    picture_expect("second", "");
    assert_string_equal(noted(), "kses");
    screens_pop();
    pass();
    assert_string_equal(noted(), "ef");
    picture_expect("first", "");
}

TEST(the_last_screen_stays, begin) {
    screens_pop();
    pass();
    assert_string_equal(noted(), "");
    press(KEY_SELECT);
    assert_string_equal(noted(), "kf");
}

TEST(a_replaced_screen_is_not_come_back_to, begin) {
    screens_push(&second);
    screens_replace(&third);
    pass();
    screens_pop();
    pass();
    assert_string_equal(noted(), "etef");
}

TEST(a_push_onto_a_full_stack_is_ignored, begin) {
    for (int i = 2; i < DEPTH; i++) {
        screens_push(&second);
    }
    screens_push(&third);
    pass();
    screens_push(&second);
    press(KEY_SELECT);
    assert_string_equal(noted(), "etkt");
    for (int i = 1; i < DEPTH; i++) {
        screens_pop();
    }
    press(KEY_SELECT);
    assert_string_equal(noted(), "kfef");
}

TEST(a_picture_is_drawn_only_when_asked_for, begin) {
    picture_expect("first", "");
    pass();
    picture_expect("", "");
    screens_redraw();
    pass();
    picture_expect("first", "");
}

TEST(right_explains_the_screen, begin) {
    press(KEY_RIGHT);
    assert_string_equal(noted(), "eh");
    assert_string_equal(screens_sentence(), "the first");
    assert_null(screens_title());
    screens_pop();
    pass();
    assert_string_equal(noted(), "ef");
}

TEST(right_counts_once_however_long_it_is_down, begin) {
    press_phase(KEY_RIGHT, KEY_HELD);
    press_phase(KEY_RIGHT, KEY_RELEASED);
    assert_string_equal(noted(), "");
}

TEST(a_screen_without_a_sentence_gets_the_right_key, begin) {
    screens_push(&second);
    pass();
    noted();
    press(KEY_RIGHT);
    assert_string_equal(noted(), "ks");
}

TEST(a_page_is_explained_with_its_title_until_another_screen_comes, begin) {
    screens_explain("To go", "Throws to the goal.");
    press(KEY_RIGHT);
    assert_string_equal(screens_title(), "To go");
    assert_string_equal(screens_sentence(), "Throws to the goal.");
    screens_pop();
    pass();
    assert_null(screens_title());
    assert_string_equal(screens_sentence(), "the first");
}

TEST(help_gets_the_right_key_itself, begin) {
    press(KEY_RIGHT);
    noted();
    press(KEY_RIGHT);
    assert_string_equal(noted(), "kh");
}

TEST(attract_mode_comes_after_a_minute, begin) {
    wait(MINUTE - 1);
    assert_string_equal(noted(), "");
    wait(1);
    assert_string_equal(noted(), "ea");
    assert_string_equal(screens_sentence(), "facts");
    wait(3 * (uint32_t)MINUTE);
    assert_string_equal(noted(), "");
}

TEST(a_key_puts_attract_mode_off, begin) {
    wait(MINUTE - 1);
    press_phase(KEY_UP, KEY_RELEASED);
    wait(MINUTE - 1);
    assert_string_equal(noted(), "kf");
    wait(1);
    assert_string_equal(noted(), "ea");
}

TEST(a_help_ends_after_a_minute_and_then_comes_attract_mode, begin) {
    press(KEY_RIGHT);
    wait(MINUTE);
    assert_string_equal(noted(), "ehef");
    wait(MINUTE);
    assert_string_equal(noted(), "ea");
    press(KEY_LEFT);
    screens_pop();
    pass();
    assert_string_equal(noted(), "kaef");
}

TEST(a_screen_that_stays_is_not_covered, begin) {
    screens_push(&third);
    wait(2 * (uint32_t)MINUTE);
    assert_string_equal(noted(), "et");
}

TEST(a_screen_that_computes_is_not_covered, begin) {
    screens_push(&silent);
    wait(2 * (uint32_t)MINUTE);
    assert_string_equal(noted(), "");
}

TEST(no_handler_is_marked_between_passes, begin) {
    fake_probe_reset();
    screens_redraw();
    press(KEY_UP);
    assert_int_equal(fake_probe_handler(), 0);
    assert_int_equal(fake_probe_marks(), 2);
}
