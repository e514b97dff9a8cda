#include "models/model_eeprom.h"

#include "models/boards/registers.h"
#include "ticks.h"
#include <string.h>

enum { EEPM1 = 0x20, EEPM0 = 0x10, EERIE = 0x08, EEMPE = 0x04, EEPE = 0x02, EERE = 0x01 };

enum { TIME_BOTH = 3400 * TICKS_PER_MICROSECOND, TIME_HALF = 1800 * TICKS_PER_MICROSECOND };

static uint16_t selected(const struct eeprom *eeprom) {
    const avr_t *avr = eeprom->avr;
    return (uint16_t)((avr->data[REG_EEARL] | avr->data[REG_EEARH] << 8) % eeprom->size);
}

static uint8_t status(const struct eeprom *eeprom) {
    const avr_t *avr = eeprom->avr;
    uint8_t bits = avr->data[REG_EECR] & (EEPM1 | EEPM0 | EERIE);
    bits |= avr->cycle <= eeprom->armed ? EEMPE : 0;
    return (uint8_t)(bits | (avr->cycle < eeprom->busy ? EEPE : 0));
}

static uint8_t read_control(avr_t *avr, avr_io_addr_t address, void *parameter) {
    (void)address;
    avr->data[REG_EECR] = status(parameter);
    return avr->data[REG_EECR];
}

static void write_byte(struct eeprom *eeprom, uint8_t mode) {
    avr_t *avr = eeprom->avr;
    eeprom->address = selected(eeprom);
    uint8_t *byte = &eeprom->bytes[eeprom->address];
    uint8_t value = avr->data[REG_EEDR];
    bool erase = mode != EEPM1, program = mode != EEPM0 && !eeprom->worn;
    eeprom->before = *byte;
    eeprom->only_clears = !erase;
    *byte = (uint8_t)((erase ? 0xFF : *byte) & (program ? value : 0xFF));
    eeprom->busy = avr->cycle + (erase && program ? TIME_BOTH : TIME_HALF);
    eeprom->armed = 0;
    eeprom->was_weak = eeprom->weak[eeprom->address];
    eeprom->weak[eeprom->address] = erase ? 0 : eeprom->was_weak & *byte;
    eeprom->wear[eeprom->address]++;
    if (++eeprom->writes == eeprom->cut_at_write) {
        eeprom->cut_time = prng_between(&eeprom->prng, avr->cycle + 1, eeprom->busy - 1);
    }
    avr->cycle += 2; /* the core halts */
}

static void start_write(struct eeprom *eeprom, uint8_t value) {
    if (eeprom->avr->cycle < eeprom->busy) {
        faults_raise(eeprom->faults, "EEPROM write to 0x%03x while a write is under way",
                     selected(eeprom));
    } else if ((value & (EEPM1 | EEPM0)) == (EEPM1 | EEPM0)) {
        faults_raise(eeprom->faults, "EEPROM write with the reserved mode EEPM = 3");
    } else {
        write_byte(eeprom, value & (EEPM1 | EEPM0));
    }
}

static void write_control(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct eeprom *eeprom = parameter;
    bool armed = avr->cycle <= eeprom->armed;
    bool was_busy = avr->cycle < eeprom->busy;
    avr->data[address] = value & (EEPM1 | EEPM0 | EERIE);
    if ((value & EEPE) && armed && avr->sreg[S_I]) {
        faults_raise(eeprom->faults,
                     "EEPROM write with interrupts on: one may part EEMPE and EEPE");
    }
    if ((value & EEPE) && armed) {
        start_write(eeprom, value);
    } else if ((value & EEMPE) && !armed) {
        eeprom->armed = avr->cycle + 4;
    }
    if (value & EERE) {
        if (was_busy) {
            faults_raise(eeprom->faults, "EEPROM read of 0x%03x while a write is under way",
                         selected(eeprom));
        }
        avr->data[REG_EEDR] = eeprom->bytes[selected(eeprom)];
        avr->cycle += 4; /* the core halts */
    }
}

void eeprom_start(struct eeprom *eeprom, avr_t *avr, uint16_t size, struct faults *faults,
                  uint64_t seed) {
    memset(eeprom, 0, sizeof *eeprom);
    memset(eeprom->bytes, 0xFF, sizeof eeprom->bytes);
    eeprom->avr = avr;
    eeprom->size = size;
    eeprom->faults = faults;
    prng_start(&eeprom->prng, seed, PRNG_EEPROM);
    /* not avr_register_io_write: it would chain simavr's own handler */
    avr->io[AVR_DATA_TO_IO(REG_EECR)].r.c = read_control;
    avr->io[AVR_DATA_TO_IO(REG_EECR)].r.param = eeprom;
    avr->io[AVR_DATA_TO_IO(REG_EECR)].w.c = write_control;
    avr->io[AVR_DATA_TO_IO(REG_EECR)].w.param = eeprom;
}

void eeprom_reset(struct eeprom *eeprom) {
    eeprom->armed = 0;
}

bool eeprom_is_busy(const struct eeprom *eeprom) {
    return eeprom->avr->cycle < eeprom->busy;
}

/* Leaves the byte being written complete, or as noise. A write without erasing leaves only the bits
   uncertain that were to become 0. */
static void tear(struct eeprom *eeprom) {
    uint64_t draw = prng_next(&eeprom->prng);
    uint8_t noise = (uint8_t)draw, *byte = &eeprom->bytes[eeprom->address];
    uint8_t cleared = eeprom->before & (uint8_t) ~*byte;
    bool done = draw & 0x100;
    if (eeprom->only_clears) {
        eeprom->weak[eeprom->address] = eeprom->was_weak | cleared;
        *byte |= done ? 0 : noise & cleared;
    } else {
        eeprom->weak[eeprom->address] = (uint8_t) ~(eeprom->before & *byte);
        *byte = done ? *byte : noise;
    }
}

static void draw_weak_bits(struct eeprom *eeprom) {
    for (uint16_t i = 0; i < eeprom->size; i++) {
        if (eeprom->weak[i]) {
            eeprom->bytes[i] ^= (uint8_t)prng_next(&eeprom->prng) & eeprom->weak[i];
        }
    }
}

void eeprom_power_cut(struct eeprom *eeprom) {
    draw_weak_bits(eeprom);
    if (eeprom->avr->cycle < eeprom->busy) {
        tear(eeprom);
    }
    eeprom->busy = 0;
    eeprom->armed = 0;
    if (eeprom->cut_time) {
        eeprom->cut_time = 0;
        eeprom->cut_at_write = 0;
    }
}

void eeprom_cut_during_write(struct eeprom *eeprom, uint64_t count) {
    eeprom->cut_at_write = eeprom->writes + count;
    eeprom->cut_time = 0;
}

void eeprom_count_wear(struct eeprom *eeprom) {
    memset(eeprom->wear, 0, sizeof eeprom->wear);
}

uint16_t eeprom_hottest(const struct eeprom *eeprom) {
    uint16_t hottest = 0;

    for (uint16_t address = 1; address < eeprom->size; address++) {
        if (eeprom->wear[address] > eeprom->wear[hottest]) {
            hottest = address;
        }
    }
    return hottest;
}
