#include "ui/menu.h"

#include "ui/beeper.h"
#include "ui/pips.h"

static struct menu *front;

void menu_enter(struct menu *menu) {
    front = menu;
    pips_show(0);
}

void menu_tick(uint16_t now) {
    (void)now;
}

void menu_key(struct key_event event) {
    struct menu *menu = front;
    enum form_result result = form_key(&menu->form, event);
    uint8_t tune = TUNE_CLICK;

    if (result == FORM_NOTHING)
        return;
    if (result == FORM_BACK) {
        screens_pop();
    } else {
        uint8_t screen = menu->act(menu->form.line, result == FORM_CHOSEN);
        if (screen == SCREENS_COUNT)
            tune = TUNE_REFUSE;
        else if (result == FORM_CHOSEN)
            screens_push(screen);
    }
    beeper_play(tune);
}

void menu_draw(void) {
    form_draw(&front->form);
}
