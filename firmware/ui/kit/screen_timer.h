#ifndef KOSTKA_UI_KIT_SCREEN_TIMER_H
#define KOSTKA_UI_KIT_SCREEN_TIMER_H

#include <stdbool.h>
#include <stdint.h>

/* The timer of the screen in front: there is one, for only that screen is ticked. Screens count
   its beats; the first beat of a screen may come early. */

/* True once every period (milliseconds). */
bool screen_timer_due(uint16_t now, uint8_t period);

#endif
