#include "ui/kit/menu.h"

#include "ui/kit/beeper.h"
#include "ui/kit/pips.h"

static struct menu front;

struct options *menu_enter(const FLASH struct menu *menu, uint8_t *line) {
    front = *menu;
    front.options.line = line;
    pips_show(0);
    return &front.options;
}

void menu_tick(uint16_t now) {
    (void)now;
}

void menu_key(struct key_event event) {
    struct menu *menu = &front;
    enum options_result result = options_key(&menu->options, event);
    uint8_t tune = TUNE_CLICK;

    if (result == OPTIONS_NOTHING)
        return;
    if (result == OPTIONS_BACK) {
        screens_pop();
    } else {
        uint8_t screen = menu->act(*menu->options.line, result == OPTIONS_CHOSEN);
        if (screen == SCREENS_COUNT)
            tune = TUNE_REFUSE;
        else if (result == OPTIONS_CHOSEN)
            screens_push(screen);
    }
    beeper_play(tune);
}

void menu_draw(void) {
    options_draw(&front.options);
}
