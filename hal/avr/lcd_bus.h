#ifndef KOSTKA_HAL_AVR_LCD_BUS_H
#define KOSTKA_HAL_AVR_LCD_BUS_H

#include <stdbool.h>
#include <stdint.h>

/* Sends bytes to the LCD's controller: on lines of its own (lcd_parallel.c), or through a backpack
   on an I2C bus (lcd_backpack.c). The board decides which is linked (board.mk). The bytes are the
   same for both (lcd.c), and nothing can be read back. */

/* Sets up the lines, E low. Call once. */
void lcd_bus_start(void);

/* Call before the controller is restarted: looks for a bus that has been lost. False if the
   controller has only now got its supply back. */
bool lcd_bus_restart(void);

/* Call before and after sending. */
void lcd_bus_begin(void);
void lcd_bus_end(void);

/* Sets RS: data or instructions follow. */
void lcd_bus_select(bool data);

/* Sends the upper half of a byte. Does not wait for the controller. */
void lcd_bus_half(uint8_t byte);

/* Sends both halves, and waits until a write has been executed: 37 us + 4 us until the address
   counter has moved, by the datasheet for an oscillator of 270 kHz. Its own range begins at 190 kHz
   (internal, at 5 V): 58 us. */
void lcd_bus_byte(uint8_t byte);

/* Leaves the lines as the controller pulls them, until the next restart. It pulls up all but E,
   each with 125 uA where it is held low (electrical characteristics, pull-up MOS current). A board
   with PIN_LCD_OFF takes its supply away instead. */
void lcd_bus_sleep(void);

#endif
