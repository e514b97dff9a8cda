#include "ui/kit/menu.h"

#include "ui/kit/beeper.h"
#include "ui/kit/pips.h"

static struct menu front;

struct form *menu_enter(const FLASH struct menu *menu, uint8_t *line) {
    front = *menu;
    front.form.line = line;
    pips_show(0);
    return &front.form;
}

void menu_tick(uint16_t now) {
    (void)now;
}

void menu_key(struct key_event event) {
    struct menu *menu = &front;
    enum form_result result = form_key(&menu->form, event);
    uint8_t tune = TUNE_CLICK;

    if (result == FORM_NOTHING)
        return;
    if (result == FORM_BACK) {
        screens_pop();
    } else {
        uint8_t screen = menu->act(*menu->form.line, result == FORM_CHOSEN);
        if (screen == SCREENS_COUNT)
            tune = TUNE_REFUSE;
        else if (result == FORM_CHOSEN)
            screens_push(screen);
    }
    beeper_play(tune);
}

void menu_draw(void) {
    form_draw(&front.form);
}
