#include "ui/screens/screen_erase.h"

#include "device/saved.h"
#include "ui/display/row.h"
#include "ui/restore.h"

static bool yes;     /* the answer at the arrow */
static bool erasing; /* it has been given */

static void enter(void) {
    yes = false;
    erasing = false;
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED || erasing) {
        return;
    }
    if (event.key == KEY_SELECT && yes) {
        erasing = true;
        saved_erase();
    } else if (event.key == KEY_SELECT || event.key == KEY_LEFT) {
        screens_pop();
    } else {
        yes = !yes;
    }
    screens_redraw();
}

static void tick(uint16_t now) {
    (void)now;
    if (erasing && !store_busy()) {
        restore_saved();
        screens_pop();
    }
}

static void draw(void) {
    if (erasing) {
        row_text(LOCAL_TEXT("Erasing all"));
        return;
    }
    row_text(LOCAL_TEXT("Erase all saved?"));
    row_second();
    row_arrow(!yes);
    row_text(LOCAL_TEXT("no  "));
    row_arrow(yes);
    row_text(LOCAL_TEXT("yes"));
}

const FLASH struct screen screen_erase = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .stays = true,
};
