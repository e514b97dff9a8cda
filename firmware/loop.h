#ifndef KOSTKA_LOOP_H
#define KOSTKA_LOOP_H

/* The whole firmware: what is started in which order, and what is done again and again. */

/* Starts the hardware, reads what survived power-off, puts the splash in front. Call once. */
void loop_start(void);

/* One pass: a reading of the keys, the screen in front, a byte of the console, one of the store,
   and then sleep until the next interrupt, unless the console computes. At most 20 ms. */
void loop_pass(void);

#endif
