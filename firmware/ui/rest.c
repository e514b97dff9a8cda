#include "ui/rest.h"

#include "device/dice.h"
#include "device/settings.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "hal/entropy.h"
#include "hal/lcd.h"
#include "hal/leds.h"
#include "hal/power.h"
#include "hal/sound.h"
#include "hal/supply.h"
#include "store/store.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screens.h"
#include <string.h>

/* SECOND in milliseconds; seconds without a key until the device sleeps, and for how many of them
   the farewell is shown before. */
enum { SECOND = 1000, SLEEP_AFTER = 300, FAREWELL = 5 };

/* Millivolts. */
enum { LOW = 4600, EMPTY = 4500 };

/* The battery sign is shown for two seconds of sixteen. */
enum { SIGN_PERIOD = 16, SIGN_LASTS = 2 };

static const FLASH uint8_t light_lasts[] = {[LIGHT_30_S] = 30, [LIGHT_2_MIN] = 120};

static struct {
    uint16_t since;   /* when the present second began */
    uint16_t seconds; /* without a key */
    uint16_t touched; /* when a key was last down */
    uint8_t pips;     /* pips shown before it fell asleep */
    bool dark;        /* the light was turned off and the next key turns it on */
    bool asleep;
    bool takes;    /* drops the events of the present key */
    bool never;    /* sleep is disabled */
    bool was_good; /* the supply was good since the last farewell */
} rest;

void rest_start(void) {
    memset(&rest, 0, sizeof rest);
}

void rest_never(void) {
    rest.never = true;
}

static void make_dark(void) {
    lcd_light(false);
    rest.dark = settings()->light != LIGHT_OFF;
}

/* Counts the seconds without a key anew, and turns the light on. */
static void attend(void) {
    rest.seconds = 0;
    if (rest.dark) {
        rest.dark = false;
        rest.takes = true;
        lcd_light(true);
    }
}

bool rest_takes_key(void) {
    attend();
    return rest.takes;
}

/* ---- sleep ----------------------------------------------------------------------------------- */

static void fall_asleep(void) {
    make_dark();
    rest.pips = leds_shown();
    leds_show(0);
    sound_tone(0);
    lcd_sleep();
    rest.asleep = true;
}

static void wake(void) {
    rest.asleep = false;
    rest.takes = true;
    rest.touched = clock_milliseconds();
    attend();
    leds_show(rest.pips);
    display_restart();
}

static bool is_key_down(void) {
    return buttons_level() < KEYS_DOWN_BELOW;
}

/* Gives the watchdog to the noise source, and to the guard once the dice are ready. A sample taken
   meanwhile is dropped, because the counter stood still. */
static void give_watchdog_back(void) {
    entropy_start();
    if (dice_state() == DICE_READY) {
        power_guard_start();
    }
}

bool rest_sleeps(void) {
    if (rest.asleep) {
        buttons_stop();
        power_nap();
        buttons_start();
        give_watchdog_back();
        if (is_key_down()) {
            wake();
        }
    }
    return rest.asleep;
}

/* ---- battery --------------------------------------------------------------------------------- */

static void leave_farewell(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        screens_pop();
    }
}

static void draw_farewell(void) {
    row_texts(LOCAL_TEXT("Battery empty,"), LOCAL_TEXT("all is saved"));
}

static const FLASH struct screen farewell = {
    .key = leave_farewell,
    .draw = draw_farewell,
    .stays = true,
};

static void show_sign(uint16_t now) {
    uint8_t phase = (uint8_t)(now >> 10) % SIGN_PERIOD;

    if (phase < SIGN_LASTS) {
        row_below(LOCAL_TEXT("Battery low     "));
    } else if (phase < 2 * SIGN_LASTS) {
        screens_redraw();
    }
}

/* Only a fall of the supply counts. With a high reference a full battery seems to be empty, too,
   and must not send the device to sleep. */
static void watch_supply(uint16_t now) {
    uint16_t millivolts = supply_millivolts();

    if (millivolts >= LOW) {
        rest.was_good = true;
        return;
    }
    show_sign(now);
    if (millivolts < EMPTY && rest.was_good) {
        rest.was_good = false;
        make_dark();
        screens_push(&farewell);
        rest.seconds = SLEEP_AFTER - FAREWELL;
    }
}

/* ---- time without a key ---------------------------------------------------------------------- */

/* Any key that is down counts, by its level alone, because its meaning may be wrong. */
static void count_second(void) {
    uint8_t lasts = light_lasts[settings()->light];

    if (is_key_down()) {
        attend();
    } else if (rest.seconds < SLEEP_AFTER) {
        rest.seconds++;
    }
    if (lasts && rest.seconds >= lasts && !rest.dark) {
        make_dark();
    }
}

/* Stops dropping events when no key has been down for REPORTED_IN milliseconds: by then the release
   has been reported. */
static void let_go(uint16_t now) {
    enum { REPORTED_IN = 50 };

    if (is_key_down()) {
        rest.touched = now;
    } else if ((uint16_t)(now - rest.touched) >= REPORTED_IN) {
        rest.takes = false;
    }
}

void rest_step(uint16_t now, bool lcd_is_idle) {
    let_go(now);
    if ((uint16_t)(now - rest.since) >= SECOND) {
        rest.since = now;
        count_second();
        watch_supply(now);
    }
    if (rest.seconds == SLEEP_AFTER && !rest.never && lcd_is_idle && !store_busy()) {
        fall_asleep();
    }
}
