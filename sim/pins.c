#include "pins.h"

#include "registers.h"

static void pins_write(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct pins_hook *hook = parameter;
    if (address == REG_PINB || address == REG_PINC || address == REG_PIND) {
        unsigned opcode = avr->flash[avr->pc] | (unsigned)avr->flash[avr->pc + 1] << 8;
        if ((opcode & 0xFF00) == 0x9A00) { /* SBI: simavr hands over PINx OR the bit */
            value = (uint8_t)(1u << (opcode & 7));
        }
    }
    hook->write(avr, address, value, hook->parameter);
    hook->pins->changed(hook->pins->context);
}

void pins_start(struct pins *pins, avr_t *avr, void (*changed)(void *context), void *context) {
    pins->avr = avr;
    pins->changed = changed;
    pins->context = context;
    for (unsigned i = 0; i < PINS_PORTS * PINS_REGISTERS; i++) {
        avr_io_addr_t address = (avr_io_addr_t)(REG_PINB + i);
        unsigned io = AVR_DATA_TO_IO(address);
        pins->hooks[i] = (struct pins_hook){pins, avr->io[io].w.c, avr->io[io].w.param};
        avr->io[io].w.c = pins_write;
        avr->io[io].w.param = &pins->hooks[i];
    }
}
