#include "hal/nvm.h"

#include "fake.h"
#include <string.h>

enum { ERASED = 0xFF };

static uint8_t bytes[NVM_SIZE];
static bool formatted; /* erased for the first time: a static array starts as zeros */
static uint32_t writes, writes_at[NVM_SIZE];
static uint16_t last_address;
static uint32_t until_cut; /* writes to go, the torn one included; 0: never */
static uint8_t torn_value;
static bool off;
static struct weak_byte {
    uint16_t address;
    uint8_t bits;
} weak[NVM_SIZE]; /* whose bits are drawn anew at each start */
static unsigned weak_count;
static uint64_t weak_draw;
static uint8_t slowness, busy_polls;

static uint8_t *memory(void) {
    if (!formatted) {
        memset(bytes, ERASED, sizeof bytes);
        formatted = true;
    }
    return bytes;
}

bool nvm_busy(void) {
    if (busy_polls == 0) {
        return false;
    }
    busy_polls--;
    return true;
}

static struct weak_byte *weak_byte(uint16_t address) {
    struct weak_byte *byte = weak;
    while (byte < weak + weak_count && byte->address != address) {
        byte++;
    }
    return byte;
}

static uint8_t weak_bits(uint16_t address) {
    struct weak_byte *byte = weak_byte(address);
    return byte < weak + weak_count ? byte->bits : 0;
}

void fake_nvm_weaken(uint16_t address, uint8_t bits) {
    struct weak_byte *byte = weak_byte(address);
    if (byte == weak + weak_count && bits) {
        weak_count++;
    } else if (byte < weak + weak_count && !bits) {
        *byte = weak[--weak_count];
        return;
    }
    if (bits) {
        *byte = (struct weak_byte){address, bits};
    }
}

/* Draws the values that weak bits have from this start on. */
static void draw_weak_bits(void) {
    for (unsigned i = 0; i < weak_count; i++) {
        weak_draw = weak_draw * 6364136223846793005u + 1442695040888963407u;
        memory()[weak[i].address] ^= (uint8_t)(weak_draw >> 56) & weak[i].bits;
    }
}

uint8_t nvm_read(uint16_t address) {
    busy_polls = 0;
    return address < NVM_SIZE ? memory()[address] : ERASED;
}

/* The value that a write leaves behind: the power may fail during it. */
static uint8_t outcome(uint8_t value) {
    if (until_cut == 0 || --until_cut > 0) {
        return value;
    }
    off = true;
    return torn_value;
}

void nvm_rewrite(uint16_t address, uint8_t value) {
    if (address >= NVM_SIZE || off) {
        return;
    }
    writes++;
    writes_at[address]++;
    last_address = address;
    busy_polls = slowness;
    memory()[address] = outcome(value);
    fake_nvm_weaken(address, 0);
}

void nvm_write(uint16_t address, uint8_t value) {
    if (nvm_read(address) != value) {
        nvm_rewrite(address, value);
    }
}

void nvm_confirm(uint16_t address) {
    if (!off) {
        fake_nvm_weaken(address, weak_bits(address) & nvm_read(address));
        busy_polls = slowness;
    }
}

void fake_nvm_reset(void) {
    formatted = false;
    weak_count = 0;
    weak_draw = 1;
    fake_nvm_clear_counts();
    fake_nvm_power_on();
    fake_nvm_slow(0);
}

uint8_t *fake_nvm_bytes(void) {
    return memory();
}

void fake_nvm_cut_at(uint32_t nth_write, uint8_t torn) {
    until_cut = nth_write;
    torn_value = torn;
}

void fake_nvm_never_cut(void) {
    until_cut = 0;
}

bool fake_nvm_is_off(void) {
    return off;
}

void fake_nvm_power_on(void) {
    off = false;
    busy_polls = 0;
    fake_nvm_never_cut();
    draw_weak_bits();
}

uint32_t fake_nvm_writes(void) {
    return writes;
}

uint16_t fake_nvm_last_address(void) {
    return last_address;
}

uint32_t fake_nvm_writes_at(uint16_t address) {
    return address < NVM_SIZE ? writes_at[address] : 0;
}

void fake_nvm_clear_counts(void) {
    writes = 0;
    memset(writes_at, 0, sizeof writes_at);
}

void fake_nvm_slow(uint8_t polls) {
    slowness = polls;
    busy_polls = 0;
}
