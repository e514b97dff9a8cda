#ifndef KOSTKA_UI_MENU_H
#define KOSTKA_UI_MENU_H

#include "core/flash.h"
#include "ui/form.h"
#include "ui/screens.h"
#include <stdint.h>

/* A form whose actions open screens and whose left key leaves: what the menus have in common. */

struct menu {
    struct form form;
    uint8_t opens[]; /* enum screen_name, one per line; not looked at for lines with values */
};

/* For struct screen: LEDs dark, nothing to tick. */
void menu_enter(void);
void menu_tick(uint16_t now);

/* form_key, with FORM_CHOSEN and FORM_BACK already done. */
enum form_result menu_key(const FLASH struct menu *menu, uint8_t *line, uint8_t values[],
                          struct key_event event);

#endif
