/*
 * indirect: somebody: page.*
 * indirect: start: page.start
 * atmega328p: stack: indirect.txt does not say whom draw calls (in pages.h/draw)
 */
#include "pages.h"
