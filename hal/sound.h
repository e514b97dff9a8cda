#ifndef KOSTKA_HAL_SOUND_H
#define KOSTKA_HAL_SOUND_H

#include <stdint.h>

/* A piezo disc that plays one square wave at a time. */

void sound_start(void);

/* Sounds a tone of 120..8000 Hz until told otherwise; 0 is silence; others are clamped. The pitch
   is within 2 %. */
void sound_tone(uint16_t hertz);

#endif
