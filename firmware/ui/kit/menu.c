#include "ui/kit/menu.h"

#include "core/number/flash.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/pips.h"
#include <stddef.h>

static const FLASH struct menu *front;

OUT_OF_LINE void menu_enter(const FLASH struct menu *menu) {
    front = menu;
    pips_show(0);
}

/* False where it is refused. */
static bool choose_line(uint8_t line) {
    const FLASH struct screen *opens = front->options.line_of(line)->opens;

    if (opens == NULL) {
        return front->choose(line);
    }
    screens_push(opens);
    return true;
}

void menu_key(struct key_event event) {
    enum options_result result = options_key(&front->options, event);
    uint8_t line = *front->options.at;
    bool taken = true;

    if (result == OPTIONS_NOTHING) {
        return;
    }
    if (result == OPTIONS_LEFT) {
        screens_pop();
    } else if (result == OPTIONS_CHOSEN) {
        taken = choose_line(line);
    } else if (front->change) {
        front->change(line);
    }
    beeper_play(taken ? TUNE_CLICK : TUNE_REFUSE);
}

void menu_draw(void) {
    options_draw(&front->options);
}
