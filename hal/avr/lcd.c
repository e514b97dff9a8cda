#include "hal/lcd.h"

#include "lcd_bus.h"
#include "wait.h"

/* Instructions, table 6. */
enum {
    CLEAR = 0x01,
    HOME = 0x02,
    ENTRY_RIGHTWARD = 0x06,
    DISPLAY_OFF = 0x08,
    DISPLAY_ON = 0x0C,
    FUNCTION_4_BIT_2_LINES = 0x28,
    SET_CGRAM = 0x40,
    SET_DDRAM = 0x80
};

/* Nothing can be read back, so all execution times are waited out, for the slowest oscillator of
   190 kHz: 1.52 ms at 270 kHz become 2.16 ms. */
#define WAIT_CLEAR() WAIT_US(2200UL)

/* The instruction that sets the controller's address to where it is now; 0 when unknown. */
static uint8_t address;

static void command(uint8_t instruction) {
    lcd_bus_select(false);
    lcd_bus_byte(instruction);
}

static void data(uint8_t byte) {
    lcd_bus_select(true);
    lcd_bus_byte(byte);
}

/* Figure 24, with its waits (40 ms from 2.7 V, then 4.1 ms, 100 us, two writes) made longer. Three
   times "8 bits" before "4 bits" brings the controller to a known state even from the middle of a
   4-bit byte, as after a reset of the processor alone. */
void lcd_start(void) {
    lcd_bus_start();
    WAIT_US(50000UL);
    lcd_bus_begin();
    for (uint8_t left = 4; left; left--) {
        lcd_bus_half(left > 1 ? 0x30 : 0x20);
        WAIT_US(6000UL);
    }
    command(FUNCTION_4_BIT_2_LINES);
    command(DISPLAY_OFF);
    command(CLEAR);
    WAIT_CLEAR();
    command(ENTRY_RIGHTWARD);
    command(DISPLAY_ON);
    lcd_bus_end();
    address = 0;
}

/* The same sequence in two parts. For a controller in step the first half-byte "8 bits" is the
   first half of the instruction 0x33, and nothing happens. A controller out of step completes some
   instruction by it, at worst a home, which needs the pause. From the second part on the bus has 8
   bits and, as its lower lines are not wired, maybe one row: the function set follows so soon that
   nobody sees it. Home undoes a shift of the picture. */
bool lcd_restart_first(void) {
    if (!lcd_bus_restart()) {
        return false;
    }
    lcd_bus_begin();
    lcd_bus_select(false);
    lcd_bus_half(0x30);
    lcd_bus_end();
    return true;
}

void lcd_restart_second(void) {
    lcd_bus_begin();
    lcd_bus_select(false);
    for (uint8_t left = 3; left; left--) {
        lcd_bus_half(left > 1 ? 0x30 : 0x20);
        WAIT_US(150UL);
    }
    command(FUNCTION_4_BIT_2_LINES);
    command(ENTRY_RIGHTWARD);
    command(DISPLAY_ON);
    command(HOME);
    lcd_bus_end();
    WAIT_CLEAR();
    address = 0;
}

/* The controller moves on by itself, from the end of row 0 to cells that are not seen: the address
   then matches no cell. */
void lcd_write(uint8_t row, uint8_t column, uint8_t code) {
    if (row >= LCD_ROWS || column >= LCD_COLUMNS) {
        return;
    }
    uint8_t target = (uint8_t)(SET_DDRAM | (row ? 0x40 : 0) | column);
    lcd_bus_begin();
    if (target != address) {
        command(target);
    }
    data(code);
    lcd_bus_end();
    address = (uint8_t)(target + 1);
}

/* Leaves the controller's address in CGRAM: unknown to lcd_write, which sets it again. */
void lcd_define_glyph(uint8_t glyph, const FLASH uint8_t rows[LCD_GLYPH_ROWS]) {
    if (glyph >= LCD_GLYPHS) {
        return;
    }
    lcd_bus_begin();
    command((uint8_t)(SET_CGRAM | glyph << 3));
    for (uint8_t row = 0; row < LCD_GLYPH_ROWS; row++) {
        data(rows[row]);
    }
    lcd_bus_end();
    address = 0;
}

void lcd_sleep(void) {
    lcd_bus_begin();
    command(DISPLAY_OFF);
    lcd_bus_sleep();
    lcd_bus_end();
}
