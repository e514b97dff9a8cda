#include "ui/self_test/screen_self_test.h"

#include "core/number/flash.h"
#include "hal/buttons.h"
#include "hal/leds.h"
#include "hal/sound.h"
#include "hal/supply.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screens.h"
#include "ui/self_test/eeprom_check.h"
#include <string.h>

/* PERIOD is in milliseconds, the others are in periods. */
enum { PERIOD = 100, PATIENCE = 200, BLACK_FOR = 15, BEAT = 10, SOUNDS_FOR = 3 };

enum { HERTZ = 1000 };

/* The checks in their order. The keys come first, in the order of enum key, because all other
   checks need them. */
enum { LED_SIGNALS = 4 };
enum check {
    KEYS,
    CELLS = KEYS + KEYS_COUNT,
    GLYPHS,
    LEDS,
    TONE = LEDS + LED_SIGNALS,
    SUPPLY,
    MEMORY,
    CHECKS
};

static const FLASH char *const FLASH key_names[1 + KEYS_COUNT] = {
    TEXT("no key"), TEXT("right"), TEXT("up"), TEXT("down"), TEXT("left"), TEXT("OK"),
};

/* Pictures of the LEDs that each signal lights, in the order of the bits of enum leds_pip. */
static const FLASH struct glyph_set glyphs_leds = {
    .count = LED_SIGNALS,
    .stride = DISPLAY_GLYPH_ROWS,
    .rows = {0x1F, 0x11, 0x11, 0x15, 0x11, 0x11, 0x1F, 0x00, /* the centre */
             0x1F, 0x11, 0x19, 0x11, 0x13, 0x11, 0x1F, 0x00, /* falling */
             0x1F, 0x11, 0x13, 0x11, 0x19, 0x11, 0x1F, 0x00, /* rising */
             0x1F, 0x11, 0x11, 0x1B, 0x11, 0x11, 0x1F, 0x00} /* the middle */
};

static struct {
    uint8_t check;
    uint8_t waited;  /* periods since the check began */
    uint16_t failed; /* checks, as bits */
    uint8_t shown;   /* index of the failure shown at the end */
    bool pressed;    /* a key has been pressed */
    bool wrong;      /* it is not the key asked for */
    struct eeprom_check memory;
} test;

static bool asks_for_key(void) {
    return test.check < CELLS;
}

static bool is_of_leds(uint8_t check) {
    return check >= LEDS && check < TONE;
}

/* ---- from one check to the next -------------------------------------------------------------- */

static void enter(void) {
    uint8_t check = test.check;

    display_glyphs(check < LEDS ? &glyphs_dice : &glyphs_leds);
    leds_show(is_of_leds(check) ? (uint8_t)(1 << (check - LEDS)) : 0);
    sound_tone(0);
    if (!asks_for_key()) {
        screens_explain(NULL,
                        LOCAL_TEXT("OK: it is so. Left: it is not. The end says what failed."));
    }
}

static void go_on(bool good) {
    if (!good) {
        test.failed |= (uint16_t)(1 << test.check);
    }
    test.check++;
    test.waited = 0;
    test.pressed = test.wrong = false;
    enter();
    screens_redraw();
}

