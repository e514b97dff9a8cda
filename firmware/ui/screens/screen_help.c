#include "text/text.h"
#include "ui/kit/screen_list.h"
#include "ui/kit/scroll.h"

enum { HALF_ROW = 8 };

static const FLASH char title[] = "Help      \x7F"
                                  " back";

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return;
    screens_redraw();
    if (event.key == KEY_DOWN)
        scroll_forward(HALF_ROW);
    else if (event.key == KEY_UP)
        scroll_back();
    else
        screens_pop();
}

static void tick(uint16_t now) {
    scroll_tick(now);
}

static void draw(void) {
    text_flash(title);
    scroll_draw();
}

const FLASH struct screen screen_help = {
    .enter = scroll_start, .key = key, .tick = tick, .draw = draw};
