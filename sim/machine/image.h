#ifndef KOSTKA_SIM_IMAGE_H
#define KOSTKA_SIM_IMAGE_H

#include "models/boards/wiring.h"
#include <stddef.h>
#include <stdint.h>

/* A firmware image read from an ELF file. */

enum { IMAGE_FLASH_MOST = 262144 };

struct image {
    const struct wiring *wiring;
    uint8_t flash[IMAGE_FLASH_MOST]; /* 0xFF where nothing is loaded */
    uint32_t code_end;               /* first byte address beyond the loaded code */
    uint16_t brown_out;              /* level in millivolts, by its fuses; 1: off; 0: unknown */
    const char *wrong_fuse;          /* why its fuses do not fit the simulation; or NULL */
    unsigned boot_sizes; /* size of the boot section in units of the smallest, if its fuses make a
                            reset lead there; else 0 */
    uint16_t data_end;   /* first data address beyond .bss and .noinit; 0 if unknown */
    uint32_t dice_throw, dice_below,
        dice_secret;       /* code addresses of firmware/device/dice.h; 0 if unknown */
    uint32_t throw_derive; /* likewise of firmware/core/random/derived_throw.h */
};

/* Reads an ELF and finds the board it is for: `board` if that is not NULL, else the one that the
   section .kostka.board names, else the first with the MCU of the note .note.gnu.avr.deviceinfo,
   else the first with the architecture of e_flags. The section .kostka.fuses holds avrdude's
   arguments for the fuses. False, with one line in message, if the file is missing, no ELF,
   truncated, not a linked program for AVR, without code, too large, or for a board or MCU that is
   not simulated or not the given one. */
_Bool image_load(struct image *image, const char *path, const struct wiring *board, char *message,
                 size_t message_size);

#endif
