#include "ui/screens/screen_erase.h"

#include "device/saved.h"
#include "hal/buttons.h"
#include "store/store.h"
#include "ui/display/row.h"
#include "ui/kit/screen_timer.h"
#include "ui/screens/restore.h"
#include "ui/screens/screen_calibration.h"

/* Milliseconds, and the rest in periods of so many. */
enum { PERIOD = 100, HELD_ON = 12, PATIENCE = 300, RESULT = 20 };

enum stage { ASKING, ERASING, ERASED };

static struct {
    enum stage stage;
    bool yes;
    uint8_t held;    /* periods for which some key has been down since the screen opened */
    bool let_go;     /* no key was down since */
    uint16_t waited; /* periods */
} erasing;

static void enter(void) {
    erasing.stage = ASKING;
    erasing.yes = false;
    erasing.held = 0;
    erasing.let_go = false;
    erasing.waited = 0;
}

static void answer(enum key key) {
    if (key == KEY_LEFT || (key == KEY_SELECT && !erasing.yes)) {
        screens_pop();
    } else if (key == KEY_SELECT) {
        erasing.stage = ERASING;
        saved_erase();
    } else {
        erasing.yes = !erasing.yes;
    }
    erasing.waited = 0;
    screens_redraw();
}

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED && erasing.stage == ASKING) {
        answer(event.key);
    }
}

static bool is_key_down(void) {
    return buttons_level() < KEYS_DOWN_BELOW;
}

static void watch_held_key(void) {
    if (!is_key_down()) {
        erasing.let_go = true;
    } else if (!erasing.let_go && ++erasing.held == HELD_ON) {
        screens_replace(&screen_calibration);
    }
}

static void erase(void) {
    if (!store_busy()) {
        restore_saved();
        erasing.stage = ERASED;
        erasing.waited = 0;
        screens_redraw();
    }
}

static void tick(uint16_t now) {
    if (!screen_timer_due(now, PERIOD)) {
        return;
    }
    erasing.waited++;
    if (erasing.stage == ERASING) {
        erase();
    } else if (erasing.waited == (erasing.stage == ERASED ? RESULT : PATIENCE)) {
        screens_pop();
    } else if (erasing.stage == ASKING) {
        watch_held_key();
    }
}

static void draw_question(void) {
    row_text(LOCAL_TEXT("Erase all saved?"));
    row_second();
    row_arrow(!erasing.yes);
    row_text(LOCAL_TEXT("no  "));
    row_arrow(erasing.yes);
    row_text(LOCAL_TEXT("yes"));
}

static void draw(void) {
    if (erasing.stage == ASKING) {
        draw_question();
    } else {
        row_text(erasing.stage == ERASING ? LOCAL_TEXT("Erasing") : LOCAL_TEXT("All erased"));
    }
}

const FLASH struct screen screen_erase = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .stays = true,
};
