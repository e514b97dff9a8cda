#include "board.h"

#include <string.h>

static bool is_output(const struct board *board, const struct wire *wire) {
    return board->avr->data[wire->port - 1] >> wire->bit & 1;
}

/* Of an input: pulled up. */
static bool is_set(const struct board *board, const struct wire *wire) {
    return board->avr->data[wire->port] >> wire->bit & 1;
}

static bool driven_high(const struct board *board, const struct wire *wire) {
    return is_output(board, wire) && is_set(board, wire);
}

static void update_lcd(struct board *board) {
    const struct wiring *wiring = board->wiring;
    uint64_t now = board->avr->cycle;
    struct lcd_pins pins = {.e = driven_high(board, &wiring->e),
                            .rs = driven_high(board, &wiring->rs),
                            .driven = is_output(board, &wiring->rs)};
    for (unsigned i = 0; i < WIRING_DATA_LINES; i++) {
        pins.driven = pins.driven && is_output(board, &wiring->data[i]);
        pins.data |= (uint8_t)(driven_high(board, &wiring->data[i]) << i);
    }
    vcd_change(board->vcd, VCD_LCD_E, pins.e, now);
    vcd_change(board->vcd, VCD_LCD_RS, pins.rs, now);
    vcd_change(board->vcd, VCD_LCD_DATA, pins.data, now);
    lcd_drive(&board->lcd, &pins, now);
}

static void update_light(struct board *board) {
    const struct wire *light = &board->wiring->light;
    bool wrong = driven_high(board, light);
    if (wrong && !board->light_wrong) {
        faults_raise(board->faults, "backlight pin %s driven high", light->name);
    }
    board->light_wrong = wrong;
    board->light = !is_output(board, light);
    vcd_change(board->vcd, VCD_LIGHT, board->light, board->avr->cycle);
}

static void update_ladder(struct board *board) {
    const struct wire *ladder = &board->wiring->ladder;
    bool output = is_output(board, ladder);
    bool wrong = output || is_set(board, ladder);
    if (wrong && !board->ladder_wrong) {
        faults_raise(board->faults, "button ladder's ADC pin %s %s", ladder->name,
                     output ? "driven as an output" : "pulled up");
    }
    board->ladder_wrong = wrong;
}

static void update_pips(struct board *board) {
    board->pips = 0;
    for (unsigned i = 0; i < WIRING_PIPS; i++) {
        board->pips |= (uint8_t)(driven_high(board, &board->wiring->pips[i]) << i);
    }
    vcd_change(board->vcd, VCD_PIPS, board->pips, board->avr->cycle);
}

static void piezo_edge(void *context, bool level) {
    struct board *board = context;
    vcd_change(board->vcd, VCD_PIEZO, level, board->avr->cycle);
}

static void update_pins(void *context) {
    struct board *board = context;
    update_lcd(board);
    update_light(board);
    update_ladder(board);
    update_pips(board);
    piezo_update(&board->piezo);
}

void board_start(struct board *board, avr_t *avr, const struct wiring *wiring,
                 struct faults *faults, struct vcd *vcd) {
    memset(board, 0, sizeof *board);
    board->avr = avr;
    board->wiring = wiring;
    board->faults = faults;
    board->vcd = vcd;
    pins_start(&board->pins, avr, wiring, update_pins, board);
    piezo_start(&board->piezo, avr, wiring, piezo_edge, board);
}

void board_power_on(struct board *board) {
    lcd_power_on(&board->lcd, board->faults, board->avr->cycle);
    piezo_reset(&board->piezo);
    update_pins(board);
}

void board_processor_reset(struct board *board) {
    piezo_reset(&board->piezo);
    lcd_processor_reset(&board->lcd);
    update_pins(board);
}

void board_show(const struct board *board, struct view *view) {
    lcd_show(&board->lcd, view);
    view->light = board->light;
    view->pips = board->pips;
    view->tone_hertz = piezo_hertz(&board->piezo);
}
