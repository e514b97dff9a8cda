#ifndef KOSTKA_SIM_MACHINE_PARTS_H
#define KOSTKA_SIM_MACHINE_PARTS_H

#include "machine/machine.h"

/* Between the files of the machine: a reset of the processor alone, with a bit of MCUSR, and the
   one that the watchdog asked for; and power, with noise in RAM. */
void machine_processor_reset(struct machine *machine, uint8_t cause);
void machine_watchdog_reset(struct machine *machine);
void machine_power_on(struct machine *machine);

/* The supply is too low: the processor is in reset, until it is not. */
void machine_stop(struct machine *machine);

#endif
