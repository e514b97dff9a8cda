#ifndef KOSTKA_CORE_NUMBER_FLASH_H
#define KOSTKA_CORE_NUMBER_FLASH_H

/* Where constant tables and texts live: flash on the AVR, ordinary constant memory on the host.
   A type qualifier, so that mixing the two address spaces does not compile. */
#if defined(__AVR__)
#define FLASH __flash
#else
#define FLASH
#endif

/* A string literal in flash: as an initializer outside functions, and within one. */
#define TEXT(literal) ((const FLASH char[]){literal})
#define LOCAL_TEXT(literal)                                                                        \
    __extension__({                                                                                \
        static const FLASH char text_in_flash[] = literal;                                         \
        (const FLASH char *)text_in_flash;                                                         \
    })

/* A list of such strings, outside functions: TEXTS(TEXT("off"), TEXT("on")). */
#define TEXTS(...) ((const FLASH char *const FLASH[]){__VA_ARGS__})

/* A null pointer into flash: for avr-gcc 14 NULL is no constant of that kind. */
#define FLASH_NULL 0

/* Marks the declaration of something that an image can do without, because it belongs to a feature
   (hal/avr/avr.mk). If the feature is not compiled, the linker puts a null pointer into every table
   that names it. On the host all features are there. */
#if defined(__AVR__)
#define OPTIONAL __attribute__((weak))
#else
#define OPTIONAL
#endif

/* A function that is not to be written out where it is called, for one of two reasons. It has
   several callers, and flash is to hold one copy: the compiler counts operations and not the bytes
   that they take on the AVR. Or its variables would lie on the stack below all else that its one
   caller calls: that is said, with the bytes, where it is. Not for what is called in inner loops.
 */
#define OUT_OF_LINE __attribute__((noinline))

#endif
