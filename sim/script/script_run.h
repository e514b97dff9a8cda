#ifndef KOSTKA_SIM_SCRIPT_RUN_H
#define KOSTKA_SIM_SCRIPT_RUN_H

#include "face/recording.h"
#include "machine/machine.h"
#include "script/script.h"
#include <stdbool.h>

/* Runs a script on a machine, at full speed. */

struct script_settings {
    bool bless;                  /* write golden pictures instead of comparing */
    uint64_t limit;              /* of simulated time, in ticks; a longer run fails */
    struct recording *recording; /* or NULL */
};

/* True if the script reached pass without a fault; prints "PASS name (time)". Otherwise prints the
   reason in one line "script:LINE: ..." on stderr, with the screen. */
bool script_run(const struct script *script, struct machine *machine,
                const struct script_settings *settings);

/* The rest is for the functions behind the words. */

/* The progress of a repeat. */
struct script_rounds {
    uint64_t left;     /* rounds to come */
    uint64_t deadline; /* the time at which a repeat until a text gives up */
};

struct script_run {
    const struct script *script;
    const struct script_command *command; /* the one that runs */
    const struct script_settings *settings;
    struct machine *machine;
    char *output; /* the bytes from the serial line, NUL terminated */
    size_t output_size, output_room, consumed;
    uint64_t wear_since;          /* ticks */
    size_t next;                  /* command */
    struct script_rounds *rounds; /* by command; used for each repeat */
    bool passed;
};

/* Reports what went wrong, with the screen; returns false. */
bool script_run_fail(struct script_run *run, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Lets time pass; false, with a report, if a fault, a signal or the limit ended the run. */
bool script_run_for(struct script_run *run, uint64_t ticks);

enum script_wait {
    WAIT_MET,     /* the condition holds */
    WAIT_IN_VAIN, /* it did not hold in time; nothing has been reported */
    WAIT_BROKEN   /* a fault, a signal or the limit ended the run; reported */
};

/* Lets time pass in steps of 1 ms until the condition holds. */
enum script_wait script_run_until(struct script_run *run, uint64_t timeout,
                                  bool (*condition)(struct script_run *run, void *context),
                                  void *context);

#endif
