#include "device/settings.h"
#include "hal/buttons.h"
#include "text/text.h"
#include "ui/kit/beeper.h"
#include "ui/kit/keys.h"
#include "ui/kit/screen_list.h"
#include "ui/kit/screen_timer.h"

/* Times are in periods of 50 ms. */
enum {
    PERIOD = 50,
    STABLE = 6,
    PATIENCE = 200,
    MESSAGE = 40,
    NOISE = 8, /* steps of the converter */
    KEY_BELOW = KEYS_LEVELS - KEYS_DISTANCE_LEAST
};
/* The messages: the first KEYS_COUNT name the keys to hold. */
enum { LEARNED = KEYS_COUNT, REFUSED, LET_GO };

static const FLASH char level_is[] = "\nLevel ";
static const FLASH char messages[] = "Hold right\0"
                                     "Hold up\0"
                                     "Hold down\0"
                                     "Hold left\0"
                                     "Hold select\0"
                                     "Keys learned\0"
                                     "Two keys alike:\nold ones kept\0"
                                     "Let go";

static struct teaching {
    uint8_t key_asked; /* its index in the calibration, LEARNED or REFUSED */
    uint8_t stable_for;
    uint8_t waited;
    bool released; /* since the last key */
    uint16_t level;
} teaching;

static void enter(void) {
    teaching = (struct teaching){0};
}

static void ignore(struct key_event event) {
    (void)event;
}

static void sample(struct teaching *now) {
    uint16_t reading = buttons_level();

    now->stable_for++;
    if ((uint16_t)(reading + NOISE - now->level) > 2 * NOISE) {
        now->level = reading;
        now->stable_for = 0;
    }
}

static void take_level(struct teaching *now) {
    if (now->level >= KEY_BELOW) {
        now->released = true;
        return;
    }
    if (!now->released)
        return;
    now->released = false;
    now->waited = 0;
    beeper_play(TUNE_CLICK);
    settings_keypad.level[now->key_asked++] = now->level;
    if (now->key_asked < KEYS_COUNT)
        return;
    now->waited = PATIENCE - MESSAGE;
    if (!settings_calibrate()) {
        now->key_asked = REFUSED;
        beeper_play(TUNE_REFUSE);
    }
}

static void tick(uint16_t time) {
    struct teaching *now = &teaching;

    if (!screen_timer_due(time, PERIOD))
        return;
    screens_redraw();
    sample(now);
    if (now->stable_for == STABLE && now->key_asked < KEYS_COUNT)
        take_level(now);
    if (++now->waited == PATIENCE)
        screens_pop();
}

static void draw(void) {
    const struct teaching *now = &teaching;
    uint8_t message = now->key_asked;

    if (message < KEYS_COUNT && !now->released)
        message = LET_GO;
    text_open(messages);
    text_skip(message, '\0');
    text_rest();
    if (now->key_asked < KEYS_COUNT) {
        text_flash(level_is);
        text_unsigned(now->level);
    }
}

const FLASH struct screen screen_calibration = {
    .enter = enter, .key = ignore, .tick = tick, .draw = draw};
