#include "hal/sound.h"

#include "board.h"

enum { LOWEST = 120, HIGHEST = 8000, SPLIT = 1000 };

#if BOARD_PIEZO != BOARD_OC2B
#error "the piezo must be on OC2B"
#endif

void sound_start(void) {
    BOARD_PIEZO_DDR |= 1 << BOARD_PIEZO;
}

/* Timer 2 counts to OCR2A and toggles the pin once a round (CTC), so that the tone is
   F_CPU / (2 * prescaler * (OCR2A + 1)). The prescaler is 256 below SPLIT and 32 from there on,
   which keeps rounds between 31 and 256 counts: rounding is at most 1.7 %, at 120 Hz because 8
   bits end at 122. The second quotient is that of a quarter of both, to stay within 16 bits. */
static uint8_t round_length(uint16_t hertz) {
    uint16_t clock = F_CPU / 512;
    uint16_t pitch = hertz;
    if (hertz >= SPLIT) {
        clock = F_CPU / 64 / 4;
        pitch = (hertz + 2) / 4;
    }
    uint16_t counts = (clock + pitch / 2) / pitch;
    return counts > 256 ? 255 : (uint8_t)(counts - 1);
}

/* Silence disconnects OC2B, which leaves the pin to its port bit, 0: no voltage rests on the
   piezo. The count restarts with each tone, for a count beyond the new OCR2A would run to 255. */
void sound_tone(uint16_t hertz) {
    TCCR2B = 0;
    TCCR2A = 0;
    if (hertz == 0) {
        return;
    }
    if (hertz < LOWEST) {
        hertz = LOWEST;
    } else if (hertz > HIGHEST) {
        hertz = HIGHEST;
    }
    OCR2A = round_length(hertz);
    OCR2B = 0;
    TCNT2 = 0;
    TCCR2A = 1 << COM2B0 | 1 << WGM21;
    TCCR2B = hertz < SPLIT ? 1 << CS22 | 1 << CS21 : 1 << CS21 | 1 << CS20;
}
