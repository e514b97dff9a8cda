#ifndef KOSTKA_SIM_MACHINE_PARTS_H
#define KOSTKA_SIM_MACHINE_PARTS_H

#include "machine/machine.h"

/* Between the files of the machine: the reset that the watchdog asked for. */
void machine_watchdog_reset(struct machine *machine);

#endif
