#ifndef KOSTKA_SIZES_H
#define KOSTKA_SIZES_H

/* What depends on the RAM of the part. Every file is compiled with this before its first line; what
   is not set here has the value that its own header gives. */

/* Room for the table of pairs of squares, in bytes (games/snakes/pair_values.h): 86 squares at 16 bits. */
#define PAIR_VALUES_BYTES 14792

/* Throws that a game of ten thousand remembers: games/tenk/tenk_history.h. */
#define TENK_HISTORY_THROWS 128

#endif
