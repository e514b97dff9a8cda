#ifndef KOSTKA_UI_MENU_H
#define KOSTKA_UI_MENU_H

#include "core/flash.h"
#include "ui/form.h"
#include "ui/screens.h"
#include <stdint.h>

/* A form whose actions open screens and whose left key leaves: what the menus have in common. */

struct menu {
    const FLASH char *lines; /* ui/form.h */
    uint8_t count;
    uint8_t *line;       /* under the cursor */
    uint8_t *values;     /* of the form */
    void (*acted)(void); /* called when a value has changed or before a screen opens */
    uint8_t opens[];     /* enum screen_name, one per line; not looked at for lines with values */
};

/* For `enter`: the menu in front, LEDs dark. */
void menu_enter(const FLASH struct menu *menu);

/* For struct screen. */
void menu_key(struct key_event event);
void menu_draw(void);

/* Nothing to tick, nothing to do. */
void menu_tick(uint16_t now);
void menu_nothing(void);

#endif
