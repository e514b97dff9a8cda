#include "hal/probe.h"

#include "fake.h"

static uint8_t running;
static uint32_t marks;
static bool is_deciding;
static uint32_t decisions;

void probe_mark(uint8_t handler) {
    running = handler;
    marks += handler != 0;
}

void probe_deciding(bool deciding) {
    decisions += deciding && !is_deciding;
    is_deciding = deciding;
}

void fake_probe_reset(void) {
    running = 0;
    marks = 0;
    is_deciding = false;
    decisions = 0;
}

uint8_t fake_probe_handler(void) {
    return running;
}

uint32_t fake_probe_marks(void) {
    return marks;
}

bool fake_probe_is_deciding(void) {
    return is_deciding;
}

uint32_t fake_probe_decisions(void) {
    return decisions;
}
