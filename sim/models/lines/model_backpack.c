#include "models/lines/model_backpack.h"

#include <string.h>

enum { RS = 0x01, RW = 0x02, E = 0x04, LIGHT = 0x08, ALL = 0xFF };

void backpack_start(struct backpack *backpack, struct lcd *lcd, struct faults *faults,
                    uint8_t address) {
    memset(backpack, 0, sizeof *backpack);
    backpack->lcd = lcd;
    backpack->faults = faults;
    backpack->address = address;
}

void backpack_power_on(struct backpack *backpack, uint64_t now) {
    backpack->selected = false;
    backpack->fresh = true;
    backpack->outputs = ALL;
    lcd_power_on(backpack->lcd, now);
}

void backpack_processor_reset(struct backpack *backpack, uint64_t now) {
    backpack->fresh = true;
    lcd_processor_reset(backpack->lcd, now);
}

void backpack_plug(struct backpack *backpack, uint8_t address, uint64_t now) {
    backpack->holds_sda = 0;
    backpack->holds_scl = false;
    backpack->address = address;
    backpack_power_on(backpack, now);
}

void backpack_begin(struct backpack *backpack) {
    backpack->selected = false;
}

void backpack_end(struct backpack *backpack) {
    backpack->selected = false;
}

/* Reports lines that change together with E. The first byte after a reset is not compared with the
   outputs before it, because the reset may have come in the middle of a pulse. But at power-on R/W
   is high, and must stay high until E is low. */
static void judge(struct backpack *backpack, uint8_t next) {
    uint8_t last = backpack->outputs, changed = last ^ next;
    if (backpack->fresh) {
        if (last == ALL && !(next & E) && !(next & RW)) {
            faults_raise(backpack->faults, "backpack: R/W falls with E, which is a write");
        }
        return;
    }
    if ((changed & E) && !(next & E) && (changed & ~(E | LIGHT))) {
        faults_raise(backpack->faults, "backpack: lines of the LCD change as E falls");
    }
    if ((changed & E) && (next & E) && (changed & RW)) {
        faults_raise(backpack->faults, "backpack: R/W changes as E rises");
    }
    if ((next & E) && (next & RW)) {
        faults_raise(backpack->faults, "backpack: the LCD is read");
    }
}

static void put(struct backpack *backpack, uint8_t outputs, uint64_t now) {
    judge(backpack, outputs);
    backpack->fresh = false;
    backpack->outputs = outputs;
    const struct lcd_pins pins = {.e = (outputs & E) && !(outputs & RW),
                                  .rs = outputs & RS,
                                  .driven = true,
                                  .data = outputs >> 4};
    lcd_drive(backpack->lcd, &pins, now);
}

bool backpack_take(struct backpack *backpack, uint8_t byte, bool is_address, uint64_t now) {
    if (backpack->address == BACKPACK_ABSENT) {
        return false;
    }
    if (is_address) {
        backpack->selected = byte >> 1 == backpack->address;
        if (backpack->selected && (byte & 1)) {
            faults_raise(backpack->faults, "backpack: it is read");
        }
    } else if (backpack->selected) {
        put(backpack, byte, now);
    }
    return backpack->selected;
}

void backpack_clock(struct backpack *backpack) {
    backpack->holds_sda -= backpack->holds_sda > 0;
}

bool backpack_light(const struct backpack *backpack) {
    return backpack->address != BACKPACK_ABSENT && (backpack->outputs & LIGHT);
}
