#include "machine/circuit.h"

#include <string.h>

static bool is_output(const struct circuit *circuit, const struct wire *wire) {
    return circuit->avr->data[wire->port - 1] >> wire->bit & 1;
}

/* For an input this means that it is pulled up. */
static bool is_set(const struct circuit *circuit, const struct wire *wire) {
    return circuit->avr->data[wire->port] >> wire->bit & 1;
}

static bool driven_high(const struct circuit *circuit, const struct wire *wire) {
    return is_output(circuit, wire) && is_set(circuit, wire);
}

static bool has_backpack(const struct circuit *circuit) {
    return circuit->wiring->sda.port;
}

/* Reports SDA or SCL driven high. While the interface is off the program moves SCL by hand: each
   rise is a clock for the backpack. */
static void update_bus(struct circuit *circuit) {
    const struct wire *sda = &circuit->wiring->sda, *scl = &circuit->wiring->scl;
    bool wrong = driven_high(circuit, sda) || driven_high(circuit, scl);
    if (wrong && !circuit->bus_wrong) {
        faults_raise(circuit->faults, "I2C: %s driven high",
                     driven_high(circuit, sda) ? "SDA" : "SCL");
    }
    circuit->bus_wrong = wrong;
    bool low = !twi_is_on(&circuit->twi) && is_output(circuit, scl);
    if (circuit->scl_low && !low) {
        backpack_clock(&circuit->backpack);
    }
    circuit->scl_low = low;
}

/* True while the LCD has no supply. A line that is high then feeds the LCD, which is a fault. */
static bool is_without_supply(struct circuit *circuit, const struct lcd_pins *pins) {
    const struct wire *off = &circuit->wiring->lcd_off;
    bool supplied = !off->port || !driven_high(circuit, off);
    if (supplied != circuit->lcd_supplied) {
        circuit->lcd_supplied = supplied;
        lcd_power_on(&circuit->lcd, circuit->avr->cycle);
    }
    bool wrong = !supplied && (pins->e || pins->rs || pins->data);
    if (wrong && !circuit->lcd_fed) {
        faults_raise(circuit->faults, "LCD without a supply, and one of its lines driven high");
    }
    circuit->lcd_fed = wrong;
    return !supplied;
}

static void update_lcd(struct circuit *circuit) {
    const struct wiring *wiring = circuit->wiring;
    uint64_t now = circuit->avr->cycle;
    if (has_backpack(circuit)) {
        update_bus(circuit);
        return;
    }
    struct lcd_pins pins = {.e = driven_high(circuit, &wiring->e),
                            .rs = driven_high(circuit, &wiring->rs),
                            .driven = is_output(circuit, &wiring->rs)};
    for (unsigned i = 0; i < WIRING_DATA_LINES; i++) {
        pins.driven = pins.driven && is_output(circuit, &wiring->data[i]);
        pins.data |= (uint8_t)(driven_high(circuit, &wiring->data[i]) << i);
    }
    vcd_change(circuit->vcd, VCD_LCD_E, pins.e, now);
    vcd_change(circuit->vcd, VCD_LCD_RS, pins.rs, now);
    vcd_change(circuit->vcd, VCD_LCD_DATA, pins.data, now);
    if (!is_without_supply(circuit, &pins)) {
        lcd_drive(&circuit->lcd, &pins, now);
    }
}

static void update_light(struct circuit *circuit) {
    const struct wire *light = &circuit->wiring->light;
    if (has_backpack(circuit)) {
        return;
    }
    bool wrong = driven_high(circuit, light);
    if (wrong && !circuit->light_wrong) {
        faults_raise(circuit->faults, "backlight pin %s driven high", light->name);
    }
    circuit->light_wrong = wrong;
    circuit->light = !is_output(circuit, light);
    vcd_change(circuit->vcd, VCD_LIGHT, circuit->light, circuit->avr->cycle);
}

