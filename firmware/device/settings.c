#include "device/settings.h"

#include "device/saved.h"
#include "hal/lcd.h"
#include "store/store.h"
#include <stddef.h>

/* As in the store, where any byte may stand. */
struct saved_settings {
    uint8_t sound;
    uint8_t light;
    uint8_t speed;
    uint8_t coach;
};

_Static_assert(sizeof(struct saved_settings) <= STORE_SETTINGS_SIZE, "a record holds them");
_Static_assert(sizeof(struct keypad) <= STORE_CALIBRATION_SIZE, "a record holds it");

static struct settings current;
static struct saved_settings saved; /* the store writes it from here */
static struct keypad keypad;
static bool has_keypad;

static bool can_be(const struct saved_settings *settings) {
    return settings->sound <= true && settings->light <= LIGHT_2_MIN &&
           settings->speed <= SPEED_FAST && settings->coach <= COACH_WARNS;
}

static void load_settings(void) {
    current = (struct settings){.sound = true, .light = LIGHT_2_MIN, .speed = SPEED_NORMAL};
    if (!saved_load(STORE_SETTINGS, &saved, sizeof saved)) {
        return;
    }
    if (!can_be(&saved)) {
        saved_refuse(STORE_SETTINGS);
        return;
    }
    current.sound = saved.sound;
    current.light = (enum settings_light)saved.light;
    current.speed = (enum settings_speed)saved.speed;
    current.coach = (enum settings_coach)saved.coach;
}

void settings_load(void) {
    load_settings();
    lcd_light(current.light != LIGHT_OFF);
    has_keypad = saved_load(STORE_CALIBRATION, &keypad, sizeof keypad);
}

const struct settings *settings(void) {
    return &current;
}

void settings_change(const struct settings *changed) {
    current = *changed;
    lcd_light(current.light != LIGHT_OFF);
    saved = (struct saved_settings){
        .sound = current.sound,
        .light = current.light,
        .speed = current.speed,
        .coach = current.coach,
    };
    store_save(STORE_SETTINGS, &saved, sizeof saved);
}

const struct keypad *settings_keypad(void) {
    return has_keypad ? &keypad : NULL;
}

void settings_keep_keypad(const struct keypad *taught) {
    keypad = *taught;
    has_keypad = true;
    store_save(STORE_CALIBRATION, &keypad, sizeof keypad);
}
