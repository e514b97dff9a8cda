#include "bench_machine.h"

#include <math.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_io.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Data addresses and marks; images/port.h explains them. */
enum { GPIOR0 = 0x3E, GPIOR1 = 0x4A, GPIOR2 = 0x4B, BEGIN = 1, END = 2, FLOAT = 255 };
enum { PAINT = 0xC5, FREQUENCY = 16000000 };
static const uint64_t cycles_maximum = 2000000000;

struct machine {
    struct measurement *measurement;
    uint64_t begin;
    uint8_t byte[4];
    unsigned bytes;
    uint8_t fraction_bits;
    bool ended;
};

static void be_silent(avr_t *avr, const int level, const char *format, va_list arguments) {
    (void)avr;
    if (level <= LOG_ERROR && strncmp(format, "CORE", 4) == 0) {
        vfprintf(stderr, format, arguments);
    }
}

static void take_mark(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct machine *machine = parameter;

    avr->data[address] = value;
    if (value == BEGIN) {
        machine->begin = avr->cycle;
    }
    if (value == END) {
        machine->measurement->cycles = avr->cycle - machine->begin;
        machine->ended = true;
    }
}

static void take_bits(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct machine *machine = parameter;

    avr->data[address] = value;
    machine->fraction_bits = value;
}

static void take_byte(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct machine *machine = parameter;
    struct measurement *measurement = machine->measurement;
    uint32_t word;
    float number;

    avr->data[address] = value;
    machine->byte[machine->bytes++] = value;
    if (machine->bytes < 4) {
        return;
    }
    machine->bytes = 0;
    memcpy(&word, machine->byte, sizeof word);
    memcpy(&number, machine->byte, sizeof number);
    if (measurement->count < MACHINE_VALUES) {
        measurement->value[measurement->count++] =
            machine->fraction_bits == FLOAT ? (double)number
                                            : ldexp((double)word, -machine->fraction_bits);
    }
}

/* RAM begins above the registers, of which the ATmega2560 has more. */
static unsigned ram_start(const avr_t *avr) {
    return avr->ioend + 1u;
}

/* Returns the greatest depth of the stack, which grows down from the end of RAM over paint. */
static unsigned painted_over(const avr_t *avr, unsigned data) {
    unsigned lowest = ram_start(avr) + data;

    while (lowest <= avr->ramend && avr->data[lowest] == PAINT) {
        lowest++;
    }
    return avr->ramend + 1u - lowest;
}

static bool run(avr_t *avr, const char *path, struct machine *machine) {
    int state = cpu_Running;

    while (state != cpu_Done && state != cpu_Crashed && avr->cycle < cycles_maximum) {
        state = avr_run(avr);
    }
    if (state == cpu_Done && machine->ended) {
        return true;
    }
    fprintf(stderr, "bench: %s does not end well\n", path);
    return false;
}

/* simavr prints what it loads, and it does so before anyone can stop it. */
static bool load(const char *path, elf_firmware_t *firmware) {
    memset(firmware, 0, sizeof *firmware);
    if (elf_read_firmware(path, firmware) == 0) {
        return true;
    }
    fprintf(stderr, "bench: %s cannot be read\n", path);
    return false;
}

bool machine_measure(const char *mcu, const char *path, struct measurement *measurement) {
    struct machine machine = {.measurement = measurement};
    elf_firmware_t firmware;
    avr_t *avr;

    memset(measurement, 0, sizeof *measurement);
    avr_global_logger_set(be_silent);
    if (!load(path, &firmware)) {
        return false;
    }
    avr = avr_make_mcu_by_name(mcu);
    if (avr == NULL || avr_init(avr) != 0) {
        fprintf(stderr, "bench: no part %s\n", mcu);
        return false;
    }
    avr->frequency = FREQUENCY;
    avr->sleep = avr_callback_sleep_raw;
    firmware.frequency = FREQUENCY;
    avr_load_firmware(avr, &firmware);
    memset(avr->data + ram_start(avr), PAINT, avr->ramend + 1u - ram_start(avr));
    avr_register_io_write(avr, GPIOR0, take_mark, &machine);
    avr_register_io_write(avr, GPIOR1, take_byte, &machine);
    avr_register_io_write(avr, GPIOR2, take_bits, &machine);
    measurement->flash = firmware.flashsize;
    measurement->data = firmware.datasize + firmware.bsssize;
    bool well = run(avr, path, &machine);
    measurement->stack = painted_over(avr, measurement->data);
    avr_terminate(avr);
    free(avr);
    return well;
}
