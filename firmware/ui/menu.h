#ifndef KOSTKA_UI_MENU_H
#define KOSTKA_UI_MENU_H

#include "ui/form.h"
#include "ui/screens.h"
#include <stdbool.h>
#include <stdint.h>

/* A form whose actions open screens and whose left key leaves: what the menus and the setting up of
   games have in common. */

struct menu {
    struct form form;
    /* The value of a line has changed, or its action is chosen: answers the screen (enum
       screen_name) that it opens, or SCREENS_COUNT to refuse. */
    uint8_t (*act)(uint8_t line, bool chosen);
};

/* For `enter`: the menu in front, LEDs dark. */
void menu_enter(struct menu *menu);

/* For struct screen. */
void menu_key(struct key_event event);
void menu_draw(void);

/* Nothing to tick. */
void menu_tick(uint16_t now);

#endif
