#include "ui/menu.h"

#include "ui/beeper.h"
#include "ui/pips.h"

void menu_enter(void) {
    pips_show(0);
}

void menu_tick(uint16_t now) {
    (void)now;
}

enum form_result menu_key(const FLASH struct menu *menu, uint8_t *line, uint8_t values[],
                          struct key_event event) {
    enum form_result result = form_key(&menu->form, line, values, event);

    if (result == FORM_NOTHING)
        return result;
    beeper_play(TUNE_CLICK);
    if (result == FORM_CHOSEN)
        screens_push(menu->opens[*line]);
    if (result == FORM_BACK)
        screens_pop();
    return result;
}
