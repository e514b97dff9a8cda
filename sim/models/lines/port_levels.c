#include "models/lines/port_levels.h"

static uint8_t read_register(avr_t *avr, avr_io_addr_t address, void *parameter) {
    const struct port_levels_hook *hook = parameter;
    uint8_t value = hook->read ? hook->read(avr, address, hook->parameter) : avr->data[address];
    uint8_t inputs = (uint8_t)~avr->data[hook->port - 1];
    value = (uint8_t)((value & ~inputs) | (avr->data[hook->port] & inputs));
    for (uint8_t bit = 0; bit < 8; bit++) {
        if (!hook->levels->is_high(hook->levels->context, hook->port, bit)) {
            value &= (uint8_t) ~(1u << bit);
        }
    }
    avr->data[address] = value;
    return value;
}

void port_levels_start(struct port_levels *levels, avr_t *avr, const struct wiring *wiring,
                       bool (*is_high)(void *context, uint16_t port, uint8_t bit), void *context) {
    levels->is_high = is_high;
    levels->context = context;
    for (unsigned i = 0; i < PART_PORTS && wiring->part->ports[i]; i++) {
        unsigned io = AVR_DATA_TO_IO(wiring->part->ports[i] - 2u);
        struct port_levels_hook *hook = &levels->hooks[i];
        *hook = (struct port_levels_hook){levels, wiring->part->ports[i], avr->io[io].r.c,
                                          avr->io[io].r.param};
        avr->io[io].r.c = read_register;
        avr->io[io].r.param = hook;
    }
}
