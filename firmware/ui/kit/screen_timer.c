#include "ui/kit/screen_timer.h"

static uint16_t last;

bool screen_timer_due(uint16_t now, uint8_t period) {
    if ((uint16_t)(now - last) < period) {
        return false;
    }
    last = now;
    return true;
}
