#include "ui/scroll.h"

#include "ui/display.h"
#include "ui/pace.h"
#include "ui/screens.h"

enum { PERIOD = 250, STILL = 4, HALF_ROW = 8 };

static uint8_t step; /* the first STILL do not move it */

static uint8_t first_shown(void) {
    return step < STILL ? 0 : (uint8_t)(step - STILL);
}

static void advance(const FLASH char *sentence) {
    step++;
    if (sentence[first_shown()] == '\0')
        step = 0;
}

void scroll_start(void) {
    step = 0;
}

bool scroll_tick(uint16_t now, const FLASH char *sentence) {
    if (!pace_due(now, PERIOD))
        return false;
    advance(sentence);
    screens_redraw();
    return true;
}

void scroll_forward(const FLASH char *sentence) {
    for (uint8_t i = 0; i < HALF_ROW; i++)
        advance(sentence);
}

void scroll_back(void) {
    step = step > HALF_ROW ? (uint8_t)(step - HALF_ROW) : 0;
}

void scroll_draw(const FLASH char *sentence) {
    display_text(1, 0, sentence + first_shown());
}
