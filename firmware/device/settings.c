#include "device/settings.h"

#include "core/number/flash.h"
#include "device/saved.h"
#include "hal/lcd.h"
#include "store/store.h"
#include <stddef.h>

_Static_assert(sizeof(struct settings) <= STORE_SETTINGS_SIZE, "a record holds them");
_Static_assert(sizeof(struct keypad) <= STORE_CALIBRATION_SIZE, "a record holds it");

/* Bytes of a record that has no odds. */
enum { WITHOUT_ODDS = offsetof(struct settings, odds) };

static struct settings current; /* the store writes it from here */
static struct keypad keypad;
static bool has_keypad;

static bool can_be(const struct settings *settings) {
    return settings->sound <= true && settings->light <= LIGHT_2_MIN &&
           settings->speed <= SPEED_FAST && settings->coach <= COACH_WARNS &&
           settings->odds <= ODDS_ALWAYS;
}

static void load_settings(void) {
    struct settings stored = {.sound = true, .light = LIGHT_2_MIN, .speed = SPEED_NORMAL};

    current = stored;
    if (!store_load(STORE_SETTINGS, &stored, WITHOUT_ODDS) &&
        !saved_load(STORE_SETTINGS, &stored, sizeof stored)) {
        return;
    }
    if (can_be(&stored)) {
        current = stored;
    } else {
        saved_refuse(STORE_SETTINGS);
    }
}

void settings_load(void) {
    load_settings();
    lcd_light(current.light != LIGHT_OFF);
    has_keypad = saved_load(STORE_CALIBRATION, &keypad, sizeof keypad);
}

const struct settings *settings(void) {
    return &current;
}

uint16_t settings_pause(void) {
    static const FLASH uint16_t pauses[] = {
        [SPEED_SLOW] = 3000, [SPEED_NORMAL] = 1500, [SPEED_FAST] = 500};

    return pauses[current.speed];
}

void settings_change(const struct settings *changed) {
    current = *changed;
    lcd_light(current.light != LIGHT_OFF);
    store_save(STORE_SETTINGS, &current, sizeof current);
}

const struct keypad *settings_keypad(void) {
    return has_keypad ? &keypad : NULL;
}

void settings_keep_keypad(const struct keypad *taught) {
    keypad = *taught;
    has_keypad = true;
    store_save(STORE_CALIBRATION, &keypad, sizeof keypad);
}
