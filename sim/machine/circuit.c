#include "machine/circuit.h"

#include <string.h>

static bool is_output(const struct circuit *circuit, const struct wire *wire) {
    return circuit->avr->data[wire->port - 1] >> wire->bit & 1;
}

/* Of an input: pulled up. */
static bool is_set(const struct circuit *circuit, const struct wire *wire) {
    return circuit->avr->data[wire->port] >> wire->bit & 1;
}

static bool driven_high(const struct circuit *circuit, const struct wire *wire) {
    return is_output(circuit, wire) && is_set(circuit, wire);
}

static void update_lcd(struct circuit *circuit) {
    const struct wiring *wiring = circuit->wiring;
    uint64_t now = circuit->avr->cycle;
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
    lcd_drive(&circuit->lcd, &pins, now);
}

static void update_light(struct circuit *circuit) {
    const struct wire *light = &circuit->wiring->light;
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
    for (unsigned i = 0; i < WIRING_PORTS && wiring->ports[i]; i++) {
        uint8_t driven = circuit->avr->data[wiring->ports[i] - 1] & wiring->free[i];
        if (driven && !circuit->free_wrong) {
            char pin[4];
            wiring_pin_name(pin, wiring->ports[i], (uint8_t)__builtin_ctz(driven));
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
        wiring_pin_name(pin, pip->port, pip->bit);
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

static void piezo_edge(void *context, bool level) {
    struct circuit *circuit = context;
    vcd_change(circuit->vcd, VCD_PIEZO, level, circuit->avr->cycle);
}

static void update_pins(void *context) {
    struct circuit *circuit = context;
    update_lcd(circuit);
    update_light(circuit);
    update_ladder(circuit);
    update_lamp(circuit);
    update_free_pins(circuit);
    update_pips(circuit);
    piezo_update(&circuit->piezo);
}

void circuit_start(struct circuit *circuit, avr_t *avr, const struct wiring *wiring,
                   struct faults *faults, struct vcd *vcd, bool slow_lcd, uint64_t seed) {
    memset(circuit, 0, sizeof *circuit);
    circuit->avr = avr;
    circuit->wiring = wiring;
    circuit->faults = faults;
    circuit->vcd = vcd;
    lcd_start(&circuit->lcd, faults, slow_lcd, seed);
    port_watch_start(&circuit->ports, avr, wiring, update_pins, circuit);
    piezo_start(&circuit->piezo, avr, wiring, faults, piezo_edge, circuit);
}

void circuit_power_on(struct circuit *circuit) {
    lcd_power_on(&circuit->lcd, circuit->avr->cycle);
    piezo_reset(&circuit->piezo);
    update_pins(circuit);
}

void circuit_processor_reset(struct circuit *circuit) {
    piezo_reset(&circuit->piezo);
    lcd_processor_reset(&circuit->lcd, circuit->avr->cycle);
    update_pins(circuit);
}

bool circuit_is_at_rest(const struct circuit *circuit, char pin[4]) {
    const struct wiring *wiring = circuit->wiring;
    const struct wire *lamp = &wiring->lamp;
    for (unsigned i = 0; i < WIRING_PORTS && wiring->ports[i]; i++) {
        uint8_t floating = (uint8_t)~circuit->avr->data[wiring->ports[i]] & wiring->free[i];
        if (floating) {
            wiring_pin_name(pin, wiring->ports[i], (uint8_t)__builtin_ctz(floating));
            return false;
        }
    }
    if (lamp->port && !is_output(circuit, lamp)) {
        wiring_pin_name(pin, lamp->port, lamp->bit);
        return false;
    }
    return true;
}

void circuit_show(const struct circuit *circuit, struct view *view) {
    lcd_show(&circuit->lcd, view);
    view->light = circuit->light;
    view->pips = circuit->pips;
    view->tone_hertz = piezo_hertz(&circuit->piezo);
}
