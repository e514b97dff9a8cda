#include "hal/buttons.h"
#include "text/text.h"
#include "ui/beeper.h"
#include "ui/display.h"
#include "ui/keys.h"
#include "ui/pace.h"
#include "ui/screen_list.h"
#include "ui/settings.h"

/* Times are in periods of 50 ms. */
enum {
    PERIOD = 50,
    STABLE = 6,
    PATIENCE = 200,
    MESSAGE = 40,
    NOISE = 8, /* steps of the converter */
    KEY_BELOW = KEYS_LEVELS - KEYS_DISTANCE_LEAST
};
enum { LEARNED = KEYS_COUNT, REFUSED };

static const FLASH char press[] = "Press ";
static const FLASH char let_go[] = "Let go";
static const FLASH char level_is[] = "Level ";
static const FLASH char learned[] = "Keys learned";
static const FLASH char alike[] = "Two keys alike:";
static const FLASH char kept[] = "old ones kept";
static const FLASH char names[KEYS_COUNT][7] = {"right", "up", "down", "left", "select"};

static struct keys_calibration measured; /* the store writes it from here */
static uint8_t key_asked;                /* its index there, LEARNED or REFUSED */
static uint16_t level;
static uint8_t stable_for;
static uint8_t waited;
static bool released; /* since the last key */

static void enter(void) {
    key_asked = 0;
    waited = 0;
    released = false;
}

static void ignore(struct key_event event) {
    (void)event;
}

static void sample(void) {
    uint16_t reading = buttons_level();

    stable_for++;
    if ((uint16_t)(reading + NOISE - level) > 2 * NOISE) {
        level = reading;
        stable_for = 0;
    }
}

static void finish(void) {
    waited = PATIENCE - MESSAGE;
    if (!settings_calibrate(&measured)) {
        key_asked = REFUSED;
        beeper_play(TUNE_REFUSE);
    }
}

static void take_level(void) {
    if (level >= KEY_BELOW) {
        released = true;
    } else if (released) {
        released = false;
        waited = 0;
        beeper_play(TUNE_CLICK);
        measured.level[key_asked++] = level;
        if (key_asked == LEARNED)
            finish();
    }
}

static void tick(uint16_t now) {
    if (!pace_due(now, PERIOD))
        return;
    screens_redraw();
    sample();
    if (stable_for == STABLE && key_asked < KEYS_COUNT)
        take_level();
    if (++waited == PATIENCE)
        screens_pop();
}

static void draw(void) {
    const FLASH char *message = released ? press : let_go;

    if (key_asked == LEARNED)
        message = learned;
    if (key_asked == REFUSED)
        message = alike;
    text_flash(message);
    if (released)
        text_flash(names[key_asked]);
    if (key_asked == REFUSED) {
        display_text(1, 0, kept);
    } else {
        display_text(1, 0, level_is);
        text_unsigned(level);
    }
}

const FLASH struct screen screen_calibration = {
    .enter = enter, .key = ignore, .tick = tick, .draw = draw, .keeps_right = 1};
