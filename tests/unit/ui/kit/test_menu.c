/* A list as a whole screen. */

#include "ui/kit/menu.h"

#include "support/picture.h"
#include "support/testing.h"

#include "device/settings.h"
#include "fake.h"
#include "ui/feedback/beeper.h"
#include <stddef.h>

enum { OPENS, ACTS, VALUE, LINES };
enum { CLICK = 2000, REFUSAL = 200 }; /* hertz */

static void draw_opened(void) {
}

static void ignore(struct key_event event) {
    (void)event;
}

static const struct screen opened = {.key = ignore, .draw = draw_opened};

static const struct option lines[LINES] = {
    [OPENS] = {.name = "Opens", .opens = &opened},
    [ACTS] = {.name = "Acts"},
    [VALUE] = {.name = "Value", .most = 3},
};

static const struct option *line_of(uint8_t line) {
    return &lines[line];
}

static uint8_t values[LINES];
static unsigned chosen;
static unsigned changed;
static bool accepts;

static bool choose(uint8_t line) {
    assert_int_equal(line, ACTS);
    chosen++;
    return accepts;
}

static void change(uint8_t line) {
    assert_int_equal(line, VALUE);
    changed++;
}

static uint8_t at;
static const struct menu menu = {
    .options = {.line_of = line_of, .count = LINES, .at = &at, .values = values},
    .choose = choose,
    .change = change,
};

static void enter(void) {
    menu_enter(&menu);
}

static const struct screen screen = {.enter = enter, .key = menu_key, .draw = menu_draw};
static const struct screen below = {.key = ignore, .draw = draw_opened};
static const struct screens_of_framework framework = {.first = &below};

static uint16_t now;

static void press(enum key key) {
    screens_step(now, true, (struct key_event){key, KEY_PRESSED});
    beeper_tick(++now);
}

static int begin(void **state) {
    const struct settings loud = {.sound = true};

    picture_fresh(state);
    now += 200;
    beeper_tick(now); /* silence again */
    beeper_tick(++now);
    settings_change(&loud);
    screens_start(&framework);
    screens_push(&screen);
    at = OPENS;
    screens_step(now, false, (struct key_event){KEY_NONE, KEY_RELEASED});
    chosen = 0;
    changed = 0;
    accepts = true;
    values[VALUE] = 0;
    fake_sound_reset();
    return 0;
}

TEST(a_line_opens_its_screen, begin) {
    picture_expect("→Opens", " Acts");
    press(KEY_SELECT);
    picture_expect("", "");
    assert_int_equal(chosen, 0);
    assert_int_equal(fake_sound_hertz(), CLICK);
}

TEST(an_action_is_done_by_its_owner, begin) {
    press(KEY_DOWN);
    press(KEY_SELECT);
    assert_int_equal(chosen, 1);
    assert_int_equal(fake_sound_hertz(), CLICK);
}

TEST(a_refusal_is_heard, begin) {
    accepts = false;
    press(KEY_DOWN);
    press(KEY_SELECT);
    assert_int_equal(fake_sound_hertz(), REFUSAL);
}

TEST(a_change_is_told_to_its_owner, begin) {
    press(KEY_UP);
    assert_int_equal(changed, 0);
    press(KEY_SELECT);
    assert_int_equal(changed, 1);
    assert_int_equal(values[VALUE], 1);
    picture_expect(" Acts", "→Value         1");
}

TEST(moving_is_silent, begin) {
    press(KEY_DOWN);
    assert_int_equal(fake_sound_calls(), 0);
}

TEST(left_leaves_with_a_click, begin) {
    press(KEY_LEFT);
    assert_int_equal(fake_sound_hertz(), CLICK);
    picture_expect("", "");
}
