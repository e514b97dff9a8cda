#ifndef KOSTKA_UI_REST_H
#define KOSTKA_UI_REST_H

#include <stdbool.h>
#include <stdint.h>

/* What the device does when nobody touches it, and when its battery runs down.

   The light goes off after the time that the owner has set, and after five minutes all goes to
   sleep, once what is queued for EEPROM has been written: LCD, LEDs and processor. Any key wakes it
   within 80 ms; a key held for less may be missed. The key that wakes it or turns the light on does
   nothing else. A computation goes on where it was, because memory keeps its content.

   Once a second the supply is measured. Below 4.6 V the second row says now and then that the
   battery is low; when it falls below 4.5 V, too, the light goes off, a screen says that the
   battery is empty, and the device goes to sleep. A user who wakes it can play on as long as the
   supply allows. */

/* Starts awake, and counts the time without a key from now. Call at start. */
void rest_start(void);

/* Call it first in each pass. True while the device is asleep; it has then slept for 64 ms, and the
   pass is over. */
bool rest_sleeps(void);

/* Notes a key event. True if that key only turned the light on or woke the device: then drop the
   event. */
bool rest_takes_key(void);

/* Disables sleep from now on, because somebody uses the serial line, which a sleeping device would
   not hear. */
void rest_never(void);

/* Call it in each pass, after the picture has been drawn; `now` in milliseconds. The LCD is idle
   when all of the picture has been sent. Up to 1 ms once a second. */
void rest_step(uint16_t now, bool lcd_is_idle);

#endif
