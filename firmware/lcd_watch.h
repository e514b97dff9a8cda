#ifndef KOSTKA_LCD_WATCH_H
#define KOSTKA_LCD_WATCH_H

#include "device/service.h"

/* An LCD on a bus may be missing. Then all LEDs blink, and a line on the console says so, within a
   second. As soon as the LCD answers, it shows the picture. */
extern const FLASH struct service lcd_watch_service OPTIONAL;

#endif
