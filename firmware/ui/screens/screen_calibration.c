#include "ui/screens/screen_calibration.h"

#include "device/settings.h"
#include "hal/buttons.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/kit/screen_timer.h"
#include <string.h>

/* Milliseconds, and the rest in periods of so many. */
enum { PERIOD = 50, STABLE = 6, PATIENCE = 200, RESULT = 40 };

/* What the level of the same key may differ by. */
enum { NOISE = 8 };

/* In the order of struct keypad. */
static const FLASH char *const FLASH requests[KEYS_COUNT] = {
    TEXT("Hold right"), TEXT("Hold up"), TEXT("Hold down"), TEXT("Hold left"), TEXT("Hold OK"),
};

enum stage { TEACHING, LEARNED, REFUSED };

static struct {
    enum stage stage;
    struct keypad keypad;
    uint8_t asked;      /* for which key of it, 0..KEYS_COUNT - 1 */
    bool released;      /* since the last key */
    uint16_t level;     /* that stands */
    uint8_t stable_for; /* periods */
    uint8_t waited;     /* periods since the last key, or since the result was shown */
} teaching;

static void enter(void) {
    memset(&teaching, 0, sizeof teaching);
}

static void ignore(struct key_event event) {
    (void)event;
}

static void sample(void) {
    uint16_t reading = buttons_level();

    teaching.stable_for++;
    if ((uint16_t)(reading + NOISE - teaching.level) > 2 * NOISE) {
        teaching.level = reading;
        teaching.stable_for = 0;
    }
}

static void refuse(void) {
    teaching.stage = REFUSED;
    teaching.waited = PATIENCE - RESULT;
    beeper_play(TUNE_REFUSE);
}

static void finish(void) {
    if (!keys_calibrate(&teaching.keypad)) {
        refuse();
        return;
    }
    teaching.stage = LEARNED;
    teaching.waited = PATIENCE - RESULT;
    settings_keep_keypad(&teaching.keypad);
}

static bool is_taught(uint16_t level) {
    for (uint8_t key = 0; key < teaching.asked; key++) {
        if (keys_are_alike(level, teaching.keypad.level[key])) {
            return true;
        }
    }
    return false;
}

/* A key that is taught already ends it: nothing is understood of a keypad, but that. */
static void take_key(void) {
    if (is_taught(teaching.level)) {
        refuse();
        return;
    }
    teaching.released = false;
    teaching.waited = 0;
    teaching.keypad.level[teaching.asked++] = teaching.level;
    beeper_play(TUNE_CLICK);
    if (teaching.asked == KEYS_COUNT) {
        finish();
    }
}

static void take_level(void) {
    if (teaching.level >= KEYS_DOWN_BELOW) {
        teaching.released = true;
    } else if (teaching.released) {
        take_key();
    }
}

static void tick(uint16_t now) {
    if (!screen_timer_due(now, PERIOD)) {
        return;
    }
    screens_redraw();
    sample();
    if (teaching.stage == TEACHING && teaching.stable_for == STABLE) {
        take_level();
    }
    if (++teaching.waited == PATIENCE) {
        screens_pop();
    }
}

static void draw_request(void) {
    row_text(teaching.released ? requests[teaching.asked] : LOCAL_TEXT("Let go"));
    row_second();
    row_labelled(LOCAL_TEXT("or wait "), (PATIENCE - teaching.waited) / (1000 / PERIOD) + 1);
    row_text(LOCAL_TEXT(" s"));
}

static void draw(void) {
    if (teaching.stage == TEACHING) {
        draw_request();
    } else if (teaching.stage == LEARNED) {
        row_text(LOCAL_TEXT("Keys learned"));
    } else {
        row_texts(LOCAL_TEXT("Same key twice:"), LOCAL_TEXT("none is changed"));
    }
}

const FLASH struct screen screen_calibration = {
    .enter = enter,
    .key = ignore,
    .tick = tick,
    .draw = draw,
};
