#include "hal/power.h"

#include "fake.h"

static uint8_t cause = POWER_RESET_POWER_ON;
static bool guarded;
static uint32_t feeds, idles, naps;
static uint8_t failed_starts;
static bool succeeded;
static void (*idle_hook)(void);

uint8_t power_reset_cause(void) {
    return cause;
}

void power_start(void) {
    succeeded = false;
}

uint8_t power_failed_starts(void) {
    return failed_starts;
}

void power_start_succeeded(void) {
    succeeded = true;
}

void power_guard_start(void) {
    guarded = true;
}

void power_guard_feed(void) {
    feeds++;
}

void power_idle(void) {
    idles++;
    if (idle_hook) {
        idle_hook();
    }
}

void power_nap(void) {
    guarded = false;
    naps++;
}

void fake_power_reset(void) {
    naps = 0;
    cause = POWER_RESET_POWER_ON;
    guarded = false;
    failed_starts = 0;
    succeeded = false;
    feeds = 0;
    idles = 0;
    idle_hook = NULL;
}

void fake_power_set_cause(uint8_t new_cause) {
    cause = new_cause;
}

void fake_power_at_idle(void (*hook)(void)) {
    idle_hook = hook;
}

void fake_power_fail_starts(uint8_t before_this_one) {
    failed_starts = before_this_one;
}

bool fake_power_start_succeeded(void) {
    return succeeded;
}

bool fake_power_guarded(void) {
    return guarded;
}

uint32_t fake_power_feeds(void) {
    return feeds;
}

uint32_t fake_power_idles(void) {
    return idles;
}

uint32_t fake_power_naps(void) {
    return naps;
}
