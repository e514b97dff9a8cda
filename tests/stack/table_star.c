/*
 * A word with a star stands for all names that fit it.
 * indirect: start: page.start
 * indirect: draw: page.* missing?
 * atmega328p: stack  100 from reset, 0 from no interrupt
 */
#include "pages.h"
