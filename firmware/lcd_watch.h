#ifndef KOSTKA_LCD_WATCH_H
#define KOSTKA_LCD_WATCH_H

#include <stdint.h>

/* Where the LCD is on a bus, it may be missing: then all LEDs blink, and a line says so on the
   console, within a second; and as soon as the LCD answers, it shows the picture. Call from the
   super-loop, after display_step. At most 5 ms. */
void lcd_watch(uint16_t now);

#endif
