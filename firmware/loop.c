#include "loop.h"

#include "console/console.h"
#include "device/dice.h"
#include "device/features.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "hal/lcd.h"
#include "hal/leds.h"
#include "hal/power.h"
#include "hal/serial.h"
#include "hal/sound.h"
#include "store/store.h"
#include "ui/display/display.h"
#include "ui/feedback/beeper.h"
#include "ui/kit/keys.h"
#include "ui/restore.h"
#include "ui/screens/first_screens.h"

static struct keys keys;

static void start_hardware(void) {
    clock_start();
    leds_start();
    sound_start();
    buttons_start();
    lcd_start();
    display_start();
}

void loop_start(void) {
    power_start();
    start_hardware();
    keys_start(&keys);
    store_start();
    restore_saved();
    dice_start();
    screens_start(&first_screens);
    if (HAS_CONSOLE) {
        serial_start();
        console_start();
    }
}

/* A start has succeeded when the loop has run for so many milliseconds. */
enum { START_LASTS = 5000 };

/* The noise source and the guard share the watchdog: it guards once the dice are ready. */
static void guard(void) {
    if (dice_state() == DICE_READY) {
        power_guard_feed();
    } else if (dice_collect() == DICE_READY) {
        power_guard_start();
    }
}

static void run_screens(uint16_t now) {
    struct key_event event = {KEY_NONE, KEY_RELEASED};
    bool has_event = keys_sample(&keys, buttons_level(), now, &event);

    if (has_event) {
        dice_stir(clock_cycles());
    }
    screens_step(now, has_event, event);
    beeper_tick(now);
    display_step();
}

void loop_pass(void) {
    bool busy = false;

    run_screens(clock_milliseconds());
    if (HAS_CONSOLE) {
        busy = console_step();
    }
    store_step();
    guard();
    if (clock_milliseconds() >= START_LASTS) {
        power_start_succeeded();
    }
    if (!busy) {
        power_idle();
    }
}
