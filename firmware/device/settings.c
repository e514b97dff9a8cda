#include "device/settings.h"

#include "core/number/flash.h"
#include "hal/lcd.h"
#include "store/store.h"

union settings_record settings_current;
struct keys_calibration settings_keypad;

/* Above it a value is a stranger's. */
static const FLASH struct settings highest = {.sound = 1, .light = 1, .speed = SPEED_FAST};

enum { DEFAULT = 1 }; /* of every value */

_Static_assert(sizeof settings_current <= STORE_SETTINGS_SIZE, "must fit into the record");

static void apply(void) {
    lcd_light(settings_current.named.light);
}

static void load_values(void) {
    const FLASH uint8_t *limit = (const FLASH uint8_t *)&highest;
    bool found = store_load(STORE_SETTINGS, &settings_current, sizeof settings_current);

    for (uint8_t i = 0; i < sizeof settings_current; i++) {
        if (!found || settings_current.bytes[i] > limit[i])
            settings_current.bytes[i] = DEFAULT;
    }
}

void settings_load(void) {
    load_values();
    apply();
    if (store_load(STORE_CALIBRATION, &settings_keypad, sizeof settings_keypad))
        keys_calibrate(&settings_keypad);
}

void settings_save(void) {
    apply();
    store_save(STORE_SETTINGS, &settings_current, sizeof settings_current);
}

bool settings_calibrate(void) {
    return keys_calibrate(&settings_keypad) &&
           store_save(STORE_CALIBRATION, &settings_keypad, sizeof settings_keypad);
}
