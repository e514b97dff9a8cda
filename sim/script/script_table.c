#include "script/script_table.h"

#include <stdio.h>
#include <string.h>

static const struct script_entry entries[] = {
    {"press", "k?t", "KEY [TIME]",
     "key down for 80 ms or TIME, then up for 60 ms; keys: right up down left select (or ok)",
     script_press, SCRIPT_PLAIN},
    {"press-until", "ks?n", "KEY TEXT [N]",
     "press KEY, at most N or 20 times, until a row contains TEXT", script_press_until,
     SCRIPT_PLAIN},
    {"hold", "kt", "KEY TIME", "key down for TIME, then up for 60 ms", script_hold, SCRIPT_PLAIN},
    {"down", "k", "KEY", "key down from now on", script_down, SCRIPT_PLAIN},
    {"up", "", "", "no key down", script_up, SCRIPT_PLAIN},
    {"random-keys", "n?n", "N [SEED]",
     "N random presses, glitches and long holds among them, about 50 ms each", script_random_keys,
     SCRIPT_PLAIN},
    {"wait", "t", "TIME", "let time pass: 500us, 20ms, 1.5s, 2min, 1h", script_wait, SCRIPT_PLAIN},
    {"serial", "s", "TEXT", "send TEXT, CR and LF", script_serial, SCRIPT_PLAIN},
    {"serial-bytes", "x", "HEX...", "send bytes", script_serial_bytes, SCRIPT_PLAIN},
    {"power-cut", "?t", "[TIME]", "power off for 100 ms or TIME, and on again", script_power_cut,
     SCRIPT_PLAIN},
    {"cut-after-eeprom-writes", "n", "N",
     "power fails for 100 ms during the N-th EEPROM write from now", script_cut_after_writes,
     SCRIPT_PLAIN},
    {"reset", "", "", "the reset button", script_reset, SCRIPT_PLAIN},
    {"allow-reset", "", "", "watchdog resets are no faults from now on", script_allow_reset,
     SCRIPT_PLAIN},
    {"snapshot", "s", "FILE", "write a picture: .png, .svg or .txt", script_snapshot, SCRIPT_PLAIN},
    {"report", "", "", "print handler times and the stack", script_report, SCRIPT_PLAIN},
    {"pass", "", "", "the run has passed; a script that does not get here has failed", script_pass,
     SCRIPT_PLAIN},
    {"expect-lcd", "s?s", "TEXT [TEXT]", "a row contains TEXT; with two, the rows are these",
     script_expect_lcd, SCRIPT_PLAIN},
    {"wait-lcd", "st", "TEXT TIME", "wait until a row contains TEXT, at most TIME", script_wait_lcd,
     SCRIPT_PLAIN},
    {"wait-quiet-lcd", "tt", "TIME TIME",
     "wait until the screen has not changed for TIME, at most TIME", script_wait_quiet_lcd,
     SCRIPT_PLAIN},
    {"expect-led", "f", "FACE", "the pips show this face; off is none", script_expect_led,
     SCRIPT_PLAIN},
    {"wait-led", "ft", "FACE TIME", "wait until the pips show this face, at most TIME",
     script_wait_led, SCRIPT_PLAIN},
    {"expect-tone", "?n", "[HERTZ]", "a tone sounds, within 2 % of HERTZ", script_expect_tone,
     SCRIPT_PLAIN},
    {"wait-tone", "nt", "HERTZ TIME", "wait until a tone within 2 % of HERTZ sounds, at most TIME",
     script_wait_tone, SCRIPT_PLAIN},
    {"expect-silence", "", "", "no tone sounds", script_expect_silence, SCRIPT_PLAIN},
    {"expect-light", "o", "on|off", "the light behind the LCD", script_expect_light, SCRIPT_PLAIN},
    {"expect-serial", "s?t", "TEXT [TIME]", "TEXT comes within 1 s or TIME; it is consumed",
     script_expect_serial, SCRIPT_PLAIN},
    {"expect-serial-line", "s?t", "TEXT [TIME]", "a line that is exactly TEXT comes",
     script_expect_serial_line, SCRIPT_PLAIN},
    {"expect-handler-below", "t", "TIME", "no handler has taken TIME or longer",
     script_expect_handler_below, SCRIPT_PLAIN},
    {"expect-stack-below", "n", "BYTES", "less than BYTES of stack were used",
     script_expect_stack_below, SCRIPT_PLAIN},
    {"expect-no-handler-stuck", "", "", "no handler is running", script_expect_no_handler_stuck,
     SCRIPT_PLAIN},
    {"golden", "s", "NAME", "the picture equals golden/NAME.txt beside the script", script_golden,
     SCRIPT_PLAIN},
    {"seed", "n", "N", "first command only: as --seed N, which overrides it", NULL, SCRIPT_SEED},
    {"repeat", "n", "N", "do the commands up to the matching end N times", NULL, SCRIPT_REPEAT},
    {"end", "", "", "see repeat", NULL, SCRIPT_END},
};

const struct script_entry *script_table_find(const char *name) {
    for (size_t i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        if (strcmp(entries[i].name, name) == 0) {
            return &entries[i];
        }
    }
    return NULL;
}

void script_table_help(void) {
    printf("Scripts: a command a line, texts in double quotes, # starts a comment.\n\n");
    for (size_t i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        char head[48];
        snprintf(head, sizeof head, "%s %s", entries[i].name, entries[i].arguments);
        printf("  %-29s %s\n", head, entries[i].help);
    }
    printf("\nTimes are simulated. A fault, a wrong expectation or the end without pass fails the "
           "run.\n");
}
