#include "machine/port_watch.h"

static void write_register(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct port_watch_hook *hook = parameter;
    if (hook->toggles) {
        unsigned opcode = avr->flash[avr->pc] | (unsigned)avr->flash[avr->pc + 1] << 8;
        if ((opcode & 0xFF00) == 0x9A00) { /* SBI: simavr hands over PINx OR the bit */
            value = (uint8_t)(1u << (opcode & 7));
        }
    }
    hook->write(avr, address, value, hook->parameter);
    hook->watch->changed(hook->watch->context);
}

void port_watch_start(struct port_watch *watch, avr_t *avr, const struct wiring *wiring,
                      void (*changed)(void *context), void *context) {
    watch->changed = changed;
    watch->context = context;
    struct port_watch_hook *hook = watch->hooks;
    for (unsigned port = 0; port < PART_PORTS && wiring->part->ports[port]; port++) {
        unsigned pin_register = wiring->part->ports[port] - 2u;
        for (unsigned i = 0; i < PORT_WATCH_REGISTERS; i++) {
            unsigned io = AVR_DATA_TO_IO(pin_register + i);
            *hook = (struct port_watch_hook){watch, i == 0, avr->io[io].w.c, avr->io[io].w.param};
            avr->io[io].w.c = write_register;
            avr->io[io].w.param = hook++;
        }
    }
}
