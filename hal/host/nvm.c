#include "hal/nvm.h"

#include "fake.h"
#include <string.h>

enum { ERASED = 0xFF };

static uint8_t bytes[NVM_SIZE];
static bool formatted; /* erased for the first time: a static array starts as zeros */
static uint32_t writes, writes_at[NVM_SIZE];
static uint32_t until_cut; /* writes to go, the torn one included; 0: never */
static uint8_t torn_value;
static bool off;
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

void nvm_write(uint16_t address, uint8_t value) {
    if (address >= NVM_SIZE || nvm_read(address) == value || off) {
        return;
    }
    writes++;
    writes_at[address]++;
    busy_polls = slowness;
    memory()[address] = outcome(value);
}

void fake_nvm_reset(void) {
    formatted = false;
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
}

uint32_t fake_nvm_writes(void) {
    return writes;
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
