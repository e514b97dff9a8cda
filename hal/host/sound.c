#include "hal/sound.h"

#include "fake.h"

enum { LOWEST = 120, HIGHEST = 8000 };

static uint16_t tone;
static uint32_t calls;

void sound_start(void) {
    tone = 0;
}

void sound_tone(uint16_t hertz) {
    calls++;
    if (hertz != 0 && hertz < LOWEST) {
        hertz = LOWEST;
    }
    tone = hertz > HIGHEST ? (uint16_t)HIGHEST : hertz;
}

void fake_sound_reset(void) {
    tone = 0;
    calls = 0;
}

uint16_t fake_sound_hertz(void) {
    return tone;
}

uint32_t fake_sound_calls(void) {
    return calls;
}
