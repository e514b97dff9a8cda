#include "ui/scroll.h"

#include "ui/display.h"
#include "ui/pace.h"
#include "ui/screens.h"

enum { PERIOD = 250, STILL = 4, HALF_ROW = 8 };

static uint8_t step; /* the first STILL do not move it */

static __attribute__((noinline)) const FLASH char *shown(void) {
    const FLASH char *sentence = screens_sentence();

    return step < STILL ? sentence : sentence + (step - STILL);
}

void scroll_start(void) {
    step = 0;
}

void scroll_forward(uint8_t by) {
    while (by--) {
        step++;
        if (*shown() == '\0')
            step = 0;
    }
}

void scroll_back(void) {
    step = step > HALF_ROW ? (uint8_t)(step - HALF_ROW) : 0;
}

bool scroll_tick(uint16_t now) {
    if (!pace_due(now, PERIOD))
        return false;
    scroll_forward(1);
    screens_redraw();
    return true;
}

void scroll_draw(void) {
    display_text(1, 0, shown());
}
