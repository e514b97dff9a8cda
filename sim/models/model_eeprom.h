#ifndef KOSTKA_SIM_MODEL_EEPROM_H
#define KOSTKA_SIM_MODEL_EEPROM_H

#include "faults.h"
#include "prng.h"
#include <simavr/sim_avr.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The EEPROM, instead of simavr's, whose writes land at once: EEPE stays set for 3.4 ms (1.8 ms for
   erase-only and write-only), reading or writing meanwhile is a fault, and EEMPE arms a write for 4
   cycles, in which no interrupt may come (ATmega328P datasheet, section 8.6.3). A byte being
   written when the power fails holds noise afterwards, or what it was to become. Those of its bits
   that were 0 or were to become 0 are weak: until they are written again they may read differently
   after each further power cut (hal/nvm.h). The ready interrupt (EERIE) is not modelled. */

enum { EEPROM_MOST = 4096 };

struct eeprom {
    avr_t *avr;
    struct faults *faults;
    struct prng prng;
    uint16_t size;
    uint8_t bytes[EEPROM_MOST];
    avr_cycle_count_t armed, busy; /* until when */
    uint16_t address;              /* of the write under way */
    bool only_clears;              /* it does not erase: no bit becomes 1 */
    bool worn;                     /* each byte can only be erased */
    uint8_t before, was_weak;      /* the byte, before this write */
    uint8_t weak[EEPROM_MOST];     /* bits that may read either way */
    uint64_t writes;               /* started since the simulator started */
    uint32_t wear[EEPROM_MOST];    /* those of each byte, since they are counted */
    uint64_t cut_at_write;         /* the power fails during this write; 0 = never */
    avr_cycle_count_t cut_time;    /* then set to when it fails; 0 = not yet */
};

/* Takes over the EEPROM of an AVR, erased; size: 1024 or 4096 bytes. */
void eeprom_start(struct eeprom *eeprom, avr_t *avr, uint16_t size, struct faults *faults,
                  uint64_t seed);

/* After avr_reset; a write under way goes on, as it does on the part. */
void eeprom_reset(struct eeprom *eeprom);

/* A byte is being written. */
bool eeprom_is_busy(const struct eeprom *eeprom);

/* The power fails now. */
void eeprom_power_cut(struct eeprom *eeprom);

/* The power is to fail during the count-th write from now on. */
void eeprom_cut_during_write(struct eeprom *eeprom, uint64_t count);

/* Wear is counted from now on. */
void eeprom_count_wear(struct eeprom *eeprom);

/* The byte that has been written most often. */
uint16_t eeprom_hottest(const struct eeprom *eeprom);

/* Loads a file of so many bytes; a missing file leaves the EEPROM erased. False, with one line in
   message, when it is of another size or unreadable. */
bool eeprom_load(struct eeprom *eeprom, const char *path, char *message, size_t message_size);

/* Writes the file as a whole or not at all (a new file renamed over the old one). */
bool eeprom_save(const struct eeprom *eeprom, const char *path, char *message, size_t message_size);

#endif
