#include "ui/screens/screen_notice.h"

#include "device/saved.h"
#include "ui/display/row.h"
#include "ui/restore.h"
#include "ui/screens/screen_erase.h"

static const FLASH char board[] = "board";

/* Games come last. */
static const FLASH char *const FLASH names[STORE_GAME + 1] = {
    [STORE_SETTINGS] = TEXT("settings"),
    [STORE_CALIBRATION] = TEXT("keys"),
    [STORE_GAME] = TEXT("game"),
    [STORE_BOARD_1] = board,
    [STORE_BOARD_2] = board,
    [STORE_BOARD_3] = board,
    [STORE_GRAPH] = TEXT("graph"),
};

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        screens_pop();
    }
}

static void draw_refused(void) {
    enum store_kind first = saved_first_refused();

    row_texts(LOCAL_TEXT("Cannot use saved"), names[first < STORE_GAME ? first : STORE_GAME]);
    if (saved_more_refused()) {
        row_text(LOCAL_TEXT(", more"));
    }
}

static void draw(void) {
    if (restore_is_without_games()) {
        row_texts(LOCAL_TEXT("3 starts failed,"), LOCAL_TEXT("games not loaded"));
    } else {
        draw_refused();
    }
}

static const FLASH struct screen screen_notice = {
    .key = key,
    .draw = draw,
    .stays = true,
};

void screen_notice_open(void) {
    if (restore_is_without_games()) {
        screen_erase_open();
    }
    if (restore_is_without_games() || saved_first_refused() < STORE_KINDS) {
        screens_push(&screen_notice);
    }
}
