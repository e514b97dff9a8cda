#ifndef KOSTKA_SIM_MODEL_EEPROM_H
#define KOSTKA_SIM_MODEL_EEPROM_H

#include "faults.h"
#include "prng.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The EEPROM. It replaces simavr's, whose writes complete at once: EEPE stays set for 3.4 ms (1.8
   ms for erase-only and write-only), reading or writing meanwhile is a fault, and EEMPE arms a
   write for 4 cycles, in which no interrupt may come (ATmega328P datasheet, section 8.6.3). A byte
   being written when the power fails holds noise afterwards, or its new value. Its bits that were 0
   or were to become 0 are weak: until the byte is written again they may read differently after
   each further power cut (hal/nvm.h). The ready interrupt (EERIE) is not modelled. */

enum { EEPROM_MOST = 4096 };

struct eeprom {
    avr_t *avr;
    struct faults *faults;
    struct prng prng;
    uint16_t size;
    uint8_t bytes[EEPROM_MOST];
    avr_cycle_count_t armed, busy; /* EEMPE and EEPE stay set until then */
    uint16_t address;              /* of the write under way */
    bool only_clears;              /* that write does not erase: no bit becomes 1 */
    bool worn;                     /* bytes can be erased, but not programmed */
    uint8_t before, was_weak;      /* the byte and its weak bits before that write */
    uint8_t weak[EEPROM_MOST];     /* bits that may read either way */
    uint64_t writes;               /* started since the simulator started */
    uint32_t wear[EEPROM_MOST];    /* writes of each byte since eeprom_count_wear */
    uint64_t cut_at_write;         /* the power fails during this write; 0 = never */
    avr_cycle_count_t cut_time;    /* when it fails, set as that write starts; 0 = not yet */
};

/* Takes over the EEPROM of an AVR, erased; size: 1024 or 4096 bytes. */
void eeprom_start(struct eeprom *eeprom, avr_t *avr, uint16_t size, struct faults *faults,
                  uint64_t seed);

/* Call after avr_reset. A write under way goes on, as on the part. */
void eeprom_reset(struct eeprom *eeprom);

/* True while a byte is being written. */
bool eeprom_is_busy(const struct eeprom *eeprom);

/* The power fails now. */
void eeprom_power_cut(struct eeprom *eeprom);

/* Makes the power fail during the count-th write from now on. */
void eeprom_cut_during_write(struct eeprom *eeprom, uint64_t count);

/* Counts wear from now on, from 0. */
void eeprom_count_wear(struct eeprom *eeprom);

/* The address of the byte written most often, the lowest of several. */
uint16_t eeprom_hottest(const struct eeprom *eeprom);

/* Loads a file of `size` bytes; a missing file leaves the EEPROM as it is. False, with one line in
   message, if the file has another size or is unreadable. */
bool eeprom_load(struct eeprom *eeprom, const char *path, char *message, size_t message_size);

/* Writes the file as a whole or not at all (a new file renamed over the old one). */
bool eeprom_save(const struct eeprom *eeprom, const char *path, char *message, size_t message_size);

#endif
