#include "ui/screens/screen_splash.h"

#include "device/saved.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include "ui/kit/menu.h"
#include "ui/screens/screen_attract.h"
#include "ui/screens/screen_help.h"
#include "ui/screens/screen_menu.h"
#include "ui/screens/screen_settings.h"
#include "ui/self_test/screen_self_test.h"
#include <stddef.h>

/* ---- erasing all that is saved --------------------------------------------------------------- */

static bool is_erased;

static void ignore(struct key_event event) {
    (void)event;
}

static void tick_erasing(uint16_t now) {
    (void)now;
    if (store_busy()) {
        return;
    }
    if (!is_erased) {
        is_erased = true;
        restore_start();
    } else if (restore_step()) {
        screens_pop();
    }
}

static void draw_erasing(void) {
    row_text(LOCAL_TEXT("Erasing all"));
}

static const FLASH struct screen screen_erasing = {
    .key = ignore,
    .tick = tick_erasing,
    .draw = draw_erasing,
    .stays = true,
};

static void erase_all(void) {
    saved_erase();
    is_erased = false;
    screens_push(&screen_erasing);
}

static void ask_to_erase(void) {
    question_ask(LOCAL_TEXT("Erase all saved?"), erase_all);
}

/* ---- notice of unused records ---------------------------------------------------------------- */

static const FLASH char board[] = "board";

/* All kinds from STORE_GAME on are games. */
static const FLASH char *const FLASH names[STORE_GAME + 1] = {
    [STORE_SETTINGS] = TEXT("settings"),
    [STORE_CALIBRATION] = TEXT("keys"),
    [STORE_GAME] = TEXT("game"),
    [STORE_BOARD_1] = board,
    [STORE_BOARD_2] = board,
    [STORE_BOARD_3] = board,
    [STORE_GRAPH] = TEXT("graph"),
};

static void key_at_notice(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        screens_pop();
    }
}

static void draw_notice(void) {
    enum store_kind first = saved_first_refused();

    if (restore_is_without_games()) {
        row_texts(LOCAL_TEXT("3 starts failed,"), LOCAL_TEXT("games not loaded"));
        return;
    }
    row_texts(LOCAL_TEXT("Cannot use saved"), names[first < STORE_GAME ? first : STORE_GAME]);
    if (saved_more_refused()) {
        row_text(LOCAL_TEXT(", more"));
    }
}

static const FLASH struct screen screen_notice = {
    .key = key_at_notice,
    .draw = draw_notice,
    .stays = true,
};

/* ---- name of the device ---------------------------------------------------------------------- */

/* PERIOD in milliseconds, the others in periods. The time before the name, in which games are
   replayed, counts towards LINGER, but no more than REPLAYED, so that the name can be read. */
enum { PERIOD = 100, LINGER = 15, REPLAYED = 9, GREETED = 40, HELD_FOR = 20 };

static uint8_t held;  /* periods for which a key has been down */
static uint8_t stood; /* periods since power-on, REPLAYED at most when the name appears */
static bool greets;   /* at the first start of all, after the name */
static bool is_greeting;

static void enter(void) {
    uint16_t since_start = clock_milliseconds() / PERIOD;

    held = 0;
    stood = since_start < REPLAYED ? (uint8_t)since_start : REPLAYED;
    is_greeting = false;
    greets = !store_holds(STORE_POOL);
    display_glyphs(&glyphs_dice);
}

static void leave(void) {
    menu_open();
    if (restore_is_without_games()) {
        ask_to_erase();
    }
    if (restore_is_without_games() || saved_first_refused() < STORE_KINDS) {
        screens_push(&screen_notice);
    }
}

/* Leaves when the key is released, because a key that stays down may lead to erasing, the self-test
   or the calibration. Select plays, as the greeting says. */
static void key(struct key_event event) {
    if (event.key == KEY_LEFT && event.phase == KEY_HELD) {
        ask_to_erase();
    } else if (event.key == KEY_UP && event.phase == KEY_HELD && first_screens.self_test != NULL) {
        (*first_screens.self_test)();
    } else if (event.phase == KEY_RELEASED) {
        leave();
        if (event.key == KEY_SELECT && is_greeting) {
            menu_play();
        }
    }
}

/* Recognises a key by its level alone, because its meaning may be wrong: this is the way into the
   calibration with an unknown keypad. The name stays while a key is down. */
static void tick(uint16_t now) {
    if (!screens_beat(now, PERIOD)) {
        return;
    }
    stood++;
    held = buttons_level() < KEYS_DOWN_BELOW ? held + 1 : 0;
    if (held == HELD_FOR) {
        screens_push(&screen_calibration);
    } else if (held == 0 && stood >= (greets ? GREETED : LINGER)) {
        leave();
    } else if (stood == LINGER) {
        is_greeting = greets;
        screens_redraw();
    }
}

static void draw(void) {
    if (is_greeting) {
        row_texts(LOCAL_TEXT("OK plays"), LOCAL_TEXT("In games \x7E helps"));
        return;
    }
    row_face(6);
    row_text(LOCAL_TEXT(" Kostka " KOSTKA_VERSION " "));
    row_face(4);
}

static const FLASH struct screen screen_splash = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .stays = true,
};

const FLASH struct screens_of_framework first_screens = {
    .first = &screen_splash,
    .help = &screen_help,
    .attract = &screen_attract,
    .self_test = &self_test_open,
};
