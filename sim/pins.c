#include "pins.h"

static void pins_write(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct pins_hook *hook = parameter;
    if ((address - hook->pins->wiring->first_port) % PINS_REGISTERS == 0) { /* PINx */
        unsigned opcode = avr->flash[avr->pc] | (unsigned)avr->flash[avr->pc + 1] << 8;
        if ((opcode & 0xFF00) == 0x9A00) { /* SBI: simavr hands over PINx OR the bit */
            value = (uint8_t)(1u << (opcode & 7));
        }
    }
    hook->write(avr, address, value, hook->parameter);
    hook->pins->changed(hook->pins->context);
}

void pins_start(struct pins *pins, avr_t *avr, const struct wiring *wiring,
                void (*changed)(void *context), void *context) {
    pins->wiring = wiring;
    pins->changed = changed;
    pins->context = context;
    for (unsigned i = 0; i < wiring->ports * PINS_REGISTERS; i++) {
        avr_io_addr_t address = (avr_io_addr_t)(wiring->first_port + i);
        unsigned io = AVR_DATA_TO_IO(address);
        pins->hooks[i] = (struct pins_hook){pins, avr->io[io].w.c, avr->io[io].w.param};
        avr->io[io].w.c = pins_write;
        avr->io[io].w.param = &pins->hooks[i];
    }
}
