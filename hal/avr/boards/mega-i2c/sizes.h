#ifndef KOSTKA_SIZES_H
#define KOSTKA_SIZES_H

/* What depends on the RAM of the part. Every file is compiled with this before its first line; what
   is not set here has the value that its own header gives. */

/* The memory that computations share, in bytes (device/workspace.h). */
#define WORKSPACE_BYTES 5632

/* Cells that are sent to the LCD at a time (ui/display/display.c): 1.0 ms each at most on its bus.
 */
#define DISPLAY_CELLS_A_STEP 4

#endif
