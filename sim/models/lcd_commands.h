#ifndef KOSTKA_SIM_LCD_COMMANDS_H
#define KOSTKA_SIM_LCD_COMMANDS_H

#include "models/model_lcd.h"

/* The instruction set of the HD44780, ADE-207-272(Z) table 6, as an executor of whole bytes. */

enum { LCD_LINE_CELLS = 40, LCD_LINE_START = 0x40 };

/* Executes a byte and returns how long it takes, in ticks: 37 us, 37 us and 4 us for the address
   counter after data (tADD), 1.52 ms for clear and home. */
uint64_t lcd_execute(struct lcd *lcd, bool data, uint8_t byte);

#endif
