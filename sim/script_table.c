#include "script_table.h"

#include <string.h>

static const struct script_entry entries[] = {
    {"press", "k?t", script_press, SCRIPT_PLAIN},
    {"hold", "kt", script_hold, SCRIPT_PLAIN},
    {"down", "k", script_down, SCRIPT_PLAIN},
    {"up", "", script_up, SCRIPT_PLAIN},
    {"random-keys", "n?n", script_random_keys, SCRIPT_PLAIN},
    {"wait", "t", script_wait, SCRIPT_PLAIN},
    {"serial", "s", script_serial, SCRIPT_PLAIN},
    {"serial-bytes", "x", script_serial_bytes, SCRIPT_PLAIN},
    {"power-cut", "?t", script_power_cut, SCRIPT_PLAIN},
    {"cut-after-eeprom-writes", "n", script_cut_after_writes, SCRIPT_PLAIN},
    {"reset", "", script_reset, SCRIPT_PLAIN},
    {"allow-reset", "", script_allow_reset, SCRIPT_PLAIN},
    {"snapshot", "s", script_snapshot, SCRIPT_PLAIN},
    {"report", "", script_report, SCRIPT_PLAIN},
    {"pass", "", script_pass, SCRIPT_PLAIN},
    {"expect-lcd", "s?s", script_expect_lcd, SCRIPT_PLAIN},
    {"wait-lcd", "st", script_wait_lcd, SCRIPT_PLAIN},
    {"wait-quiet-lcd", "tt", script_wait_quiet_lcd, SCRIPT_PLAIN},
    {"expect-led", "f", script_expect_led, SCRIPT_PLAIN},
    {"expect-tone", "?n", script_expect_tone, SCRIPT_PLAIN},
    {"expect-silence", "", script_expect_silence, SCRIPT_PLAIN},
    {"expect-light", "o", script_expect_light, SCRIPT_PLAIN},
    {"expect-serial", "s?t", script_expect_serial, SCRIPT_PLAIN},
    {"expect-serial-line", "s?t", script_expect_serial_line, SCRIPT_PLAIN},
    {"expect-handler-below", "t", script_expect_handler_below, SCRIPT_PLAIN},
    {"expect-stack-below", "n", script_expect_stack_below, SCRIPT_PLAIN},
    {"expect-no-handler-stuck", "", script_expect_no_handler_stuck, SCRIPT_PLAIN},
    {"golden", "s", script_golden, SCRIPT_PLAIN},
    {"seed", "n", NULL, SCRIPT_SEED},
    {"repeat", "n", NULL, SCRIPT_REPEAT},
    {"end", "", NULL, SCRIPT_END},
};

const struct script_entry *script_table_find(const char *name) {
    for (size_t i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        if (strcmp(entries[i].name, name) == 0) {
            return &entries[i];
        }
    }
    return NULL;
}
