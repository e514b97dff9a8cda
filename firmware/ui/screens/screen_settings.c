#include "ui/screens/screen_settings.h"

#include "device/saved.h"
#include "device/settings.h"
#include "hal/buttons.h"
#include "ui/coach/coach.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/kit/menu.h"
#include "ui/kit/odds_setting.h"
#include "ui/screens/screen_statistics.h"
#include <stddef.h>
#include <string.h>

/* ---- calibration of a keypad ----------------------------------------------------------------- */

/* PERIOD in milliseconds, the others in periods. */
enum { PERIOD = 50, STABLE = 6, PATIENCE = 200, RESULT = 40 };

/* How far two readings of the same key may differ. */
enum { NOISE = 8 };

/* In the order of struct keypad. */
static const FLASH char *const FLASH requests[KEYS_COUNT] = {
    TEXT("Hold right"), TEXT("Hold up"), TEXT("Hold down"), TEXT("Hold left"), TEXT("Hold OK"),
};

enum stage { TEACHING, LEARNED, REFUSED };

static struct {
    enum stage stage;
    struct keypad keypad;
    uint8_t asked;      /* the key asked for, 0..KEYS_COUNT - 1 */
    bool released;      /* all keys have been up since the last key */
    uint16_t level;     /* the reading that has been stable */
    uint8_t stable_for; /* how long, in periods */
    uint8_t waited;     /* periods since the last key; the screen closes at PATIENCE */
} teaching;

static void begin_teaching(void) {
    memset(&teaching, 0, sizeof teaching);
}

static void ignore(struct key_event event) {
    (void)event;
}

static void refuse(void) {
    teaching.stage = REFUSED;
    teaching.waited = PATIENCE - RESULT;
    beeper_play(TUNE_REFUSE);
}

static bool is_taught(uint16_t level) {
    for (uint8_t key = 0; key < teaching.asked; key++) {
        if (keys_are_alike(level, teaching.keypad.level[key])) {
            return true;
        }
    }
    return false;
}

/* A key that is already taught ends the calibration: on an unknown keypad it is the only key that
   is understood. */
static void take_key(void) {
    if (is_taught(teaching.level)) {
        refuse();
        return;
    }
    teaching.released = false;
    teaching.waited = 0;
    teaching.keypad.level[teaching.asked++] = teaching.level;
    beeper_play(TUNE_CLICK);
    if (teaching.asked < KEYS_COUNT) {
        return;
    }
    if (!keys_calibrate(&teaching.keypad)) {
        refuse();
        return;
    }
    teaching.stage = LEARNED;
    teaching.waited = PATIENCE - RESULT;
    settings_keep_keypad(&teaching.keypad);
}

static void tick_teaching(uint16_t now) {
    uint16_t reading = buttons_level();

    if (!screens_beat(now, PERIOD)) {
        return;
    }
    screens_redraw();
    teaching.stable_for++;
    if ((uint16_t)(reading + NOISE - teaching.level) > 2 * NOISE) {
        teaching.level = reading;
        teaching.stable_for = 0;
    }
    if (teaching.stage == TEACHING && teaching.stable_for == STABLE) {
        if (teaching.level >= KEYS_DOWN_BELOW) {
            teaching.released = true;
        } else if (teaching.released) {
            take_key();
        }
    }
    if (++teaching.waited == PATIENCE) {
        screens_pop();
    }
}

static void draw_teaching(void) {
    if (teaching.stage == TEACHING) {
        row_text(teaching.released ? requests[teaching.asked] : LOCAL_TEXT("Let go"));
        row_second();
        row_labelled(LOCAL_TEXT("or wait "), (PATIENCE - teaching.waited) / (1000 / PERIOD) + 1);
        row_text(LOCAL_TEXT(" s"));
    } else if (teaching.stage == LEARNED) {
        row_text(LOCAL_TEXT("Keys learned"));
    } else {
        row_texts(LOCAL_TEXT("Same key twice:"), LOCAL_TEXT("none is changed"));
    }
}

const FLASH struct screen screen_calibration = {
    .enter = begin_teaching,
    .key = ignore,
    .tick = tick_teaching,
    .draw = draw_teaching,
};

/* ---- settings -------------------------------------------------------------------------------- */

/* Lines with a value come first, in the order of struct settings. */
enum line { SOUND, LIGHT, SPEED, COACH, ODDS, KEYS, RECORD, LINES };

#define LIGHTS TEXTS(TEXT("off"), TEXT("on"), TEXT("30 s"), TEXT("2 min"))
#define SPEEDS TEXTS(TEXT("slow"), TEXT("normal"), TEXT("fast"))

static const FLASH struct option sound = {
    .name = TEXT("Sound"), .most = true, .texts = options_off_on};
static const FLASH struct option light = {
    .name = TEXT("Light"), .most = LIGHT_2_MIN, .texts = LIGHTS};
static const FLASH struct option speed = {
    .name = TEXT("Computer"), .most = SPEED_FAST, .texts = SPEEDS};
static const FLASH struct option keys = {.name = TEXT("Keys..."), .opens = &screen_calibration};
static const FLASH struct option record = {.name = TEXT("Record..."), .opens = &screen_statistics};

/* NULL: the image has no such line. */
static const FLASH struct option *const FLASH lines[LINES] = {
    [SOUND] = &sound,       [LIGHT] = &light, [SPEED] = &speed,   [COACH] = &coach_setting,
    [ODDS] = &odds_setting, [KEYS] = &keys,   [RECORD] = &record,
};

static struct settings chosen;
_Static_assert(sizeof chosen == ODDS + 1, "a value for each");

static const FLASH struct option *line_of(uint8_t line) {
    return lines[line];
}

static bool shows(uint8_t line) {
    return lines[line] != NULL && (line != RECORD || record.opens != NULL);
}

static void change(uint8_t line) {
    (void)line;
    settings_change(&chosen);
}

static uint8_t at;
static const FLASH struct menu menu = {
    .options =
        {.line_of = line_of, .shows = shows, .count = LINES, .at = &at, .values = &chosen.sound},
    .change = change,
};

static void enter(void) {
    chosen = *settings();
    menu_enter(&menu);
    if (lines[COACH] != NULL) {
        screens_explain(NULL, coach_help);
    } else if (lines[ODDS] != NULL) {
        screens_explain(NULL, odds_help);
    }
}

const FLASH struct screen screen_settings = {
    .enter = enter,
    .key = menu_key,
    .draw = menu_draw,
    .help = TEXT("OK changes. Computer: how fast. Keys: teach another keypad."),
};
