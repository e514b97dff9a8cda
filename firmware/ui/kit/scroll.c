#include "ui/kit/scroll.h"

#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/screen_timer.h"
#include "ui/kit/screens.h"

enum { PERIOD = 250, STILL = 4, HALF_ROW = 8 };

static uint8_t step; /* the first STILL do not move it */

/* Reads up to the first character that is shown, which it returns; NUL at the end. */
static char shown(void) {
    uint8_t at = step;
    char character;

    text_open(screens_sentence());
    do
        character = text_next();
    while (character && at-- > STILL);
    return character;
}

void scroll_start(void) {
    step = 0;
}

void scroll_forward(uint8_t by) {
    step += by;
    if (!shown())
        step = 0;
}

void scroll_back(void) {
    step = step > HALF_ROW ? (uint8_t)(step - HALF_ROW) : 0;
}

bool scroll_tick(uint16_t now) {
    if (!screen_timer_due(now, PERIOD))
        return false;
    scroll_forward(1);
    screens_redraw();
    return true;
}

void scroll_draw(void) {
    display_at(1, 0);
    display_put(shown());
    text_rest();
}
