#include "models/model_lcd.h"

#include "ticks.h"
#include <string.h>

/* Bus timing, figure 25 and its table at 4.5..5.5 V, in ticks of 62.5 ns, rounded up. */
enum {
    ENABLE_PULSE = 4,  /* PWEH 230 ns */
    ENABLE_CYCLE = 8,  /* tcycE 500 ns */
    ADDRESS_SETUP = 1, /* tAS 40 ns: RS steady before E rises */
    DATA_SETUP = 2     /* tDSW 80 ns: data steady before E falls */
};
/* RS and data must be held after E for tAH 20 ns and tH 10 ns, which are within a tick. */

/* The start-up sequence of figure 24: each nibble and the wait before it. */
static const struct {
    uint8_t nibble;
    uint64_t wait;
    const char *name;
} startup[LCD_STARTUP_STEPS] = {{3, 40 * TICKS_PER_MILLISECOND, "40 ms since power-on"},
                                {3, 4100 * TICKS_PER_MICROSECOND, "4.1 ms"},
                                {3, 100 * TICKS_PER_MICROSECOND, "100 us"},
                                {2, 37 * TICKS_PER_MICROSECOND, "37 us"}};

void lcd_start(struct lcd *lcd, struct faults *faults, bool slow, uint64_t seed) {
    memset(lcd, 0, sizeof *lcd);
    prng_start(&lcd->prng, seed, PRNG_LCD);
    lcd->faults = faults;
    lcd->controller.slow = slow;
}

/* Faults of the controller count only once it has been started up. */
static void listen(struct lcd *lcd) {
    bool known = lcd->startup == LCD_STARTUP_STEPS && !lcd->disturbed;
    lcd->controller.faults = known ? lcd->faults : &lcd->unheard;
}

void lcd_power_on(struct lcd *lcd, uint64_t now) {
    struct lcd_controller *controller = &lcd->controller;
    for (unsigned i = 0; i < LCD_DDRAM_SIZE; i++) {
        controller->ddram[i] = (uint8_t)prng_next(&lcd->prng);
    }
    for (unsigned i = 0; i < LCD_CGRAM_SIZE; i++) {
        controller->cgram[i] = (uint8_t)prng_next(&lcd->prng);
    }
    controller->eight_bits = true;
    controller->two_lines = controller->display_on = controller->to_cgram = false;
    controller->increment = false;
    controller->shift_on_write = true;
    controller->address = 0;
    controller->shift = 0;
    lcd->pins = (struct lcd_pins){0};
    lcd->rose = lcd->rs_changed = lcd->data_changed = 0;
    lcd->half = lcd->disturbed = false;
    lcd->startup = 0;
    lcd->ready = now + startup[0].wait;
    listen(lcd);
}

void lcd_disturb(struct lcd *lcd) {
    struct lcd_controller *controller = &lcd->controller;
    for (unsigned i = 0; i < 16; i++) {
        uint64_t draw = prng_next(&lcd->prng);
        controller->ddram[draw % LCD_LINE_CELLS + (draw & 0x800 ? LCD_LINE_START : 0)] =
            (uint8_t)(draw >> 16);
        controller->cgram[draw >> 32 & (LCD_CGRAM_SIZE - 1)] = (uint8_t)(draw >> 40);
    }
    uint64_t draw = prng_next(&lcd->prng);
    lcd->half = !lcd->half;
    lcd->high = draw & 0xF;
    lcd->high_rs = draw & 0x10;
    controller->eight_bits = (draw & 0x60) == 0;
    controller->two_lines = controller->display_on = draw & 0x80;
    controller->increment = draw & 0x100;
    controller->shift_on_write = draw & 0x200;
    controller->shift = (int)(draw >> 10 & 15);
    lcd->disturbed = true;
    listen(lcd);
}

static void startup_nibble(struct lcd *lcd, uint64_t now) {
    unsigned step = lcd->startup;
    if (lcd->pins.rs || lcd->pins.data != startup[step].nibble) {
        faults_raise(lcd->faults, "LCD start-up: nibble %u is %s %X, not instruction %X", step + 1,
                     lcd->pins.rs ? "data" : "instruction", lcd->pins.data, startup[step].nibble);
        return;
    }
    lcd->startup = step + 1;
    lcd->ready = now + (lcd->startup < LCD_STARTUP_STEPS ? startup[lcd->startup].wait
                                                         : 37 * TICKS_PER_MICROSECOND);
}

static void execute(struct lcd *lcd, uint8_t byte, uint64_t now) {
    bool had_eight_bits = lcd->controller.eight_bits;
    uint64_t ready = now + lcd_execute(&lcd->controller, lcd->pins.rs, byte);
    if (ready > lcd->ready) {
        lcd->ready = ready;
    }
    if (had_eight_bits && !lcd->controller.eight_bits) {
        lcd->disturbed = false;
        listen(lcd);
    }
}

