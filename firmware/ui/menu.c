#include "ui/menu.h"

#include "ui/beeper.h"
#include "ui/pips.h"

static const FLASH struct menu *front;

void menu_enter(const FLASH struct menu *menu) {
    front = menu;
    pips_show(0);
}

void menu_tick(uint16_t now) {
    (void)now;
}

void menu_nothing(void) {
}

void menu_key(struct key_event event) {
    const FLASH struct menu *menu = front;
    enum form_result result = form_key(menu->lines, menu->count, menu->line, menu->values, event);

    if (result == FORM_NOTHING)
        return;
    beeper_play(TUNE_CLICK);
    if (result == FORM_BACK) {
        screens_pop();
        return;
    }
    menu->acted();
    if (result == FORM_CHOSEN)
        screens_push(menu->opens[*menu->line]);
}

void menu_draw(void) {
    form_draw(front->lines, front->count, *front->line, front->values);
}
