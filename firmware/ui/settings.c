#include "ui/settings.h"

#include "core/flash.h"
#include "hal/lcd.h"
#include "store/store.h"

static union {
    struct settings named;
    uint8_t bytes[sizeof(struct settings)];
} current;

/* Above it a value is a stranger's. */
static const FLASH struct settings highest = {.sound = 1, .light = 1, .speed = SPEED_FAST};

enum { DEFAULT = 1 }; /* of every value */

_Static_assert(sizeof current <= STORE_SETTINGS_SIZE, "must fit into the record");

static void apply(void) {
    lcd_light(current.named.light);
}

static void load_values(void) {
    const FLASH uint8_t *limit = (const FLASH uint8_t *)&highest;
    bool found = store_load(STORE_SETTINGS, &current, sizeof current);

    for (uint8_t i = 0; i < sizeof current; i++) {
        if (!found || current.bytes[i] > limit[i])
            current.bytes[i] = DEFAULT;
    }
}

void settings_load(void) {
    struct keys_calibration measured;

    load_values();
    apply();
    if (store_load(STORE_CALIBRATION, &measured, sizeof measured))
        keys_calibrate(&measured);
}

const struct settings *settings(void) {
    return &current.named;
}

uint8_t *settings_values(void) {
    return current.bytes;
}

void settings_save(void) {
    apply();
    store_save(STORE_SETTINGS, &current, sizeof current);
}

bool settings_calibrate(const struct keys_calibration *measured) {
    return keys_calibrate(measured) && store_save(STORE_CALIBRATION, measured, sizeof *measured);
}
