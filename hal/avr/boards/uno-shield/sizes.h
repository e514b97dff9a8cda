#ifndef KOSTKA_SIZES_H
#define KOSTKA_SIZES_H

/* Constants that depend on the board, above all on the memory of its part. Every file is compiled
   with this before its first line; a constant that is not set here has the value that its own
   header gives. */

/* The stakes for which a turn of ten thousand is solved (games/tenk/odds/turn.h). */
#define TURN_LEVELS 72

/* The memory that computations share, in bytes (device/workspace.h). */
#define WORKSPACE_BYTES 532

/* The EEPROM, in bytes (hal/nvm.h). */
#define NVM_BYTES 1024

#endif
