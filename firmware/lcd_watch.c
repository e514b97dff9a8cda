#include "lcd_watch.h"

#include "console/console.h"
#include "hal/lcd.h"
#include "hal/leds.h"
#include "ui/display/display.h"
#include <stddef.h>

/* Milliseconds. */
enum { PERIOD = 500 };

enum { ALL_LEDS = LEDS_CENTRE | LEDS_FALLING | LEDS_RISING | LEDS_MIDDLE };

static struct {
    uint16_t looked;
    bool missing;
    bool lit;
    bool told;
    bool found; /* found a period ago: it has had power long enough to be started */
} watch;

static const FLASH struct service *const FLASH console = &console_service;

static bool say(const FLASH char *text) {
    return console != NULL && console->say(text);
}

static void return_to_work(void) {
    watch.missing = watch.told = watch.found = false;
    leds_show(0);
    say(LOCAL_TEXT("LCD: answers"));
}

static void seek(void) {
    watch.missing = true;
    watch.lit = !watch.lit;
    watch.told = watch.told || say(LOCAL_TEXT("LCD: no answer; see SDA, SCL, 5V, GND"));
    if (watch.found) {
        display_restart();
    }
    watch.found = lcd_seek();
}

static void look(void) {
    if (!lcd_answers()) {
        seek();
    } else if (watch.missing) {
        return_to_work();
    }
}

/* Overrides whatever else the LEDs show. */
static bool step(uint16_t now) {
    if ((uint16_t)(now - watch.looked) >= PERIOD) {
        watch.looked = now;
        look();
    }
    if (watch.missing) {
        leds_show(watch.lit ? ALL_LEDS : 0);
    }
    return false;
}

const FLASH struct service lcd_watch_service = {.step = step};
