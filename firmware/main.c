#include "console/console.h"
#include "device/dice.h"
#include "device/own_boards.h"
#include "device/session.h"
#include "device/settings.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "hal/lcd.h"
#include "hal/leds.h"
#include "hal/power.h"
#include "hal/serial.h"
#include "hal/sound.h"
#include "store/store.h"
#include "ui/kit/beeper.h"
#include "ui/kit/display.h"
#include "ui/kit/keys.h"
#include "ui/kit/screens.h"

/* Whether the image holds the console; the makefile says so. */
#if !defined(HAS_CONSOLE)
#define HAS_CONSOLE 1
#endif

static struct keys keys;

static void start(void) {
    clock_start();
    leds_start();
    sound_start();
    buttons_start();
    lcd_start();
    store_start();
    keys_start(&keys);
    settings_load();
    own_boards_start();
    session_load();
    dice_start();
    if (HAS_CONSOLE) {
        serial_start();
        console_start();
    }
}

/* The noise source and the guard share the watchdog: it guards once the dice are ready. */
static void guard(void) {
    static bool guarding;

    if (guarding) {
        power_guard_feed();
    } else if (dice_collect() == DICE_READY) {
        guarding = true;
        power_guard_start();
    }
}

int main(void) {
    start();
    for (;;) {
        uint16_t now = clock_milliseconds();
        struct key_event event = {KEY_NONE, KEY_RELEASED};
        bool has_event = keys_sample(&keys, buttons_level(), now, &event);

        if (has_event)
            dice_stir(clock_cycles());
        screens_step(now, has_event, event);
        beeper_tick(now);
        display_step();
        if (HAS_CONSOLE)
            console_step();
        store_step();
        guard();
        power_idle();
    }
}
