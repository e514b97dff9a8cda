#ifndef KOSTKA_SIM_LCD_COMMANDS_H
#define KOSTKA_SIM_LCD_COMMANDS_H

#include "faults.h"
#include <stdbool.h>
#include <stdint.h>

/* The instruction set of the HD44780, ADE-207-272(Z) table 6, as an executor of whole bytes. */

enum { LCD_LINE_CELLS = 40, LCD_LINE_START = 0x40, LCD_DDRAM_SIZE = 0x80, LCD_CGRAM_SIZE = 0x40 };

/* The state that the instructions change. */
struct lcd_controller {
    struct faults *faults;
    bool slow;       /* an oscillator of 190 kHz, not 270 */
    bool eight_bits; /* the bus has 8 bits, not 4 */
    bool two_lines, display_on, increment, shift_on_write;
    bool to_cgram;
    uint8_t address;
    int shift; /* cells the display is shifted to the left, 0..39 */
    uint8_t ddram[LCD_DDRAM_SIZE];
    uint8_t cgram[LCD_CGRAM_SIZE];
};

/* Executes a byte and returns how long it takes, in ticks: 37 us for an instruction, 4 us more for
   data (tADD of the address counter), 1.52 ms for clear and home; at the slow end of the
   oscillator's range 52.6, 58.3 and 2,160 us. */
uint64_t lcd_execute(struct lcd_controller *lcd, bool data, uint8_t byte);

#endif
