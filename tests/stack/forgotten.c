/*
 * indirect: start: page.start
 * atmega328p: stack: indirect.txt does not say who calls through page.draw (as pages.h/largest)
 */
#include "pages.h"
