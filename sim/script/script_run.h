#ifndef KOSTKA_SIM_SCRIPT_RUN_H
#define KOSTKA_SIM_SCRIPT_RUN_H

#include "face/recording.h"
#include "machine/machine.h"
#include "script/script.h"
#include <stdbool.h>

/* Runs a script on a machine, at full speed. */

struct script_settings {
    bool bless;                  /* write golden pictures instead of comparing */
    uint64_t limit;              /* of simulated time, in ticks; then the run has failed */
    struct recording *recording; /* or NULL */
};

/* True when the script reached pass without a fault; prints "PASS name (time)", else says why not
   in one line "script:LINE: ..." on stderr, with the screen. */
bool script_run(const struct script *script, struct machine *machine,
                const struct script_settings *settings);

/* For the functions behind the words. */

/* Rounds of a repeat that are to come. */
struct script_rounds {
    uint64_t left;     /* or, until a text has come: */
    uint64_t deadline; /* the time at which it is given up */
};

struct script_run {
    const struct script *script;
    const struct script_command *command; /* the one that runs */
    const struct script_settings *settings;
    struct machine *machine;
    char *output; /* what came over the serial line, NUL terminated */
    size_t output_size, output_room, consumed;
    uint64_t wear_since;          /* ticks */
    size_t next;                  /* command */
    struct script_rounds *rounds; /* by command; of those that are a repeat */
    bool passed;
};

/* Says what went wrong, with the screen; returns false. */
bool script_run_fail(struct script_run *run, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Lets time pass; false, having said so, when a fault or the limit ended the run. */
bool script_run_for(struct script_run *run, uint64_t ticks);

enum script_wait {
    WAIT_MET,     /* the condition holds */
    WAIT_IN_VAIN, /* it did not in time; nothing has been said */
    WAIT_BROKEN   /* a fault or the limit ended the run, which has been said */
};

/* Lets time pass in steps of 1 ms until the condition holds. */
enum script_wait script_run_until(struct script_run *run, uint64_t timeout,
                                  bool (*condition)(struct script_run *run, void *context),
                                  void *context);

#endif
