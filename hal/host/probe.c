#include "hal/probe.h"

#include "fake.h"

static uint8_t running;
static uint32_t marks;

void probe_mark(uint8_t handler) {
    running = handler;
    marks += handler != 0;
}

void fake_probe_reset(void) {
    running = 0;
    marks = 0;
}

uint8_t fake_probe_handler(void) {
    return running;
}

uint32_t fake_probe_marks(void) {
    return marks;
}
