#ifndef KOSTKA_SIM_IMAGE_H
#define KOSTKA_SIM_IMAGE_H

#include <stddef.h>
#include <stdint.h>

/* A firmware image read from an ELF file. */

enum { IMAGE_FLASH_SIZE = 32768, IMAGE_RAM_SIZE = 2048 };

struct image {
    uint8_t flash[IMAGE_FLASH_SIZE]; /* 0xFF where nothing is loaded */
    uint32_t code_end;               /* first byte address beyond what is loaded */
    uint16_t data_end;               /* first data address beyond .bss and .noinit; 0 if unknown */
};

/* Reads an ELF for the named MCU (only atmega328p and atmega328 have a board here). False, with
   one line in message, when the file is missing, no ELF, truncated, not for AVR, for another MCU
   or too large. The part is judged by the .note.gnu.avr.deviceinfo note when there is one, else by
   e_flags' architecture, which is avr5 for the ATmega328P. */
_Bool image_load(struct image *image, const char *path, const char *mcu, char *message,
                 size_t message_size);

#endif
