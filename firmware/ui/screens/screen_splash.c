#include "device/dice.h"
#include "hal/buttons.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/keys.h"
#include "ui/kit/screen_list.h"
#include "ui/kit/screen_timer.h"

enum { PERIOD = 100, LINGER = 15, HELD_FOR = 20, KEY_BELOW = KEYS_LEVELS - KEYS_DISTANCE_LEAST };

static const FLASH char title[] = "\5 Kostka " KOSTKA_VERSION " \3";
static const FLASH char weak[] = "Noise too weak.";

static uint8_t held;  /* periods for which some key has been down */
static uint8_t stood; /* periods since the dice became ready */

static void enter(void) {
    held = 0;
    stood = 0;
    display_glyphs(&glyphs_dice);
}

static bool ready(void) {
    return dice_collect() == DICE_READY;
}

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED && ready())
        screens_replace(SCREEN_MENU);
}

/* A key is known by its level alone, as its meaning may be wrong: this is the way into the
   calibration with a keypad of which nothing is understood. */
static void tick(uint16_t now) {
    if (!screen_timer_due(now, PERIOD))
        return;
    held = buttons_level() < KEY_BELOW ? (uint8_t)(held + 1) : 0;
    stood = (uint8_t)(stood + ready());
    if (held == HELD_FOR)
        screens_push(SCREEN_CALIBRATION);
    else if (stood == LINGER)
        screens_replace(SCREEN_MENU);
    screens_redraw();
}

static void draw(void) {
    uint8_t collected = dice_progress();

    text_flash(dice_collect() == DICE_FAILED ? weak : title);
    display_progress(1, collected < DICE_SAMPLES ? (uint8_t)(2 * collected) : 255);
}

const FLASH struct screen screen_splash = {.enter = enter, .key = key, .tick = tick, .draw = draw};
