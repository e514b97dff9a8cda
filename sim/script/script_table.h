#ifndef KOSTKA_SIM_SCRIPT_TABLE_H
#define KOSTKA_SIM_SCRIPT_TABLE_H

#include "script/script.h"

/* The commands of scripts. A signature has a letter per argument, what follows ? may be left out:
   k key, t time, n number, f face 0..6, o on or off, s text, x hexadecimal bytes up to the end of
   the line. */

struct script_run;

enum script_control { SCRIPT_PLAIN, SCRIPT_SEED, SCRIPT_REPEAT, SCRIPT_END };

struct script_entry {
    const char *name, *signature;
    const char *arguments, *help; /* for the list of commands */
    bool (*run)(struct script_run *run, const struct script_command *command);
    enum script_control control;
};

/* NULL when there is none of that name. */
const struct script_entry *script_table_find(const char *name);

/* Prints the list of commands. */
void script_table_help(void);

/* The bodies: false, with the reason printed, when the run has failed. */
bool script_press(struct script_run *run, const struct script_command *command);
bool script_press_until(struct script_run *run, const struct script_command *command);
bool script_hold(struct script_run *run, const struct script_command *command);
bool script_down(struct script_run *run, const struct script_command *command);
bool script_up(struct script_run *run, const struct script_command *command);
bool script_random_keys(struct script_run *run, const struct script_command *command);
bool script_wait(struct script_run *run, const struct script_command *command);
bool script_serial(struct script_run *run, const struct script_command *command);
bool script_serial_bytes(struct script_run *run, const struct script_command *command);
bool script_power_cut(struct script_run *run, const struct script_command *command);
bool script_cut_after_writes(struct script_run *run, const struct script_command *command);
bool script_reset(struct script_run *run, const struct script_command *command);
bool script_allow_reset(struct script_run *run, const struct script_command *command);
bool script_snapshot(struct script_run *run, const struct script_command *command);
bool script_report(struct script_run *run, const struct script_command *command);
bool script_pass(struct script_run *run, const struct script_command *command);

bool script_expect_lcd(struct script_run *run, const struct script_command *command);
bool script_wait_lcd(struct script_run *run, const struct script_command *command);
bool script_wait_quiet_lcd(struct script_run *run, const struct script_command *command);
bool script_expect_led(struct script_run *run, const struct script_command *command);
bool script_wait_led(struct script_run *run, const struct script_command *command);
bool script_expect_tone(struct script_run *run, const struct script_command *command);
bool script_wait_tone(struct script_run *run, const struct script_command *command);
bool script_expect_silence(struct script_run *run, const struct script_command *command);
bool script_expect_light(struct script_run *run, const struct script_command *command);
bool script_expect_serial(struct script_run *run, const struct script_command *command);
bool script_expect_serial_line(struct script_run *run, const struct script_command *command);
bool script_expect_handler_below(struct script_run *run, const struct script_command *command);
bool script_expect_stack_below(struct script_run *run, const struct script_command *command);
bool script_expect_no_handler_stuck(struct script_run *run, const struct script_command *command);
bool script_golden(struct script_run *run, const struct script_command *command);

#endif
