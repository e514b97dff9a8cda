#include "loop.h"

#include "console/console.h"
#include "device/dice.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "hal/lcd.h"
#include "hal/leds.h"
#include "hal/power.h"
#include "hal/sound.h"
#include "lcd_watch.h"
#include "store/store.h"
#include "ui/display/display.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/keys.h"
#include "ui/rest.h"
#include "ui/review/screen_review.h"
#include "ui/screens/screen_splash.h"
#include <stddef.h>

/* While something computes, keys, picture and store are served only every so many milliseconds. So
   they take a small part of the time, and the user notices no difference. */
enum { SERVED_EVERY = 4 };

/* In the order of a pass. */
static const FLASH struct service *const FLASH services[] = {&console_service, &review_service,
                                                             &lcd_watch_service};
enum { SERVICES = sizeof services / sizeof services[0] };

static struct keys keys;
static bool computing;  /* something computed in the last pass */
static bool sending;    /* the picture is not complete on the LCD: the next pass serves at once */
static uint16_t served; /* when they were last served, in milliseconds */

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
    rest_start();
    screens_start(&first_screens);
    for (uint8_t i = 0; i < SERVICES; i++) {
        if (services[i] != NULL && services[i]->start != NULL) {
            services[i]->start();
        }
    }
}

/* A start has succeeded when the loop runs so many milliseconds after power-on. */
enum { START_LASTS = 5000 };

static void collect_noise(void) {
    enum dice_state before = dice_state();
    enum dice_state after = dice_collect();

    if (after == DICE_READY) {
        power_guard_start();
    } else if (after != before) {
        screens_push(&screen_weak_noise);
    }
}

/* The noise source and the guard share the watchdog. It guards once the dice are ready; until then
   the noise source itself resets the device if its samples are not fetched (hal/entropy.h). */
static void guard(void) {
    if (dice_state() == DICE_READY) {
        power_guard_feed();
    } else {
        collect_noise();
    }
}

static bool read_keys(uint16_t now, struct key_event *event) {
    bool has_event = keys_sample(&keys, buttons_level(), now, event);

    if (has_event) {
        dice_stir(clock_cycles());
    }
    if (has_event && rest_takes_key()) {
        screens_stay_awake(now);
        return false;
    }
    return has_event;
}

/* Restarts the LCD every 8 s, to repair what noise, or a short failure of the supply, has done to
   it. */
static void serve(uint16_t now) {
    enum { LCD_PERIOD = 0x2000 };

    if ((now ^ served) & LCD_PERIOD) {
        display_restart();
    }
    served = now;
    beeper_tick(now);
    sending = display_step();
    store_step();
    guard();
    rest_step(now, !sending);
}

static bool serve_others(uint16_t now) {
    bool has_more = false;

    for (uint8_t i = 0; i < SERVICES; i++) {
        has_more |= services[i] != NULL && services[i]->step(now);
    }
    return has_more;
}

static void make_way(void) {
    for (uint8_t i = 0; i < SERVICES; i++) {
        if (services[i] != NULL && services[i]->give_way != NULL) {
            services[i]->give_way();
        }
    }
}

static void pass_awake(void) {
    struct key_event event = {KEY_NONE, KEY_RELEASED};
    uint16_t now = clock_milliseconds();
    bool is_due = !computing || sending || (uint16_t)(now - served) >= SERVED_EVERY;
    bool has_event = is_due && read_keys(now, &event);

    if (has_event && event.phase == KEY_PRESSED) {
        make_way();
    }
    computing = screens_step(now, has_event, event);
    if (serve_others(now)) {
        computing = true;
        rest_never();
    }
    if (is_due) {
        serve(now);
    }
    if (now >= START_LASTS) {
        power_start_succeeded();
    }
    if (!computing) {
        power_idle();
    }
}

void loop_pass(void) {
    if (!rest_sleeps()) {
        pass_awake();
    }
}
