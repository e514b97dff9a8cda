#include "machine/machine.h"
#include "machine/machine_parts.h"

#include "models/boards/registers.h"
#include "ticks.h"
#include <errno.h>
#include <simavr/avr_adc.h>
#include <simavr/sim_gdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DATA_ROOM = 0x10000 + 4, FLASH_ROOM = 0x1000000 + 4 };

/* simavr prints to stdout by default. Only the complaints of its core matter here. */
static void take_log(avr_t *avr, const int level, const char *format, va_list arguments) {
    struct machine *machine = avr ? avr->custom.data : NULL;
    if (!machine || level > LOG_ERROR || strncmp(format, "CORE: ***", 9) != 0) {
        return;
    }
    char text[120];
    vsnprintf(text, sizeof text, format + 10, arguments);
    text[strcspn(text, "\n")] = 0;
    faults_raise(&machine->faults, "processor: %s", text);
    machine->crashed = true;
}

static void write_probe(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct machine *machine = parameter;
    avr->data[address] = value;
    measurements_mark(&machine->measurements, value, avr->cycle);
    vcd_change(machine->vcd, VCD_HANDLER, value, avr->cycle);
}

static void write_decision(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct machine *machine = parameter;
    avr->data[address] = value;
    measurements_decide(&machine->measurements, value != 0, avr->cycle);
}

/* avr-gcc moves the stack pointer by writing SPH, then SPL: in between it is invalid. simavr calls
   this for push and call too, with SPL, then SPH within one instruction. */
static void write_stack_pointer(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct machine *machine = parameter;
    avr->data[address] = value;
    machine->stack_half = address == R_SPH && !machine->stack_low_written;
    machine->stack_low_written = address == R_SPL;
}

static void start_conversion(struct avr_irq_t *irq, uint32_t value, void *parameter) {
    (void)irq;
    (void)value;
    struct machine *machine = parameter;
    avr_t *avr = machine->avr;
    uint16_t level = converter_begin(&machine->converter);
    vcd_change(machine->vcd, VCD_LADDER, level, avr->cycle);
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0), ladder_millivolts(level));
}

static void byte_sent(void *context, uint8_t byte) {
    struct machine *machine = context;
    vcd_change(machine->vcd, VCD_UART_OUT, byte, machine->avr->cycle);
    if (machine->sent) {
        machine->sent(machine->sent_context, byte);
    }
}

bool machine_set_dice(struct machine *machine, const char *faces) {
    machine->dice = faces;
    return machine->image.dice_throw && machine->image.throw_derive;
}

bool machine_tell_secrets(struct machine *machine) {
    machine->secret = 1;
    return machine->image.dice_secret;
}

static bool open_vcd(struct machine *machine, char *message, size_t message_size) {
    if (machine->settings.vcd) {
        machine->vcd = vcd_open(machine->settings.vcd);
        if (!machine->vcd) {
            snprintf(message, message_size, "%s: %s", machine->settings.vcd, strerror(errno));
            return false;
        }
    }
    return true;
}

/* simavr reports an address outside of the memory, but accesses it all the same. So the memory must
   hold all that 16 bits in RAM and 24 bits in flash can address. */
static bool make_room(avr_t *avr) {
    uint8_t *data = realloc(avr->data, DATA_ROOM);
    avr->data = data ? data : avr->data;
    uint8_t *flash = realloc(avr->flash, FLASH_ROOM);
    avr->flash = flash ? flash : avr->flash;
    return data && flash;
}

/* The boot section, if the fuses make a reset lead there and the image has a bootloader; else 0. */
static uint32_t reset_address(const struct image *image) {
    const struct part *part = image->wiring->part;
    uint32_t boot = part->flash - image->boot_sizes * part->boot_smallest;
    return boot < image->code_end ? boot : 0;
}

static bool make_processor(struct machine *machine, char *message, size_t message_size) {
    avr_global_logger_set(take_log);
    const struct wiring *wiring = machine->image.wiring;
    avr_t *avr = avr_make_mcu_by_name(wiring->part->mcu);
    if (!avr) {
        snprintf(message, message_size, "libsimavr does not know the MCU %s", wiring->part->mcu);
        return false;
    }
    machine->avr = avr;
    avr->custom.data = machine;
    avr_init(avr);
    if (!make_room(avr)) {
        snprintf(message, message_size, "no memory for the processor");
        return false;
    }
    avr->frequency = TICKS_HERTZ;
    avr->vcc = avr->avcc = avr->aref = SUPPLY_FULL;
    avr->codeend = machine->image.code_end;
    avr->reset_pc = reset_address(&machine->image);
    memcpy(avr->flash, machine->image.flash, wiring->part->flash);
    return true;
}

static bool start_debugger(struct machine *machine, char *message, size_t message_size) {
    avr_t *avr = machine->avr;
    if (!machine->settings.gdb_port) {
        return true;
    }
    avr->gdb_port = machine->settings.gdb_port;
    avr_gdb_init(avr);
    if (!avr->gdb) {
        snprintf(message, message_size, "cannot listen for the debugger on port %d", avr->gdb_port);
        return false;
    }
    avr->state = cpu_Stopped;
    return true;
}

