#ifndef KOSTKA_CORE_NUMBER_OUT_OF_LINE_H
#define KOSTKA_CORE_NUMBER_OUT_OF_LINE_H

/* A function with several callers, of which the compiler is to make one copy. It would write many
   of them out at every call, as it counts operations and not the bytes that they take on the AVR.
   Not for what is called in inner loops. */
#define OUT_OF_LINE __attribute__((noinline))

#endif
