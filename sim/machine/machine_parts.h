#ifndef KOSTKA_SIM_MACHINE_PARTS_H
#define KOSTKA_SIM_MACHINE_PARTS_H

#include "machine/machine.h"

/* Functions shared by the files of the machine. machine_processor_reset resets the processor alone;
   `cause` is a bit of MCUSR. machine_watchdog_reset is the reset by the watchdog. machine_power_on
   fills RAM with noise. */
void machine_processor_reset(struct machine *machine, uint8_t cause);
void machine_watchdog_reset(struct machine *machine);
void machine_power_on(struct machine *machine);

/* The supply is too low: the processor is in reset until the supply suffices. */
void machine_stop(struct machine *machine);

#endif
