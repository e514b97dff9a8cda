#include "ui/screens/screen_erase.h"

#include "device/saved.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include "ui/kit/question.h"
#include "ui/kit/screens.h"
#include "ui/restore.h"

static void ignore(struct key_event event) {
    (void)event;
}

static bool is_erased;

static void tick(uint16_t now) {
    (void)now;
    if (store_busy()) {
        return;
    }
    if (!is_erased) {
        is_erased = true;
        restore_start();
    } else if (games_restore_step()) {
        screens_pop();
    }
}

static void draw(void) {
    row_text(LOCAL_TEXT("Erasing all"));
}

static const FLASH struct screen screen_erasing = {
    .key = ignore,
    .tick = tick,
    .draw = draw,
    .stays = true,
};

static void erase_all(void) {
    saved_erase();
    is_erased = false;
    screens_push(&screen_erasing);
}

void screen_erase_open(void) {
    question_ask(LOCAL_TEXT("Erase all saved?"), erase_all);
}
