#include "ui/screens/screen_notice.h"

#include "device/saved.h"
#include "ui/display/row.h"
#include "ui/screens/restore.h"
#include "ui/screens/screen_erase.h"

static const FLASH char *const FLASH names[STORE_KINDS + 1] = {
    [STORE_SETTINGS] = TEXT("settings"),
    [STORE_CALIBRATION] = TEXT("keys"),
    [STORE_POOL] = TEXT(""),
    [STORE_GAME] = TEXT("game"),
    [STORE_BOARD_1] = TEXT("board 1"),
    [STORE_BOARD_2] = TEXT("board 2"),
    [STORE_BOARD_3] = TEXT("board 3"),
    [STORE_GRAPH] = TEXT("graph"),
    [STORE_KINDS] = TEXT(""),
};

static void key(struct key_event event) {
    if (event.phase == KEY_PRESSED) {
        screens_pop();
    }
}

static void draw_refused(void) {
    row_text(LOCAL_TEXT("Cannot use saved"));
    row_second();
    row_text(names[saved_first_refused()]);
    if (saved_refusals() > 1) {
        row_text(LOCAL_TEXT(", more"));
    }
}

static void draw(void) {
    if (restore_is_without_games()) {
        row_text(LOCAL_TEXT("3 starts failed,"));
        row_second();
        row_text(LOCAL_TEXT("games not loaded"));
    } else {
        draw_refused();
    }
}

const FLASH struct screen screen_notice = {
    .key = key,
    .draw = draw,
    .stays = true,
};

void screen_notice_open(void) {
    if (restore_is_without_games()) {
        screens_push(&screen_erase);
    }
    if (restore_is_without_games() || saved_refusals() > 0) {
        screens_push(&screen_notice);
    }
}
