/*
 * Each function calls through its own field of a table.
 * indirect: start: page.start
 * indirect: draw: page.draw
 * atmega2560: stack  104 from reset, 0 from no interrupt
 * atmega328p: stack  100 from reset, 0 from no interrupt
 */
#include "pages.h"
