#ifndef KOSTKA_UI_REST_H
#define KOSTKA_UI_REST_H

#include <stdbool.h>
#include <stdint.h>

/* What the device does when nobody touches it, and when its battery runs down.

   The light goes off after the time that the owner has set, and after five minutes all goes to
   sleep, once what is queued for EEPROM has been written: LCD, LEDs and processor. Any key wakes it
   within 80 ms; a key held for less may be overslept. The key that wakes it or lights the light
   does nothing else. A computation goes on where it was, as memory is kept.

   Once a second the supply is measured. Below 4.6 V the second row says now and then that the
   battery is low; when it falls below 4.5 V, too, the light goes off, a screen says that the
   battery is empty, and the device goes to sleep. Whoever wakes it may play on as long as the
   supply allows. */

/* Awake, lit, the time begins. Call at start. */
void rest_start(void);

/* First of all in each pass: true while the device is asleep; it then has slept for 64 ms, and the
   pass is over. */
bool rest_sleeps(void);

/* Takes note that there is an event of a key. True when that key only lit the light or woke the
   device: nobody else gets the event. */
bool rest_takes_key(void);

/* Never again to sleep: somebody speaks to the device by its cable, of which it would hear nothing.
 */
void rest_never(void);

/* One pass, after the picture has been drawn; milliseconds. The LCD is idle when all of the picture
   has been sent. Up to 1 ms once a second. */
void rest_step(uint16_t now, bool lcd_is_idle);

#endif
