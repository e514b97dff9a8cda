#ifndef KOSTKA_UI_KIT_MENU_H
#define KOSTKA_UI_KIT_MENU_H

#include "ui/kit/options.h"
#include "ui/kit/screens.h"
#include <stdbool.h>
#include <stdint.h>

/* A form whose actions open screens and whose left key leaves: what the menus and the setting up of
   games have in common. */

struct menu {
    struct options options;
    /* The value of a line has changed, or its action is chosen: answers the screen (enum
       screen_name) that it opens, or SCREENS_COUNT to refuse. */
    uint8_t (*act)(uint8_t line, bool chosen);
};

/* For `enter`: this menu in front, LEDs dark. Of its form what is not the same every time can be
   set after that; `line` keeps where the cursor is. */
struct options *menu_enter(const FLASH struct menu *menu, uint8_t *line);

/* For struct screen. */
void menu_key(struct key_event event);
void menu_draw(void);

/* Nothing to tick. */
void menu_tick(uint16_t now);

#endif
