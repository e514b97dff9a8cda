#ifndef KOSTKA_HAL_AVR_LCD_BUS_H
#define KOSTKA_HAL_AVR_LCD_BUS_H

#include <stdbool.h>
#include <stdint.h>

/* How bytes get to the LCD's controller: on lines of its own (lcd_parallel.c) or through a backpack
   on an I2C bus (lcd_backpack.c). Which of them is linked is a choice of the board (board.mk). What
   the bytes mean is the same for both (lcd.c), and so is that nothing can be read back. */

/* Makes the lines ready, E low. Call once. */
void lcd_bus_start(void);

/* Before the controller is started up anew: looks for a bus that has been lost. */
void lcd_bus_restart(void);

/* All that follows is sent between these two. */
void lcd_bus_begin(void);
void lcd_bus_end(void);

/* RS: what is sent from now on are data, or instructions. */
void lcd_bus_select(bool data);

/* Sends the upper half of a byte; the controller's time is not waited out. */
void lcd_bus_half(uint8_t byte);

/* Sends both halves, and waits until a write has been executed: 37 us + 4 us until the address
   counter has moved, by the datasheet for an oscillator of 270 kHz. Its own range begins at 190 kHz
   (internal, at 5 V): 58 us. */
void lcd_bus_byte(uint8_t byte);

/* Leaves the lines as the controller pulls them, until the next restart. It pulls up all but E,
   each with 125 uA where it is held low (electrical characteristics, pull-up MOS current). */
void lcd_bus_sleep(void);

#endif