/* On simavr 1.6's ATmega1284P only the program can start a conversion. Adds the free running mode
   that every part has: the end of a conversion starts the next one. */
static void let_conversions_run_free(avr_t *avr) {
    for (avr_io_t *io = avr->io_port; io; io = io->next) {
        if (strcmp(io->kind, "adc") == 0) {
            ((avr_adc_t *)io)->adts_op[0] = avr_adts_free_running;
        }
    }
}

static void start_models(struct machine *machine) {
    avr_t *avr = machine->avr;
    uint64_t seed = machine->settings.seed;
    const struct wiring *wiring = machine->image.wiring;
    prng_start(&machine->noise, seed, PRNG_SRAM);
    measurements_start(&machine->measurements, avr->ramend);
    watchdog_start(&machine->watchdog, avr, wiring->part->vector_watchdog, &machine->faults, seed);
    uart_start(&machine->uart, avr, wiring, machine->settings.baud, &machine->faults, byte_sent,
               machine);
    circuit_start(&machine->circuit, avr, wiring, &machine->ladder, &machine->faults, machine->vcd,
                  machine->settings.slow_lcd, seed);
    supply_start(&machine->supply);
    converter_start(&machine->converter, avr, wiring, &machine->ladder, &machine->supply,
                    &machine->faults, seed);
    latch_start(&machine->latch, avr, &machine->faults);
    clocks_start(&machine->clocks, avr, &machine->faults);
    machine->injection.tick = uart_find_vector(avr, wiring->part->vector_tick);
    machine->injection.watchdog = &machine->watchdog.vector;
    avr_register_io_write(avr, REG_GPIOR0, write_probe, machine);
    avr_register_io_write(avr, REG_GPIOR1, write_decision, machine);
    avr_register_io_write(avr, R_SPL, write_stack_pointer, machine);
    avr_register_io_write(avr, R_SPH, write_stack_pointer, machine);
    let_conversions_run_free(avr);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER),
                            start_conversion, machine);
}

static bool start_eeprom(struct machine *machine, char *message, size_t message_size) {
    const char *path = machine->settings.eeprom;
    eeprom_start(&machine->eeprom, machine->avr, machine->image.wiring->part->eeprom,
                 &machine->faults, machine->settings.seed);
    return !path || eeprom_load(&machine->eeprom, path, message, message_size);
}

/* Finds the board that the settings ask for; NULL if they leave it to the image. */
static bool choose_board(const struct machine_settings *settings, const struct wiring **wiring,
                         char *message, size_t message_size) {
    *wiring = NULL;
    if (settings->board && !(*wiring = wiring_of_board(settings->board))) {
        snprintf(message, message_size, "no board named %.40s", settings->board);
        return false;
    }
    if (settings->mcu && !wiring_of_mcu(settings->mcu)) {
        snprintf(message, message_size, "no board with MCU %.40s", settings->mcu);
        return false;
    }
    if (settings->mcu && !*wiring) {
        *wiring = wiring_of_mcu(settings->mcu);
    }
    return true;
}

bool machine_start(struct machine *machine, const char *elf,
                   const struct machine_settings *settings, char *message, size_t message_size) {
    memset(machine, 0, sizeof *machine);
    machine->settings = *settings;
    if (!ladder_start(&machine->ladder, settings->ladder, settings->seed)) {
        snprintf(message, message_size, "no button ladder named %.40s", settings->ladder);
        return false;
    }
    const struct wiring *wiring;
    if (!choose_board(settings, &wiring, message, message_size) ||
        !image_load(&machine->image, elf, wiring, message, message_size) ||
        !make_processor(machine, message, message_size)) {
        return false;
    }
    faults_start(&machine->faults, machine->avr);
    if (!start_eeprom(machine, message, message_size) ||
        !open_vcd(machine, message, message_size)) {
        return false;
    }
    start_models(machine);
    machine_power_on(machine);
    return start_debugger(machine, message, message_size);
}

void machine_key(struct machine *machine, enum view_key key) {
    ladder_key(&machine->ladder, key, machine->avr->cycle);
}

void machine_feed(struct machine *machine, const uint8_t *bytes, size_t count) {
    if (count > 0) {
        vcd_change(machine->vcd, VCD_UART_IN, bytes[count - 1], machine->avr->cycle);
        uart_feed(&machine->uart, bytes, count);
    }
}

void machine_show(const struct machine *machine, struct view *view) {
    memset(view, 0, sizeof *view);
    circuit_show(&machine->circuit, view);
    view->key = machine->ladder.key;
    view->microseconds = machine->avr->cycle / TICKS_PER_MICROSECOND;
}

bool machine_end(struct machine *machine, char *message, size_t message_size) {
    bool good = true;
    if (machine->settings.eeprom) {
        good = eeprom_save(&machine->eeprom, machine->settings.eeprom, message, message_size);
    }
    if (machine->vcd && !vcd_close(machine->vcd)) {
        snprintf(message, message_size, "%s: could not be written", machine->settings.vcd);
        good = false;
    }
    uart_free(&machine->uart);
    avr_terminate(machine->avr);
    free(machine->avr);
    return good;
}
