#ifndef KOSTKA_LOOP_H
#define KOSTKA_LOOP_H

/* The main loop, and the order in which things start. */

/* Starts the hardware, restores what was saved, and opens the first screen. Call once. */
void loop_start(void);

/* One pass: reads the keys, calls the current screen, runs a step of the console, sends some cells
   of the picture, writes a byte of the store, and sleeps until the next interrupt. While a screen
   or the console computes it does not sleep, and serves keys, picture and store only every few
   milliseconds. At most 20 ms. */
void loop_pass(void);

#endif