/* On a bus of 8 bits the lower four are not wired and read 0. */
static void take_nibble(struct lcd *lcd, uint64_t now) {
    if (lcd->controller.eight_bits) {
        lcd->half = false;
        execute(lcd, (uint8_t)(lcd->pins.data << 4), now);
        return;
    }
    if (!lcd->half) {
        lcd->half = true;
        lcd->high = lcd->pins.data;
        lcd->high_rs = lcd->pins.rs;
        return;
    }
    lcd->half = false;
    if (lcd->high_rs != lcd->pins.rs) {
        faults_raise(lcd->controller.faults, "LCD: RS changed between the two nibbles of a byte");
    }
    execute(lcd, (uint8_t)(lcd->high << 4 | lcd->pins.data), now);
}

/* A reset in the middle of a pulse of E ends the pulse: the controller takes what is on the bus. */
void lcd_processor_reset(struct lcd *lcd, uint64_t now) {
    lcd->startup = 0;
    listen(lcd);
    if (lcd->pins.e) {
        lcd->pins.e = false;
        take_nibble(lcd, now);
    }
}

static void enable_rises(struct lcd *lcd, uint64_t now) {
    if (lcd->rose && now < lcd->rose + ENABLE_CYCLE) {
        faults_raise(lcd->faults, "LCD: E cycle of %u ns, 500 ns needed",
                     (unsigned)((now - lcd->rose) * 1000 / TICKS_PER_MICROSECOND));
    }
    if (now < lcd->ready && !lcd->disturbed) {
        uint64_t early = (lcd->ready - now + TICKS_PER_MICROSECOND - 1) / TICKS_PER_MICROSECOND;
        if (lcd->startup < LCD_STARTUP_STEPS) {
            faults_raise(lcd->faults, "LCD start-up: %s not waited out, %llu us too early",
                         startup[lcd->startup].name, (unsigned long long)early);
        } else {
            faults_raise(lcd->faults, "LCD write while busy, %llu us too early",
                         (unsigned long long)early);
        }
    }
    if (now < lcd->rs_changed + ADDRESS_SETUP) {
        faults_raise(lcd->faults, "LCD: RS changed together with E");
    }
    lcd->rose = now;
}

static void enable_falls(struct lcd *lcd, uint64_t now) {
    if (now - lcd->rose < ENABLE_PULSE) {
        faults_raise(lcd->faults, "LCD: E pulse of %u ns, 230 ns needed",
                     (unsigned)((now - lcd->rose) * 1000 / TICKS_PER_MICROSECOND));
    }
    if (now - lcd->data_changed < DATA_SETUP) {
        faults_raise(lcd->faults, "LCD: data not steady for 80 ns before E falls");
    }
    if (!lcd->pins.driven) {
        faults_raise(lcd->faults, "LCD: E falls while RS or a data line is not an output");
    }
    if (lcd->startup < LCD_STARTUP_STEPS) {
        startup_nibble(lcd, now);
    }
    take_nibble(lcd, now);
    listen(lcd);
}

void lcd_drive(struct lcd *lcd, const struct lcd_pins *pins, uint64_t now) {
    struct lcd_pins old = lcd->pins;
    bool falls = old.e && !pins->e;
    if (old.rs != pins->rs) {
        lcd->rs_changed = now;
        if (old.e && pins->e) {
            faults_raise(lcd->faults, "LCD: RS changed while E is high");
        }
    }
    if (falls) {
        /* the controller latches what stood on the bus before this write */
        lcd->pins.driven = old.driven;
        if (old.rs != pins->rs || old.data != pins->data) {
            faults_raise(lcd->faults, "LCD: RS or data change together with E, held for 0 ns");
        }
        enable_falls(lcd, now);
    }
    if (old.data != pins->data || old.driven != pins->driven) {
        lcd->data_changed = now;
    }
    lcd->pins = *pins;
    if (!old.e && pins->e) {
        enable_rises(lcd, now);
    }
}

void lcd_show(const struct lcd *lcd, struct view *view) {
    for (int row = 0; row < VIEW_ROWS; row++) {
        for (int column = 0; column < VIEW_COLUMNS; column++) {
            int at = (column + lcd->controller.shift) % LCD_LINE_CELLS;
            view->cells[row][column] = lcd->controller.ddram[row * LCD_LINE_START + at];
        }
    }
    for (int i = 0; i < LCD_CGRAM_SIZE; i++) {
        view->glyphs[i / VIEW_GLYPH_ROWS][i % VIEW_GLYPH_ROWS] = lcd->controller.cgram[i] & 0x1F;
    }
    view->display_on = lcd->controller.display_on;
}
