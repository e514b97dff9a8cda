#ifndef KOSTKA_LCD_WATCH_H
#define KOSTKA_LCD_WATCH_H

#include "device/service.h"

/* Where the LCD is on a bus, it may be missing: then all LEDs blink, and a line says so on the
   console, within a second; and as soon as the LCD answers, it shows the picture. */
extern const FLASH struct service lcd_watch_service OPTIONAL;

#endif