static void tick(uint16_t now) {
    if (test.check == MEMORY) {
        enum progress progress = eeprom_check_step(&test.memory);
        if (progress != WORKING) {
            go_on(progress == DONE);
        }
        return;
    }
    if (!screens_beat(now, PERIOD) || test.check == CHECKS) {
        return;
    }
    screens_redraw();
    if (test.check == TONE) {
        sound_tone(test.waited % BEAT < SOUNDS_FOR ? HERTZ : 0);
    }
    if (++test.waited == PATIENCE) {
        go_on(false);
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* Goes on when the key is released, so that its reading can be read. */
static void take_key(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        test.pressed = true;
        test.wrong = event.key != test.check - KEYS + KEY_RIGHT;
    } else if (event.phase == KEY_RELEASED && test.pressed) {
        go_on(!test.wrong);
    }
}

static uint8_t failures(void) {
    uint8_t count = 0;

    for (uint16_t bits = test.failed; bits; bits &= bits - 1) {
        count++;
    }
    return count;
}

static void key_at_end(enum key key) {
    uint8_t count = failures();

    if (key != KEY_UP && key != KEY_DOWN) {
        screens_pop();
    } else if (count) {
        test.shown = (uint8_t)(test.shown + (key == KEY_UP ? count - 1 : 1)) % count;
        screens_redraw();
    }
}

static void key(struct key_event event) {
    if (asks_for_key()) {
        take_key(event);
    } else if (event.phase != KEY_PRESSED) {
        return;
    } else if (test.check == CHECKS) {
        key_at_end(event.key);
    } else if (event.key == KEY_SELECT || event.key == KEY_LEFT) {
        go_on(event.key == KEY_SELECT);
    }
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_key(void) {
    uint16_t level = buttons_level();

    row_text(LOCAL_TEXT("Press "));
    row_text(key_names[test.check - KEYS + KEY_RIGHT]);
    row_second();
    row_unsigned(level);
    row_text(LOCAL_TEXT(": "));
    row_text(key_names[keys_decode(level)]);
}

static void draw_question(void) {
    if (test.check == CELLS) {
        row_text(LOCAL_TEXT("All cells black?"));
    } else if (test.check == GLYPHS) {
        for (uint8_t face = 1; face <= 6; face++) {
            row_face(face);
        }
        display_put((char)DISPLAY_ABOUT);
        display_put((char)DISPLAY_PLUS_MINUS);
        row_text(LOCAL_TEXT(" signs?"));
    } else if (is_of_leds(test.check)) {
        row_text(LOCAL_TEXT("LEDs lit as "));
        display_put((char)(test.check - LEDS));
        row_text(LOCAL_TEXT(" ?"));
    } else if (test.check == TONE) {
        row_text(LOCAL_TEXT("Hear a tone?"));
    } else {
        row_text(LOCAL_TEXT("Supply "));
        row_scaled((supply_millivolts() + 5) / 10, 2);
        row_text(LOCAL_TEXT(" V?"));
    }
    row_below(LOCAL_TEXT("OK yes, "));
    display_put((char)DISPLAY_ARROW_LEFT);
    row_text(LOCAL_TEXT(" no"));
}

static void draw_failure(uint8_t check) {
    if (check < CELLS) {
        row_text(LOCAL_TEXT("key "));
        row_text(key_names[check - KEYS + KEY_RIGHT]);
    } else if (check == CELLS) {
        row_text(LOCAL_TEXT("LCD cells"));
    } else if (check == GLYPHS) {
        row_text(LOCAL_TEXT("LCD glyphs"));
    } else if (is_of_leds(check)) {
        row_text(LOCAL_TEXT("LEDs "));
        display_put((char)(check - LEDS));
    } else if (check == TONE) {
        row_text(LOCAL_TEXT("tone"));
    } else if (check == SUPPLY) {
        row_text(LOCAL_TEXT("supply"));
    } else {
        row_text(LOCAL_TEXT("EEPROM"));
    }
}

static void draw_end(void) {
    uint8_t left = test.shown;
    uint8_t check = 0;

    if (test.failed == 0) {
        row_text(LOCAL_TEXT("All is well"));
        return;
    }
    row_labelled(LOCAL_TEXT("Failed: "), failures());
    while (!(test.failed >> check & 1) || left-- > 0) {
        check++;
    }
    row_second();
    draw_failure(check);
    if (failures() > 1) {
        display_mark();
    }
}

static void draw(void) {
    if (asks_for_key()) {
        draw_key();
    } else if (test.check == CHECKS) {
        draw_end();
    } else if (test.check == CELLS && test.waited / BLACK_FOR % 2 == 0) {
        display_progress(0, UINT8_MAX);
        display_progress(1, UINT8_MAX);
    } else if (test.check != MEMORY) {
        draw_question();
    }
}

static const FLASH struct screen screen_self_test = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .stays = true,
};

static void open(void) {
    memset(&test, 0, sizeof test);
    eeprom_check_start(&test.memory);
    screens_push(&screen_self_test);
}

void (*const FLASH self_test_open)(void) = open;
