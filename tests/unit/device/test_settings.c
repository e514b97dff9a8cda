/* The settings and the keypad survive power-off; what is stored is untrusted input. */

#include "device/settings.h"

#include "support/testing.h"

#include "device/saved.h"
#include "fake.h"
#include "hal/nvm.h"
#include "store/ring.h"
#include "store/store.h"
#include <string.h>

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

static void restart(void) {
    write_all();
    store_start();
    settings_load();
}

static int erased(void **state) {
    (void)state;
    fake_nvm_reset();
    fake_lcd_reset();
    restart();
    return 0;
}

static void expect(bool sound, enum settings_light light, enum settings_speed speed) {
    assert_int_equal(settings()->sound, sound);
    assert_int_equal(settings()->light, light);
    assert_int_equal(settings()->speed, speed);
    assert_int_equal(fake_lcd_light(), light != LIGHT_OFF);
}

TEST(the_defaults_are_sound_light_and_normal_speed, erased) {
    expect(true, LIGHT_2_MIN, SPEED_NORMAL);
    assert_null(settings_keypad());
}

TEST(a_change_is_in_force_at_once_and_survives, erased) {
    const struct settings changed = {.sound = false, .light = LIGHT_OFF, .speed = SPEED_FAST};
    const struct settings again = {.sound = true, .light = LIGHT_30_S, .speed = SPEED_SLOW};

    settings_change(&changed);
    expect(false, LIGHT_OFF, SPEED_FAST);
    restart();
    expect(false, LIGHT_OFF, SPEED_FAST);
    settings_change(&again);
    restart();
    expect(true, LIGHT_30_S, SPEED_SLOW);
}

TEST(with_a_value_that_cannot_be_all_is_as_new_and_stays, erased) {
    static const struct {
        uint8_t saved[5];
        bool sound;
        enum settings_light light;
        enum settings_speed speed;
    } cases[] = {
        {{0, 1, 1, 3}, true, LIGHT_2_MIN, SPEED_NORMAL},
        {{0, 1, 1, 0, 3}, true, LIGHT_2_MIN, SPEED_NORMAL},
        {{0, 1, 3}, true, LIGHT_2_MIN, SPEED_NORMAL},
        {{0, 4, 0}, true, LIGHT_2_MIN, SPEED_NORMAL},
        {{255, 0, 0}, true, LIGHT_2_MIN, SPEED_NORMAL},
        {{1, 1, 2}, true, LIGHT_ON, SPEED_FAST},
        {{0, 0, 0}, false, LIGHT_OFF, SPEED_SLOW},
    };
    uint8_t memory[NVM_SIZE];

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        store_save(STORE_SETTINGS, cases[i].saved, sizeof cases[i].saved);
        write_all();
        memcpy(memory, fake_nvm_bytes(), sizeof memory);
        saved_start();
        restart();
        assert_int_equal(saved_first_refused(), i < 5 ? STORE_SETTINGS : STORE_KINDS);
        assert_memory_equal(fake_nvm_bytes(), memory, sizeof memory);
        expect(cases[i].sound, cases[i].light, cases[i].speed);
    }
}

TEST(the_coach_is_off_at_first_and_survives, erased) {
    struct settings changed = *settings();

    assert_int_equal(settings()->coach, COACH_OFF);
    changed.coach = COACH_WARNS;
    settings_change(&changed);
    assert_int_equal(settings()->coach, COACH_WARNS);
    changed.coach = COACH_OFF;
    restart();
    assert_int_equal(settings()->coach, COACH_WARNS);
}

/* An image without a coach stores a byte less, in format 1. */
TEST(settings_without_a_coach_are_read, erased) {
    static const struct ring ring = {
        .start = STORE_FREE_BYTES, .end = STORE_FREE_BYTES + 4 * 14, .stride = 14, .format = 1};
    static const uint8_t old[3] = {false, LIGHT_30_S, SPEED_FAST};
    struct ring_writer writer;

    ring_begin(&writer, &ring, sizeof old, true);
    while (!ring_step(&writer, old)) {
    }
    restart();
    expect(false, LIGHT_30_S, SPEED_FAST);
    assert_int_equal(settings()->coach, COACH_OFF);
}

/* Settings of firmware that always showed the odds have no byte for them. */
TEST(settings_without_odds_are_read, erased) {
    static const uint8_t old[4] = {false, LIGHT_30_S, SPEED_FAST, COACH_HINTS};

    store_save(STORE_SETTINGS, old, sizeof old);
    restart();
    expect(false, LIGHT_30_S, SPEED_FAST);
    assert_int_equal(settings()->coach, COACH_HINTS);
    assert_int_equal(settings()->odds, ODDS_AFTER_MOVE);
    assert_int_equal(saved_first_refused(), STORE_KINDS);
}

TEST(odds_come_after_a_move_at_first_and_survive, erased) {
    struct settings changed = *settings();

    assert_int_equal(settings()->odds, ODDS_AFTER_MOVE);
    changed.odds = ODDS_ALWAYS;
    settings_change(&changed);
    restart();
    assert_int_equal(settings()->odds, ODDS_ALWAYS);
    changed.odds = ODDS_ALWAYS + 1;
    settings_change(&changed);
    saved_start();
    restart();
    assert_int_equal(settings()->odds, ODDS_AFTER_MOVE);
    assert_int_equal(saved_first_refused(), STORE_SETTINGS);
}

TEST(a_record_of_another_length_is_none, erased) {
    static const uint8_t longer[6] = {0, 0, 0, 0, 0, 0};

    store_save(STORE_SETTINGS, longer, sizeof longer);
    restart();
    expect(true, LIGHT_2_MIN, SPEED_NORMAL);
}

TEST(a_keypad_is_kept_from_where_the_module_has_it, erased) {
    struct keypad taught = {.level = {0, 512, 683, 768, 819}};
    const struct keypad expected = taught;

    settings_keep_keypad(&taught);
    memset(&taught, 0, sizeof taught);
    assert_memory_equal(settings_keypad(), &expected, sizeof expected);
    restart();
    assert_memory_equal(settings_keypad(), &expected, sizeof expected);
}

TEST(a_keypad_that_was_forgotten_is_none, erased) {
    const struct keypad taught = {.level = {0, 512, 683, 768, 819}};

    settings_keep_keypad(&taught);
    write_all();
    store_forget(STORE_CALIBRATION);
    restart();
    assert_null(settings_keypad());
}
