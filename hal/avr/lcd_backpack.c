#include "lcd_bus.h"

#include "hal/lcd.h"
#include "pin_access.h"
#include "twi.h"

/* A PCF8574 on the back of the LCD (NXP, rev. 5). A byte sent to it stands on its eight outputs
   until the next one, 90 us later. So E is high for 90 us, and a write is executed before E can
   rise again: nothing has to be waited for. At power-on all outputs are high. */
enum { RS = BACKPACK_RS, RW = BACKPACK_RW, E = BACKPACK_E, LIGHT = BACKPACK_LIGHT };
enum { DATA = BACKPACK_DATA, INVERTED = BACKPACK_LIGHT_IS_LOW ? LIGHT : 0 };
_Static_assert(RS + RW + E + LIGHT + DATA == 0xFF && (DATA == 0xF0 || DATA == 0x0F),
               "each line of the LCD has an output of its own");

/* A PCF8574 and a PCF8574A, each with all three address lines open. */
static const FLASH uint8_t addresses[] = {0x27, 0x3F};

static struct {
    uint8_t address; /* of the backpack that answers, or 0 */
    uint8_t outputs; /* RS and the light */
} backpack = {.outputs = LIGHT};

static void lose(void) {
    backpack.address = 0;
    twi_free_bus();
}

/* Sends nothing to a backpack that has been lost. */
static void put(uint8_t outputs) {
    if (backpack.address && !twi_send(outputs ^ INVERTED)) {
        lose();
    }
}

static bool finds(uint8_t address) {
    bool answers = twi_begin(address);

    if (answers) {
        twi_end();
    } else {
        twi_free_bus();
    }
    return answers;
}

static uint8_t find(void) {
    for (uint8_t i = 0; i < sizeof addresses; i++) {
        if (finds(addresses[i])) {
            return addresses[i];
        }
    }
    return 0;
}

bool lcd_seek(void) {
    return find() != 0;
}

void lcd_bus_begin(void) {
    if (backpack.address && !twi_begin(backpack.address)) {
        lose();
    }
}

void lcd_bus_end(void) {
    if (backpack.address) {
        twi_end();
    }
}

bool lcd_answers(void) {
    lcd_bus_begin();
    lcd_bus_end();
    return backpack.address;
}

/* R/W goes low after E: what E ends at power-on must not be a write. */
bool lcd_bus_restart(void) {
    backpack.address = find();
    backpack.outputs &= LIGHT;
    lcd_bus_begin();
    put(backpack.outputs | RW);
    put(backpack.outputs);
    lcd_bus_end();
    return true;
}

void lcd_bus_start(void) {
    twi_start();
    lcd_bus_restart();
}

/* RS changes before E rises. */
void lcd_bus_select(bool data) {
    uint8_t outputs = data ? backpack.outputs | RS : backpack.outputs & (uint8_t)~RS;

    if (outputs != backpack.outputs) {
        backpack.outputs = outputs;
        put(outputs);
    }
}

void lcd_bus_half(uint8_t byte) {
    uint8_t data = DATA == 0xF0 ? byte & 0xF0 : byte >> 4;
    uint8_t outputs = data | backpack.outputs;

    put(outputs | E);
    put(outputs);
}

void lcd_bus_byte(uint8_t byte) {
    lcd_bus_half(byte);
    lcd_bus_half((uint8_t)(byte << 4));
}

/* R/W stays low: E is the line that counts. */
void lcd_bus_sleep(void) {
    backpack.outputs |= RS;
    put(backpack.outputs | DATA);
}

void lcd_light(bool on) {
    uint8_t outputs = on ? backpack.outputs | LIGHT : backpack.outputs & (uint8_t)~LIGHT;

    if (outputs != backpack.outputs) {
        backpack.outputs = outputs;
        lcd_bus_begin();
        put(outputs);
        lcd_bus_end();
    }
}
