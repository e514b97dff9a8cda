#include "models/model_clocks.h"

#include "models/boards/registers.h"
#include <string.h>

struct clocked_unit {
    const char *name;
    uint16_t reduction; /* the register that stops its clock … */
    uint8_t stops;      /* … and the bit there */
    uint16_t first, last;
    uint16_t control; /* the unit is on if any bit of `on` is set here */
    uint8_t on;
};

/* The units that the firmware uses. Their registers are at the same places in every part that has
 * them. */
static const struct clocked_unit units[] = {
    {"the two-wire interface", REG_PRR0, 0x80, REG_TWBR, REG_TWCR, REG_TWCR, 0x04},
    {"timer 2", REG_PRR0, 0x40, REG_TCCR2A, REG_OCR2B, REG_TCCR2B, 0x07},
    {"timer 0", REG_PRR0, 0x20, REG_TCCR0A, REG_OCR0B, REG_TCCR0B, 0x07},
    {"timer 1", REG_PRR0, 0x08, REG_TCCR1A, REG_TCNT1H, REG_TCCR1B, 0x07},
    {"the serial line", REG_PRR0, 0x02, REG_UCSR0A, REG_UDR0, REG_UCSR0B, 0x18},
    {"the converter", REG_PRR0, 0x01, REG_ADCL, REG_ADMUX, REG_ADCSRA, 0x80},
    {"timer 3", REG_PRR1, 0x08, REG_TCCR3A, REG_OCR3CL + 1, REG_TCCR3B, 0x07},
};

enum { UNITS = sizeof units / sizeof units[0] };

/* ---- power reduction ---- */

static void check_clock(const struct clocked_register *clocked, avr_io_addr_t address) {
    const struct clocked_unit *unit = clocked->unit;
    if (clocked->clocks->avr->data[unit->reduction] & unit->stops) {
        faults_raise(clocked->clocks->faults, "%s has no clock, and its register 0x%02x is used",
                     unit->name, address);
    }
}

static uint8_t read_register(avr_t *avr, avr_io_addr_t address, void *parameter) {
    const struct clocked_register *clocked = parameter;
    check_clock(clocked, address);
    return clocked->read ? clocked->read(avr, address, clocked->read_parameter)
                         : avr->data[address];
}

static void write_register(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    const struct clocked_register *clocked = parameter;
    check_clock(clocked, address);
    if (clocked->write) {
        clocked->write(avr, address, value, clocked->write_parameter);
    } else {
        avr->data[address] = value;
    }
}

static void write_reduction(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    const struct clocks *clocks = parameter;
    uint8_t stopped = value & (uint8_t)~avr->data[address];
    for (unsigned i = 0; i < UNITS; i++) {
        if (units[i].reduction == address && (stopped & units[i].stops) &&
            (avr->data[units[i].control] & units[i].on)) {
            faults_raise(clocks->faults, "%s loses its clock while it is on", units[i].name);
        }
    }
    avr->data[address] = value;
}

/* ---- the prescaler ---- */

enum { CHANGE = 0x80, DIVISOR = 0x0F, CYCLES = 4 };

static void write_prescaler(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct clocks *clocks = parameter;
    if (value == CHANGE) {
        clocks->change_until = avr->cycle + CYCLES;
        if (avr->sreg[S_I]) {
            faults_raise(clocks->faults, "clock prescaler changed with interrupts on");
        }
    } else if (avr->cycle > clocks->change_until || (value & CHANGE)) {
        faults_raise(clocks->faults, "clock prescaler 0x%02x is not taken as it is written", value);
    } else {
        avr->data[address] = value & DIVISOR;
        if (value & DIVISOR) {
            faults_raise(clocks->faults, "the clock of 16 MHz is divided by %u",
                         1u << (value & DIVISOR));
        }
    }
}

/* ---- */

static void watch(struct clocks *clocks, const struct clocked_unit *unit, uint16_t address) {
    unsigned io = AVR_DATA_TO_IO(address);
    struct clocked_register *clocked = &clocks->registers[clocks->count++];
    *clocked = (struct clocked_register){
        .clocks = clocks,
        .unit = unit,
        .read = clocks->avr->io[io].r.c,
        .write = clocks->avr->io[io].w.c,
        .read_parameter = clocks->avr->io[io].r.param,
        .write_parameter = clocks->avr->io[io].w.param,
    };
    clocks->avr->io[io].r.c = read_register;
    clocks->avr->io[io].r.param = clocked;
    clocks->avr->io[io].w.c = write_register;
    clocks->avr->io[io].w.param = clocked;
}

static void take(struct clocks *clocks, uint16_t address, avr_io_write_t writer) {
    unsigned io = AVR_DATA_TO_IO(address);
    clocks->avr->io[io].w.c = writer;
    clocks->avr->io[io].w.param = clocks;
}

void clocks_start(struct clocks *clocks, avr_t *avr, struct faults *faults) {
    memset(clocks, 0, sizeof *clocks);
    clocks->avr = avr;
    clocks->faults = faults;
    for (unsigned i = 0; i < UNITS; i++) {
        for (uint16_t address = units[i].first; address <= units[i].last; address++) {
            watch(clocks, &units[i], address);
        }
    }
    take(clocks, REG_PRR0, write_reduction);
    take(clocks, REG_PRR1, write_reduction);
    take(clocks, REG_CLKPR, write_prescaler);
}
