#include "models/lcd_commands.h"

#include "ticks.h"
#include <string.h>

enum {
    TIME_COMMAND = 37 * TICKS_PER_MICROSECOND,
    TIME_DATA = 41 * TICKS_PER_MICROSECOND,
    TIME_CLEAR = 1520 * TICKS_PER_MICROSECOND
};

/* 190 kHz instead of 270. */
enum { SLOW = 27, TYPICAL = 19 };

static void move_address(struct lcd_controller *lcd, bool forward) {
    if (lcd->to_cgram) {
        lcd->address =
            (uint8_t)((lcd->address + (forward ? 1 : LCD_CGRAM_SIZE - 1)) % LCD_CGRAM_SIZE);
        return;
    }
    int line = lcd->address / LCD_LINE_START;
    int cell = lcd->address % LCD_LINE_START + (forward ? 1 : -1);
    if (cell == LCD_LINE_CELLS || cell < 0) { /* off one line's end onto the other line */
        line = !line;
        cell = cell < 0 ? LCD_LINE_CELLS - 1 : 0;
    }
    lcd->address = (uint8_t)(line * LCD_LINE_START + cell);
}

static void move_display(struct lcd_controller *lcd, bool left) {
    lcd->shift = (lcd->shift + (left ? 1 : LCD_LINE_CELLS - 1)) % LCD_LINE_CELLS;
}

static void write_data(struct lcd_controller *lcd, uint8_t byte) {
    if (!lcd->two_lines) {
        faults_raise(lcd->faults, "LCD: data before the function set with two lines");
    }
    if (lcd->to_cgram) {
        lcd->cgram[lcd->address] = byte;
    } else {
        lcd->ddram[lcd->address] = byte;
    }
    move_address(lcd, lcd->increment);
    if (lcd->shift_on_write && !lcd->to_cgram) {
        move_display(lcd, lcd->increment);
    }
}

/* 0x33 is no fault: a new start-up sequence looks like that to a controller on a 4-bit bus. */
static void function_set(struct lcd_controller *lcd, uint8_t byte) {
    if ((byte & 0x10) && !lcd->eight_bits && byte != 0x33) {
        faults_raise(lcd->faults, "LCD: function set 0x%02X leaves the 4-bit bus", byte);
    }
    lcd->eight_bits = byte & 0x10;
    lcd->two_lines = byte & 0x08;
}

static void set_ddram(struct lcd_controller *lcd, uint8_t address) {
    if (address % LCD_LINE_START >= LCD_LINE_CELLS) {
        faults_raise(lcd->faults, "LCD: there is no DDRAM address 0x%02X", address);
        return;
    }
    lcd->to_cgram = false;
    lcd->address = address;
}

static void go_home(struct lcd_controller *lcd) {
    lcd->to_cgram = false;
    lcd->address = 0;
    lcd->shift = 0;
}

static void set_mode(struct lcd_controller *lcd, uint8_t byte) {
    if (byte & 0x10) { /* cursor or display shift */
        if (byte & 0x08) {
            move_display(lcd, !(byte & 0x04));
        } else {
            move_address(lcd, byte & 0x04);
        }
    } else if (byte & 0x08) {
        lcd->display_on = byte & 0x04;
    } else {
        lcd->increment = byte & 0x02;
        lcd->shift_on_write = byte & 0x01;
    }
}

static uint64_t command(struct lcd_controller *lcd, uint8_t byte) {
    if (byte & 0x80) {
        set_ddram(lcd, byte & 0x7F);
    } else if (byte & 0x40) {
        lcd->to_cgram = true;
        lcd->address = byte & 0x3F;
    } else if (byte & 0x20) {
        function_set(lcd, byte);
    } else if (byte & 0x1C) {
        set_mode(lcd, byte);
    } else if (byte & 0x02) {
        go_home(lcd);
        return TIME_CLEAR;
    } else if (byte & 0x01) {
        memset(lcd->ddram, ' ', sizeof lcd->ddram);
        go_home(lcd);
        lcd->increment = true;
        return TIME_CLEAR;
    } else {
        faults_raise(lcd->faults, "LCD: 0x00 is no instruction");
    }
    return TIME_COMMAND;
}

static uint64_t execute(struct lcd_controller *lcd, bool data, uint8_t byte) {
    if (data) {
        write_data(lcd, byte);
        return TIME_DATA;
    }
    return command(lcd, byte);
}

uint64_t lcd_execute(struct lcd_controller *lcd, bool data, uint8_t byte) {
    uint64_t time = execute(lcd, data, byte);
    return lcd->slow ? (time * SLOW + TYPICAL - 1) / TYPICAL : time;
}
