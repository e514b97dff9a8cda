#include "hal/serial.h"

/* The serial line of an image without a console: the pins stay inputs. Only what main.c calls is
   here, so that whoever else wants the line does not link. */

void serial_start(void) {
}
