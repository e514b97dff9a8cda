#include "models/model_converter.h"

#include "models/registers.h"
#include "ticks.h"
#include <string.h>

enum {
    REFERENCE = 0xC0,
    SUPPLY = 0x40,
    LEFT = 0x20,
    PRESCALER = 0x07,
    ENABLED = 0x80,
    CONVERTING = 0x40,
    COMPLETE = 0x10
};

static uint8_t read_result(avr_t *avr, avr_io_addr_t address, void *parameter) {
    struct converter_hook *hook = parameter;
    struct converter *converter = hook->converter;
    bool complete = converter->conversions > 1 || (avr->data[REG_ADCSRA] & COMPLETE);
    if (!complete && !converter->read_early) {
        converter->read_early = true;
        faults_raise(converter->faults, "converter: read before the first conversion is complete");
    }
    if (!(avr->data[REG_ADCSRA] & CONVERTING)) {
        converter->code = converter->coming;
    }
    avr->data[REG_ADCL + 1] = (uint8_t)(converter->code >> 8);
    avr->data[address] = (uint8_t)converter->code;
    return avr->data[address];
}

static void pass_on(struct converter_hook *hook, avr_t *avr, avr_io_addr_t address, uint8_t value) {
    if (hook->write) {
        hook->write(avr, address, value, hook->parameter);
    } else {
        avr->data[address] = value;
    }
}

static void write_control(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct converter_hook *hook = parameter;
    if (!(value & ENABLED)) {
        hook->converter->conversions = 0;
    }
    pass_on(hook, avr, address, value);
}

static void write_choice(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct converter_hook *hook = parameter;
    if ((avr->data[address] ^ value) & REFERENCE) {
        hook->converter->switched = true;
    }
    pass_on(hook, avr, address, value);
}

/* Not avr_register_io_read and _write: they accept no second handler. */
static void hook(struct converter *converter, struct converter_hook *hook, uint16_t address,
                 avr_io_read_t reader, avr_io_write_t writer) {
    avr_t *avr = converter->avr;
    unsigned io = AVR_DATA_TO_IO(address);
    hook->converter = converter;
    hook->write = avr->io[io].w.c;
    hook->parameter = avr->io[io].w.param;
    if (reader) {
        avr->io[io].r.c = reader;
        avr->io[io].r.param = hook;
    } else {
        avr->io[io].w.c = writer;
        avr->io[io].w.param = hook;
    }
}

void converter_start(struct converter *converter, avr_t *avr, const struct ladder *ladder,
                     struct faults *faults, uint64_t seed) {
    memset(converter, 0, sizeof *converter);
    converter->avr = avr;
    converter->faults = faults;
    converter->ladder = ladder;
    prng_start(&converter->prng, seed, PRNG_CONVERTER);
    hook(converter, &converter->result, REG_ADCL, read_result, NULL);
    hook(converter, &converter->control, REG_ADCSRA, NULL, write_control);
    hook(converter, &converter->choice, REG_ADMUX, NULL, write_choice);
}

void converter_reset(struct converter *converter) {
    converter->switched = true;
    converter->conversions = 0;
    converter->read_early = false;
}

static void check(struct converter *converter) {
    const uint8_t *data = converter->avr->data;
    unsigned prescaler = data[REG_ADCSRA] & PRESCALER;
    unsigned kilohertz = TICKS_HERTZ / 1000 >> (prescaler ? prescaler : 1);
    if ((data[REG_ADMUX] & REFERENCE) != SUPPLY) {
        faults_raise(converter->faults, "converter: the reference is not the supply");
    }
    if (data[REG_ADMUX] & LEFT) {
        faults_raise(converter->faults, "converter: the result is adjusted to the left");
    }
    if (kilohertz < 50 || kilohertz > 200) {
        faults_raise(converter->faults, "converter: a clock of %u kHz, not 50 to 200", kilohertz);
    }
}

uint16_t converter_begin(struct converter *converter) {
    bool settled = !converter->switched;
    check(converter);
    converter->switched = false;
    converter->conversions += converter->conversions < 2;
    converter->code = converter->coming;
    converter->coming = settled ? ladder_level(converter->ladder, converter->avr->cycle)
                                : (uint16_t)prng_between(&converter->prng, 0, LADDER_OPEN);
    return converter->coming;
}
