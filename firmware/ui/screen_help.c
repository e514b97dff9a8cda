#include "ui/display.h"
#include "ui/screen_list.h"
#include "ui/scroll.h"

static const FLASH char title[] = "Help      \x7F"
                                  " back";

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED)
        return;
    screens_redraw();
    if (event.key == KEY_DOWN)
        scroll_forward(screens_sentence());
    else if (event.key == KEY_UP)
        scroll_back();
    else
        screens_pop();
}

static void tick(uint16_t now) {
    scroll_tick(now, screens_sentence());
}

static void draw(void) {
    display_text(0, 0, title);
    scroll_draw(screens_sentence());
}

const FLASH struct screen screen_help = {
    .enter = scroll_start, .key = key, .tick = tick, .draw = draw, .keeps_right = 1};
