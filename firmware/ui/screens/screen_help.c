#include "ui/screens/screen_help.h"

#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/scroll.h"
#include <stddef.h>

enum { HALF_ROW = 8, BACK = 10 /* the column */ };

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    screens_redraw();
    if (event.key == KEY_DOWN) {
        scroll_forward(HALF_ROW);
    } else if (event.key == KEY_UP) {
        scroll_back();
    } else {
        screens_pop();
    }
}

static void tick(uint16_t now) {
    scroll_tick(now);
}

static void draw(void) {
    const FLASH char *title = screens_title();

    row_text(title ? title : LOCAL_TEXT("Help"));
    display_at(0, BACK);
    row_character((char)DISPLAY_ARROW_LEFT);
    row_text(LOCAL_TEXT(" back"));
    scroll_draw();
}

const FLASH struct screen screen_help = {
    .enter = scroll_start,
    .key = key,
    .tick = tick,
    .draw = draw,
    .takes_right = true,
};
