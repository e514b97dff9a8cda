#ifndef KOSTKA_CORE_NUMBER_FLASH_H
#define KOSTKA_CORE_NUMBER_FLASH_H

/* Puts constant tables and texts into flash on the AVR, and into ordinary constant memory on the
   host. A type qualifier, so that mixing the two address spaces does not compile. */
#if defined(__AVR__)
#define FLASH __flash
#else
#define FLASH
#endif

/* A string literal in flash. TEXT is an initializer outside functions; LOCAL_TEXT is used within
   one. */
#define TEXT(literal) ((const FLASH char[]){literal})
#define LOCAL_TEXT(literal)                                                                        \
    __extension__({                                                                                \
        static const FLASH char text_in_flash[] = literal;                                         \
        (const FLASH char *)text_in_flash;                                                         \
    })

/* A list of such strings, outside functions: TEXTS(TEXT("off"), TEXT("on")). */
#define TEXTS(...) ((const FLASH char *const FLASH[]){__VA_ARGS__})

/* A null pointer into flash. avr-gcc 14 does not accept NULL as a constant of that type. */
#define FLASH_NULL 0

/* Marks the declaration of an object or function of a feature (hal/avr/avr.mk), which an image can
   do without. If the feature is not compiled, the linker puts a null pointer into every table that
   names it. The host has all features. */
#if defined(__AVR__)
#define OPTIONAL __attribute__((weak))
#else
#define OPTIONAL
#endif

/* Keeps a function from being inlined, for one of two reasons. It has several callers, and flash is
   to hold one copy: the compiler counts operations and not the bytes that they take on the AVR. Or,
   inlined, its variables would be on the stack during all other calls of its one caller; a comment
   at the function says so. Not for functions that are called in inner loops. */
#define OUT_OF_LINE __attribute__((noinline))

#endif
