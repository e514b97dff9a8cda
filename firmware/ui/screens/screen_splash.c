#include "ui/screens/screen_splash.h"

#include "hal/buttons.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screen_timer.h"
#include "ui/screens/screen_calibration.h"
#include "ui/screens/screen_menu.h"

/* Milliseconds, and the rest in periods of so many. */
enum { PERIOD = 100, LINGER = 3, HELD_FOR = 20 };

/* Whatever the keypad, below this some key is down. */
enum { KEY_BELOW = KEYS_LEVELS - KEYS_DISTANCE_LEAST };

static uint8_t held;  /* periods for which some key has been down */
static uint8_t stood; /* periods since the name has been shown */

static void enter(void) {
    held = 0;
    stood = 0;
    display_glyphs(&glyphs_dice);
}

/* On its release: one that stays down is on its way into the calibration. */
static void key(struct key_event event) {
    if (event.phase == KEY_RELEASED) {
        screens_replace(&screen_menu);
    }
}

/* A key is known by its level alone, as its meaning may be wrong: this is the way into the
   calibration with a keypad of which nothing is understood. The name stays while one is down. */
static void tick(uint16_t now) {
    if (!screen_timer_due(now, PERIOD)) {
        return;
    }
    stood++;
    held = buttons_level() < KEY_BELOW ? held + 1 : 0;
    if (held == HELD_FOR) {
        screens_push(&screen_calibration);
    } else if (held == 0 && stood >= LINGER) {
        screens_replace(&screen_menu);
    }
}

static void draw(void) {
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
