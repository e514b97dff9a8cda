#include "ui/kit/scroll.h"

#include "core/number/flash.h"
#include "ui/display/row.h"
#include "ui/kit/screen_timer.h"
#include "ui/kit/screens.h"

enum { PERIOD = 250, STILL = 4, HALF_ROW = 8 };

static uint16_t step; /* the first STILL do not move it */

/* From the first character that is shown; the empty string at the end. */
static const FLASH char *shown(void) {
    const FLASH char *text = screens_sentence();

    for (uint16_t left = step; left > STILL && *text; left--) {
        text++;
    }
    return text;
}

void scroll_start(void) {
    step = 0;
}

void scroll_forward(uint8_t by) {
    step += by;
    if (*shown() == '\0') {
        step = 0;
    }
}

void scroll_back(void) {
    step = step > HALF_ROW ? step - HALF_ROW : 0;
}

bool scroll_tick(uint16_t now) {
    if (!screen_timer_due(now, PERIOD)) {
        return false;
    }
    scroll_forward(1);
    screens_redraw();
    return true;
}

void scroll_draw(void) {
    row_second();
    row_text(shown());
}
