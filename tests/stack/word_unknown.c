/*
 * indirect: start: page.start page.stop
 * indirect: draw: page.draw
 * atmega328p: stack: indirect.txt: page.stop means nothing in this image
 */
#include "pages.h"
