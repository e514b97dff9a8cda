#ifndef KOSTKA_UI_KIT_MENU_H
#define KOSTKA_UI_KIT_MENU_H

#include "ui/kit/options.h"
#include <stdbool.h>
#include <stdint.h>

/* A list of options as a whole screen: what the menus, the settings and the setting up of games
   have in common. Actions that open a screen open it, left leaves, and every key is heard. */

struct menu {
    struct options options;
    bool (*choose)(uint8_t line); /* an action that opens nothing by itself; false refuses it */
    void (*change)(uint8_t line); /* a value has been stepped; may be NULL */
};

/* For a screen's `enter`: this menu in front, LEDs dark. */
void menu_enter(const FLASH struct menu *menu);

/* For struct screen. */
void menu_key(struct key_event event);
void menu_draw(void);

#endif
