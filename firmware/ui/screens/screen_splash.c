#include "ui/screens/screen_splash.h"

#include "core/number/progress.h"
#include "device/dice.h"
#include "hal/buttons.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screen_timer.h"
#include "ui/screens/screen_calibration.h"
#include "ui/screens/screen_erase.h"
#include "ui/screens/screen_menu.h"
#include "ui/screens/screen_notice.h"

/* Milliseconds, and the rest in periods of so many. */
enum { PERIOD = 100, LINGER = 15, HELD_FOR = 20 };

static uint8_t held;  /* periods for which some key has been down */
static uint8_t stood; /* periods since the dice became ready */

static void enter(void) {
    held = 0;
    stood = 0;
    display_glyphs(&glyphs_dice);
}

static bool is_ready(void) {
    return dice_state() == DICE_READY;
}

static void leave(void) {
    screens_replace(&screen_menu);
    screen_notice_open();
}

/* Leaves on its release: one that stays down is on its way to erasing or into the calibration. */
static void key(struct key_event event) {
    if (event.key == KEY_LEFT && event.phase == KEY_HELD) {
        screens_push(&screen_erase);
    } else if (event.phase == KEY_RELEASED && is_ready()) {
        leave();
    }
}

/* A key is known by its level alone, as its meaning may be wrong: this is the way into the
   calibration with a keypad of which nothing is understood. */
static void tick(uint16_t now) {
    if (!screen_timer_due(now, PERIOD)) {
        return;
    }
    held = buttons_level() < KEYS_DOWN_BELOW ? held + 1 : 0;
    stood += is_ready() && stood < LINGER;
    if (held == HELD_FOR) {
        screens_push(&screen_calibration);
    } else if (held == 0 && stood >= LINGER) {
        leave();
    }
    screens_redraw();
}

static void draw_name(void) {
    row_face(6);
    row_text(LOCAL_TEXT(" Kostka " KOSTKA_VERSION " "));
    row_face(4);
}

static void draw(void) {
    uint8_t collected = dice_progress();

    if (dice_state() == DICE_FAILED) {
        row_text(LOCAL_TEXT("Noise too weak."));
    } else {
        draw_name();
    }
    display_progress(1, collected < DICE_SAMPLES ? 2 * collected : PROGRESS_ALL);
}

const FLASH struct screen screen_splash = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .stays = true,
};
