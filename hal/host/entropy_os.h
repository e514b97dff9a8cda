#ifndef KOSTKA_HAL_HOST_ENTROPY_OS_H
#define KOSTKA_HAL_HOST_ENTROPY_OS_H

#include <stdint.h>

/* Another body of hal/entropy.h, for programs on the host: samples from the operating system
   (getrandom), always ready. */

/* From now on takes repeatable samples from a seed instead. */
void entropy_os_seed(uint64_t seed);

#endif
