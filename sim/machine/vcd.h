#ifndef KOSTKA_SIM_VCD_H
#define KOSTKA_SIM_VCD_H

#include <stdbool.h>
#include <stdint.h>

/* A trace of the device's signals as a Value Change Dump (IEEE 1364-2005, section 18), for
   GTKWave and the like; time in nanoseconds. */

enum vcd_signal {
    VCD_LCD_E,
    VCD_LCD_RS,
    VCD_LCD_DATA,
    VCD_LIGHT,
    VCD_PIPS,
    VCD_PIEZO,
    VCD_LADDER,   /* ADC code when a conversion starts */
    VCD_UART_OUT, /* the byte sent last */
    VCD_UART_IN,  /* the byte the host queued last */
    VCD_HANDLER,  /* the number in GPIOR0 */
    VCD_SIGNALS
};

struct vcd;

/* Opens a trace; NULL, with errno set, if the file cannot be written. */
struct vcd *vcd_open(const char *path);

/* Writes a signal's value from time `now` (ticks) on. Writes nothing if the value did not change or
   vcd is NULL. */
void vcd_change(struct vcd *vcd, enum vcd_signal signal, uint32_t value, uint64_t now);

/* False if something could not be written. */
bool vcd_close(struct vcd *vcd);

#endif
