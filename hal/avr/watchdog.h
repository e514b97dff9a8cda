#ifndef KOSTKA_HAL_AVR_WATCHDOG_H
#define KOSTKA_HAL_AVR_WATCHDOG_H

#include <avr/io.h>
#include <stdint.h>

/* Values of WDTCSR. WDIF is written as 1 to drop an interrupt that is still pending. */
enum {
    WATCHDOG_OFF = 1 << WDIF,
    WATCHDOG_INTERRUPT_16MS = 1 << WDIF | 1 << WDIE,
    WATCHDOG_INTERRUPT_64MS = 1 << WDIF | 1 << WDIE | 1 << WDP1,
    WATCHDOG_OR_RESET = 1 << WDE,
    WATCHDOG_RESET_1S = 1 << WDE | 1 << WDP2 | 1 << WDP1
};

/* The bootloader of old Nanos, and that of Megas of 2011, does not stop the watchdog that has just
   reset the chip and is reset again before it gets to our code, until the power goes: such boards
   can do without a guard (make OLD_BOOTLOADER=1). */
#if defined(OLD_BOOTLOADER)
#define WATCHDOG_GUARD WATCHDOG_OFF
#define WATCHDOG_NOISE WATCHDOG_INTERRUPT_16MS
#define WATCHDOG_NAP   WATCHDOG_INTERRUPT_64MS
#else
#define WATCHDOG_GUARD WATCHDOG_RESET_1S
#define WATCHDOG_NOISE (WATCHDOG_INTERRUPT_16MS | WATCHDOG_OR_RESET)
#define WATCHDOG_NAP   (WATCHDOG_INTERRUPT_64MS | WATCHDOG_OR_RESET)
#endif

/* The timed sequence of section 11.8.2 with the two stores in assembly, because the second must
   come within four cycles of the first whatever the compiler does in between: here it is two.
   Interrupts must be off. Always inlined, so that it also serves before the stack is set up. */
static inline __attribute__((always_inline)) void watchdog_write(uint8_t control) {
    __asm__ __volatile__("wdr\n\t"
                         "sts %0, %1\n\t"
                         "sts %0, %2"
                         :
                         : "n"(_SFR_MEM_ADDR(WDTCSR)), "r"((uint8_t)(1 << WDCE | 1 << WDE)),
                           "r"(control)
                         : "memory");
}

#endif
