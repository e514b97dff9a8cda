#include "models/model_converter.h"

#include "models/boards/registers.h"
#include "ticks.h"
#include <string.h>

/* ---- the supply ---- */
void supply_start(struct supply *supply) {
    *supply = (struct supply){.from = SUPPLY_FULL, .to = SUPPLY_FULL};
}

void supply_go(struct supply *supply, unsigned millivolts, uint64_t now, uint64_t lasts) {
    *supply = (struct supply){.from = supply_millivolts(supply, now),
                              .to = millivolts,
                              .begins = now,
                              .ends = now + lasts};
}

unsigned supply_millivolts(const struct supply *supply, uint64_t now) {
    if (now >= supply->ends) {
        return supply->to;
    }
    double part = (double)(now - supply->begins) / (double)(supply->ends - supply->begins);
    return (unsigned)((double)supply->from * (1 - part) + (double)supply->to * part + 0.5);
}

uint64_t supply_reaches(const struct supply *supply, unsigned millivolts) {
    double part = ((double)millivolts - supply->from) / ((double)supply->to - supply->from);
    if (supply->from == supply->to || part >= 1) {
        return supply->ends;
    }
    return supply->begins +
           (part > 0 ? (uint64_t)(part * (double)(supply->ends - supply->begins)) : 0);
}

/* ---- the converter ---- */

/* Conversions until the result follows the internal reference; the reference in millivolts. */
enum { SETTLING = 3, BANDGAP = 1100 };

enum {
    CHANNEL = 0x1F,
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
    bool flag = (avr->data[REG_ADCSRA] & COMPLETE) && !converter->old_flag;
    bool complete = converter->conversions > 1 || flag;
    if (!complete && !converter->read_early) {
        converter->read_early = true;
        faults_raise(converter->faults, "converter: read before the first conversion is complete");
    }
    if (!(avr->data[REG_ADCSRA] & CONVERTING)) {
        converter->code = converter->coming;
        converter->code_channel = converter->coming_channel;
    }
    uint8_t channel = avr->data[REG_ADMUX] & CHANNEL;
    if (complete && converter->code_channel != channel) {
        faults_raise(converter->faults, "converter: channel %u is chosen, but the result is of %u",
                     channel, converter->code_channel);
    }
    converter->low_read = true;
    avr->data[REG_ADCL + 1] = (uint8_t)(converter->code >> 8);
    avr->data[address] = (uint8_t)converter->code;
    return avr->data[address];
}

/* Reading the low byte locks the result until the high byte is read. */
static uint8_t read_high(avr_t *avr, avr_io_addr_t address, void *parameter) {
    struct converter *converter = ((struct converter_hook *)parameter)->converter;
    if (!converter->low_read) {
        faults_raise(converter->faults, "converter: the high byte is read before the low one");
    }
    converter->low_read = false;
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
    uint8_t flag = value & COMPLETE ? 0 : avr->data[address] & COMPLETE;
    bool starts = (value & ENABLED) && !(avr->data[address] & ENABLED);
    hook->converter->old_flag = flag && (starts || hook->converter->old_flag);
    pass_on(hook, avr, address, value);
    avr->data[address] = (uint8_t)((avr->data[address] & ~COMPLETE) | flag);
}

static void write_choice(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct converter_hook *hook = parameter;
    if ((avr->data[address] ^ value) & REFERENCE) {
        hook->converter->switched = true;
    }
    if ((value & CHANNEL) == hook->converter->reference) {
        hook->converter->settling = SETTLING;
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

void converter_start(struct converter *converter, avr_t *avr, const struct wiring *wiring,
                     const struct ladder *ladder, const struct supply *supply,
                     struct faults *faults, uint64_t seed) {
    memset(converter, 0, sizeof *converter);
    converter->avr = avr;
    converter->faults = faults;
    converter->ladder = ladder;
    converter->supply = supply;
    converter->reference = wiring->part->reference_channel;
    converter->has_ladder = wiring->ladder.port;
    prng_start(&converter->prng, seed, PRNG_CONVERTER);
    hook(converter, &converter->result, REG_ADCL, read_result, NULL);
    hook(converter, &converter->high, REG_ADCL + 1, read_high, NULL);
    hook(converter, &converter->control, REG_ADCSRA, NULL, write_control);
    hook(converter, &converter->choice, REG_ADMUX, NULL, write_choice);
}

void converter_reset(struct converter *converter) {
    converter->switched = true;
    converter->conversions = 0;
    converter->old_flag = converter->read_early = converter->low_read = false;
}

bool converter_is_on(const struct converter *converter) {
    return converter->avr->data[REG_ADCSRA] & ENABLED;
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
    if (converter->has_ladder && converter->conversions == 0 && !(data[REG_DIDR0] & 1)) {
        faults_raise(converter->faults, "converter: the digital input of its pin is not disabled");
    }
    if (kilohertz < 50 || kilohertz > 200) {
        faults_raise(converter->faults, "converter: a clock of %u kHz, not 50 to 200", kilohertz);
    }
}

static uint16_t anything(struct converter *converter) {
    return (uint16_t)prng_between(&converter->prng, 0, LADDER_OPEN);
}

/* The code of the channel that is selected now. */
static uint16_t sample(struct converter *converter) {
    uint64_t now = converter->avr->cycle;
    uint8_t channel = converter->avr->data[REG_ADMUX] & CHANNEL;
    if (channel == 0) {
        return ladder_level(converter->ladder, now);
    }
    if (channel != converter->reference) {
        faults_raise(converter->faults, "converter: nothing is on channel %u", channel);
        return anything(converter);
    }
    if (converter->settling) {
        converter->settling--;
        return anything(converter);
    }
    return (uint16_t)(BANDGAP * 1024 / supply_millivolts(converter->supply, now));
}

uint16_t converter_begin(struct converter *converter) {
    bool settled = !converter->switched;
    check(converter);
    converter->switched = false;
    converter->conversions += converter->conversions < 2;
    converter->code = converter->coming;
    converter->code_channel = converter->coming_channel;
    converter->coming_channel = converter->avr->data[REG_ADMUX] & CHANNEL;
    converter->coming = settled ? sample(converter) : anything(converter);
    return converter->coming;
}
