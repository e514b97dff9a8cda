#ifndef KOSTKA_LOOP_H
#define KOSTKA_LOOP_H

/* The whole firmware: what is started in which order, and what is done again and again. */

/* Starts the hardware, reads what survived power-off, puts the splash in front. Call once. */
void loop_start(void);

/* One pass: a reading of the keys, the screen in front, a byte or a slice of the console, some
   cells of the picture, a byte of the store, and then sleep until the next interrupt. While a
   screen or the console computes there is no sleep, and a pass is little more than a slice: all
   else has its turn every few milliseconds. At most 20 ms. */
void loop_pass(void);

#endif
