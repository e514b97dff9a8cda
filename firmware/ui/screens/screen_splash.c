#include "ui/screens/screen_splash.h"

#include "device/features.h"
#include "device/saved.h"
#include "hal/buttons.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screen_timer.h"
#include "ui/screens/screen_calibration.h"
#include "ui/screens/screen_erase.h"
#include "ui/screens/screen_menu.h"
#include "ui/screens/screen_notice.h"
#include "ui/self_test/screen_self_test.h"

/* Milliseconds, and the rest in periods of so many. */
enum { PERIOD = 100, LINGER = 3, GREETED = 40, HELD_FOR = 20 };

static uint8_t held;  /* periods for which some key has been down */
static uint8_t stood; /* periods since the name has been shown */
static bool greets;   /* who starts the device for the first time, after its name */

static void enter(void) {
    held = 0;
    stood = 0;
    greets = !store_holds(STORE_POOL);
    display_glyphs(&glyphs_dice);
}

static void leave(void) {
    screens_replace(&screen_menu);
    screen_notice_open();
}

/* Leaves on its release: one that stays down is on its way to erasing, the self-test or the
   calibration. */
static void key(struct key_event event) {
    if (event.key == KEY_LEFT && event.phase == KEY_HELD) {
        screen_erase_open();
    } else if (HAS_SELF_TEST && event.key == KEY_UP && event.phase == KEY_HELD) {
        screen_self_test_open();
    } else if (event.phase == KEY_RELEASED) {
        leave();
    }
}

/* A key is known by its level alone, as its meaning may be wrong: this is the way into the
   calibration with a keypad of which nothing is understood. The name stays while one is down. */
static void tick(uint16_t now) {
    if (!screen_timer_due(now, PERIOD)) {
        return;
    }
    stood++;
    held = buttons_level() < KEYS_DOWN_BELOW ? held + 1 : 0;
    if (held == HELD_FOR) {
        screens_push(&screen_calibration);
    } else if (held == 0 && stood >= (greets ? GREETED : LINGER)) {
        leave();
    } else if (stood == LINGER) {
        screens_redraw();
    }
}

static void draw(void) {
    if (greets && stood >= LINGER) {
        row_text(LOCAL_TEXT("OK opens"));
        row_second();
        row_arrow(true);
        row_text(LOCAL_TEXT(" explains"));
        return;
    }
    row_face(6);
    row_text(LOCAL_TEXT(" Kostka " KOSTKA_VERSION " "));
    row_face(4);
}

const FLASH struct screen screen_splash = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .stays = true,
};
