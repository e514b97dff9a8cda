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
    uint32_t code_end;               /* first byte address beyond what is loaded */
    uint16_t brown_out;              /* millivolts, by its fuses; 0 if unknown */
    const char *wrong_fuse;          /* with which it does not run as it is simulated; or NULL */
    unsigned boot_sizes; /* of the boot section, in its smallest size, if its fuses say that a reset
                            leads there; else 0 */
    uint16_t data_end;   /* first data address beyond .bss and .noinit; 0 if unknown */
    uint32_t dice_throw, dice_below,
        dice_secret;       /* code addresses of firmware/device/dice.h; 0 if unknown */
    uint32_t throw_derive; /* the same of firmware/core/random/derived_throw.h */
};

/* Reads an ELF and finds the board it is for: the one given, else the one that its section
   .kostka.board names, else the first with the MCU of its note .note.gnu.avr.deviceinfo, else the
   first with the architecture of its e_flags. False, with one line in message, when the file is
   missing, no ELF, truncated, not for AVR, for a MCU that no board has or that is not the given
   board's, or too large. Its section .kostka.fuses has the fuses as avrdude is told of them. board:
   NULL when the ELF is to say. */
_Bool image_load(struct image *image, const char *path, const struct wiring *board, char *message,
                 size_t message_size);

#endif
