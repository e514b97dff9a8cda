#ifndef KOSTKA_TESTS_SIM_FAULTS_FAULTY_PROGRAM_H
#define KOSTKA_TESTS_SIM_FAULTS_FAULTY_PROGRAM_H

/* Proper use of the LCD, for programs that break one rule of the device on purpose: the one breach
   then stands out. Each program's first line says which fault the simulator must report. */

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#define WAIT_US(us) __builtin_avr_delay_cycles((us)*16UL)

static inline void lcd_nibble(uint8_t nibble) {
    PORTD = (uint8_t)(PORTD & 0x0F) | (uint8_t)(nibble << 4);
    PORTB |= 2;
    WAIT_US(1);
    PORTB &= (uint8_t)~2;
}

static inline void lcd_byte(uint8_t byte) {
    lcd_nibble(byte >> 4);
    lcd_nibble(byte & 0x0F);
}

static inline void lcd_command(uint8_t byte) {
    PORTB &= (uint8_t)~1;
    lcd_byte(byte);
    WAIT_US(50);
}

static inline void lcd_data(uint8_t byte) {
    PORTB |= 1;
    lcd_byte(byte);
    WAIT_US(50);
}

static inline void lcd_pins(void) {
    DDRB |= 3;
    DDRD |= 0xF0;
}

static inline void lcd_four_bits(void) {
    lcd_pins();
    WAIT_US(45000);
    lcd_nibble(3);
    WAIT_US(5000);
    lcd_nibble(3);
    WAIT_US(150);
    lcd_nibble(3);
    WAIT_US(150);
    lcd_nibble(2);
    WAIT_US(50);
}

static inline void lcd_start(void) {
    lcd_four_bits();
    lcd_command(0x28);
    lcd_command(0x0C);
    lcd_command(0x01);
    WAIT_US(2000);
    lcd_command(0x06);
}

static inline __attribute__((noreturn)) void rest(void) {
    for (;;) {
    }
}

#endif
