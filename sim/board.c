#include "board.h"

#include "registers.h"
#include <string.h>

/* Bits of ports B, C and D; see hal/avr/boards/uno-shield.h. */
enum { B_RS = 0x01, B_E = 0x02, B_LIGHT = 0x04 };
enum { C_LADDER = 0x01, C_CENTRE = 0x02, C_FALLING = 0x04, C_RISING = 0x08 };
enum { D_MIDDLE = 0x04, D_LCD = 0xF0 };

static uint8_t driven_high(const avr_t *avr, unsigned ddr, unsigned port) {
    return avr->data[ddr] & avr->data[port];
}

static void update_lcd(struct board *board) {
    const avr_t *avr = board->avr;
    uint8_t b = driven_high(avr, REG_DDRB, REG_PORTB);
    struct lcd_pins pins = {.e = b & B_E,
                            .rs = b & B_RS,
                            .driven = (avr->data[REG_DDRB] & B_RS) &&
                                      (avr->data[REG_DDRD] & D_LCD) == D_LCD,
                            .data = driven_high(avr, REG_DDRD, REG_PORTD) >> 4};
    vcd_change(board->vcd, VCD_LCD_E, pins.e, avr->cycle);
    vcd_change(board->vcd, VCD_LCD_RS, pins.rs, avr->cycle);
    vcd_change(board->vcd, VCD_LCD_DATA, pins.data, avr->cycle);
    lcd_drive(&board->lcd, &pins, avr->cycle);
}

static void update_light(struct board *board) {
    const avr_t *avr = board->avr;
    bool output = avr->data[REG_DDRB] & B_LIGHT;
    bool wrong = output && (avr->data[REG_PORTB] & B_LIGHT);
    if (wrong && !board->light_wrong) {
        faults_raise(board->faults, "backlight pin D10 driven high");
    }
    board->light_wrong = wrong;
    board->light = !output;
    vcd_change(board->vcd, VCD_LIGHT, board->light, avr->cycle);
}

static void update_ladder(struct board *board) {
    const avr_t *avr = board->avr;
    bool output = avr->data[REG_DDRC] & C_LADDER;
    bool wrong = output || (avr->data[REG_PORTC] & C_LADDER);
    if (wrong && !board->ladder_wrong) {
        faults_raise(board->faults, "button ladder's ADC pin A0 %s",
                     output ? "driven as an output" : "pulled up");
    }
    board->ladder_wrong = wrong;
}

static void update_pips(struct board *board) {
    uint8_t c = driven_high(board->avr, REG_DDRC, REG_PORTC);
    uint8_t d = driven_high(board->avr, REG_DDRD, REG_PORTD);
    board->pips = (uint8_t)((c & C_CENTRE ? 1 : 0) | (c & C_FALLING ? 2 : 0) |
                            (c & C_RISING ? 4 : 0) | (d & D_MIDDLE ? 8 : 0));
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

void board_start(struct board *board, avr_t *avr, struct faults *faults, struct vcd *vcd) {
    memset(board, 0, sizeof *board);
    board->avr = avr;
    board->faults = faults;
    board->vcd = vcd;
    pins_start(&board->pins, avr, update_pins, board);
    piezo_start(&board->piezo, avr, piezo_edge, board);
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
