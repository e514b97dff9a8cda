#ifndef KOSTKA_CORE_NUMBER_FLASH_H
#define KOSTKA_CORE_NUMBER_FLASH_H

/* Where long constant tables live: flash on the AVR, ordinary constant memory on the host.
   A type qualifier, so that mixing the two address spaces does not compile. */
#if defined(__AVR__)
#define FLASH __flash
#else
#define FLASH
#endif

#endif
