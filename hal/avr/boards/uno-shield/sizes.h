#ifndef KOSTKA_SIZES_H
#define KOSTKA_SIZES_H

/* What depends on the RAM of the part. Every file is compiled with this before its first line; what
   is not set here has the value that its own header gives. */

/* A turn of ten thousand is looked at for so many stakes (games/tenk/odds/turn.h). */
#define TURN_LEVELS 72

/* The memory that computations share, in bytes (device/workspace.h). */
#define WORKSPACE_BYTES 532

/* The EEPROM, in bytes (hal/nvm.h). */
#define NVM_BYTES 1024

#endif
