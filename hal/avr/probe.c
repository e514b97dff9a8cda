#include "hal/probe.h"

#include <avr/io.h>

void probe_mark(uint8_t handler) {
    GPIOR0 = handler;
}

void probe_deciding(bool deciding) {
    GPIOR1 = deciding;
}
