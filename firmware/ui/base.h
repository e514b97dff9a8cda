#ifndef KOSTKA_UI_BASE_H
#define KOSTKA_UI_BASE_H

/* Makes the compiler forget what a pointer points to, so that members are reached relative to it,
   with 2 bytes an access on the AVR, and not by their addresses, with 4. */
#define BASE_FORGET(pointer) __asm__("" : "+r"(pointer))

#endif
