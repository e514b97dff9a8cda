#ifndef KOSTKA_HAL_LCD_H
#define KOSTKA_HAL_LCD_H

#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* A 16x2 character LCD with an HD44780 controller (Hitachi ADE-207-272(Z), character ROM A00).
   Write-only: every call waits out the controller's execution time (37 us a write, 1.52 ms for
   the start-up clear), so a call may follow at once. Times in brackets are those of an LCD on an
   I2C bus. */

enum { LCD_COLUMNS = 16, LCD_ROWS = 2, LCD_GLYPHS = 8, LCD_GLYPH_ROWS = 8 };

/* The 4-bit start-up sequence of the datasheet (figure 24), then display on, no cursor, cleared.
   Takes about 70 ms of busy waiting; call once, with at least 1 ms since power came up. */
void lcd_start(void);

/* Restarts the controller while it shows a picture, which stays. After noise it may be half a byte
   out of step, in a wrong mode, or shifted. Call the first part; call no other function for
   LCD_RESTART_PAUSE milliseconds; call the second part; then write all glyphs and cells, which may
   have changed. At most 3 ms of busy waiting (5 ms).
   False: the LCD has slept without a supply and only now got it back. Call the first part again
   after LCD_SUPPLY_PAUSE milliseconds, and no other function in between. */
bool lcd_restart_first(void);
void lcd_restart_second(void);
enum { LCD_RESTART_PAUSE = 6, LCD_SUPPLY_PAUSE = 60 };

/* Shows a character code at a cell: 0..7 are the glyphs. Out-of-range cells are ignored.
   About 50 us, and 50 us more when the cell does not follow the one written last (0.5 ms, and
   0.5 ms more). */
void lcd_write(uint8_t row, uint8_t column, uint8_t code);

/* Defines glyph 0..7 (others are ignored) from 8 rows, bit 4 leftmost. Cells that show it change
   at once. About 0.5 ms (3.7 ms). */
void lcd_define_glyph(uint8_t glyph, const FLASH uint8_t rows[LCD_GLYPH_ROWS]);

/* Turns the picture off, and leaves the lines so that they draw no current; where the board can, it
   takes the supply from the LCD. A restart brings the picture back. Do not call in the middle of a
   restart. */
void lcd_sleep(void);

/* Switches the backlight. */
void lcd_light(bool on);

/* An LCD on a bus can be missing. True if it answers now, and has answered everything sent to it.
   If not, whatever is sent is lost until it is started again. 0.2 ms, or 2 ms if it does not
   answer. */
bool lcd_answers(void);

/* True if an LCD that was missing answers now. It may only just have got power: wait 50 ms before
   starting it. At most 2 ms. */
bool lcd_seek(void);

#endif