static void update_ladder(struct circuit *circuit) {
    const struct wire *ladder = &circuit->wiring->ladder;
    if (!ladder->port) {
        return;
    }
    bool output = is_output(circuit, ladder);
    bool wrong = output || is_set(circuit, ladder);
    if (wrong && !circuit->ladder_wrong) {
        faults_raise(circuit->faults, "button ladder's ADC pin %s %s", ladder->name,
                     output ? "driven as an output" : "pulled up");
    }
    circuit->ladder_wrong = wrong;
}

static void update_lamp(struct circuit *circuit) {
    const struct wire *lamp = &circuit->wiring->lamp;
    bool wrong = lamp->port && is_set(circuit, lamp);
    if (wrong && !circuit->lamp_wrong) {
        faults_raise(circuit->faults, "pin %s of the board's own LED %s", lamp->name,
                     is_output(circuit, lamp) ? "driven high" : "pulled up");
    }
    circuit->lamp_wrong = wrong;
}

static void update_free_pins(struct circuit *circuit) {
    const struct wiring *wiring = circuit->wiring;
    bool wrong = false;
    for (unsigned i = 0; i < PART_PORTS && wiring->part->ports[i]; i++) {
        uint8_t driven = circuit->avr->data[wiring->part->ports[i] - 1] & wiring->free[i];
        if (driven && !circuit->free_wrong) {
            char pin[4];
            part_pin_name(pin, wiring->part->ports[i], (uint8_t)__builtin_ctz(driven));
            faults_raise(circuit->faults, "pin %s, to which nothing is wired, driven", pin);
        }
        wrong = wrong || driven;
    }
    circuit->free_wrong = wrong;
}

/* An LED on a pull-up only glimmers. */
static void check_pip(struct circuit *circuit, const struct wire *pip) {
    bool wrong = is_set(circuit, pip) && !is_output(circuit, pip);
    if (wrong && !circuit->pips_wrong) {
        char pin[4];
        part_pin_name(pin, pip->port, pip->bit);
        faults_raise(circuit->faults, "pin %s of the die's LEDs pulled up, not driven", pin);
    }
    circuit->pips_wrong = circuit->pips_wrong || wrong;
}

static void update_pips(struct circuit *circuit) {
    circuit->pips = 0;
    for (unsigned i = 0; i < WIRING_PIPS; i++) {
        check_pip(circuit, &circuit->wiring->pips[i]);
        circuit->pips |= (uint8_t)(driven_high(circuit, &circuit->wiring->pips[i]) << i);
    }
    vcd_change(circuit->vcd, VCD_PIPS, circuit->pips, circuit->avr->cycle);
}

static bool is_at(const struct wire *wire, uint16_t port, uint8_t bit) {
    return wire->port == port && wire->bit == bit;
}

static bool key_is_high(struct circuit *circuit, const struct wire *key, unsigned i) {
    bool wrong = is_output(circuit, key) || !is_set(circuit, key);
    if (wrong && !circuit->keys_wrong) {
        faults_raise(circuit->faults, "pin %s of a key %s", key->name,
                     is_output(circuit, key) ? "driven as an output" : "read without a pull-up");
    }
    circuit->keys_wrong = wrong;
    return !ladder_is_closed(circuit->keys, (enum view_key)(VIEW_KEY_RIGHT + i),
                             circuit->avr->cycle);
}

static bool pin_is_high(void *context, uint16_t port, uint8_t bit) {
    struct circuit *circuit = context;
    const struct wiring *wiring = circuit->wiring;
    if (is_at(&wiring->sda, port, bit)) {
        return !circuit->backpack.holds_sda;
    }
    if (is_at(&wiring->scl, port, bit)) {
        return !circuit->backpack.holds_scl;
    }
    for (unsigned i = 0; i < WIRING_KEYS; i++) {
        if (is_at(&wiring->keys[i], port, bit)) {
            return key_is_high(circuit, &wiring->keys[i], i);
        }
    }
    return true;
}

static void piezo_edge(void *context, bool level) {
    struct circuit *circuit = context;
    vcd_change(circuit->vcd, VCD_PIEZO, level, circuit->avr->cycle);
}

