#ifndef KOSTKA_SIZES_H
#define KOSTKA_SIZES_H

/* Constants that depend on the board, above all on the memory of its part. Every file is compiled
   with this before its first line; a constant that is not set here has the value that its own
   header gives. */

/* The memory that computations share, in bytes (device/workspace.h). */
#define WORKSPACE_BYTES 5632

#endif