/* Bit 0 of pips is one LED; each of the three other bits is a pair. */
void circuit_count(struct circuit *circuit) {
    uint64_t time = circuit->avr->cycle - circuit->counted;
    unsigned leds = (circuit->pips & 1u) + 2u * (unsigned)__builtin_popcount(circuit->pips >> 1);
    circuit->light_time += circuit_light(circuit) ? time : 0;
    circuit->led_time += leds * time;
    circuit->lcd_time += circuit->lcd_supplied ? time : 0;
    circuit->counted = circuit->avr->cycle;
}

static void update_pins(void *context) {
    struct circuit *circuit = context;
    circuit_count(circuit);
    update_lcd(circuit);
    update_light(circuit);
    update_ladder(circuit);
    update_lamp(circuit);
    update_free_pins(circuit);
    update_pips(circuit);
    piezo_update(&circuit->piezo);
}

/* The address at which backpacks are made; only those with the other chip have another. */
enum { BACKPACK_ADDRESS = 0x27 };

void circuit_start(struct circuit *circuit, avr_t *avr, const struct wiring *wiring,
                   const struct ladder *keys, struct faults *faults, struct vcd *vcd, bool slow_lcd,
                   uint64_t seed) {
    memset(circuit, 0, sizeof *circuit);
    circuit->avr = avr;
    circuit->wiring = wiring;
    circuit->faults = faults;
    circuit->vcd = vcd;
    circuit->keys = keys;
    circuit->lcd_supplied = true;
    lcd_start(&circuit->lcd, faults, slow_lcd, seed);
    if (has_backpack(circuit)) {
        backpack_start(&circuit->backpack, &circuit->lcd, faults, BACKPACK_ADDRESS);
        twi_start(&circuit->twi, avr, wiring, &circuit->backpack, faults);
    }
    if (has_backpack(circuit) || wiring->keys[0].port) {
        port_levels_start(&circuit->levels, avr, wiring, pin_is_high, circuit);
    }
    port_watch_start(&circuit->ports, avr, wiring, update_pins, circuit);
    piezo_start(&circuit->piezo, avr, wiring, faults, piezo_edge, circuit);
}

void circuit_power_on(struct circuit *circuit) {
    if (has_backpack(circuit)) {
        backpack_power_on(&circuit->backpack, circuit->avr->cycle);
    } else {
        lcd_power_on(&circuit->lcd, circuit->avr->cycle);
    }
    piezo_reset(&circuit->piezo);
    update_pins(circuit);
}

void circuit_leave_bus(struct circuit *circuit) {
    if (has_backpack(circuit)) {
        twi_reset(&circuit->twi);
    }
}

void circuit_processor_reset(struct circuit *circuit) {
    piezo_reset(&circuit->piezo);
    if (has_backpack(circuit)) {
        backpack_processor_reset(&circuit->backpack, circuit->avr->cycle);
    } else {
        lcd_processor_reset(&circuit->lcd, circuit->avr->cycle);
    }
    update_pins(circuit);
}

bool circuit_is_at_rest(const struct circuit *circuit, char pin[4]) {
    const struct wiring *wiring = circuit->wiring;
    const struct wire *lamp = &wiring->lamp;
    for (unsigned i = 0; i < PART_PORTS && wiring->part->ports[i]; i++) {
        uint8_t floating = (uint8_t)~circuit->avr->data[wiring->part->ports[i]] & wiring->free[i];
        if (floating) {
            part_pin_name(pin, wiring->part->ports[i], (uint8_t)__builtin_ctz(floating));
            return false;
        }
    }
    if (lamp->port && !is_output(circuit, lamp)) {
        part_pin_name(pin, lamp->port, lamp->bit);
        return false;
    }
    return true;
}

bool circuit_light(const struct circuit *circuit) {
    return has_backpack(circuit) ? backpack_light(&circuit->backpack) : circuit->light;
}

void circuit_show(const struct circuit *circuit, struct view *view) {
    lcd_show(&circuit->lcd, view);
    view->light = circuit_light(circuit);
    view->pips = circuit->pips;
    view->tone_hertz = piezo_hertz(&circuit->piezo);
}
