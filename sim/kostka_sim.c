/* kostka-sim: Kostka's firmware on a simulated board. See command_line.c for its options. */

#include "command_line.h"
#include "face/interactive.h"
#include "face/recording.h"
#include "face/snapshot.h"
#include "machine/bridge.h"
#include "machine/machine.h"
#include "machine/real_time.h"
#include "script/script.h"
#include "script/script_run.h"
#include "ticks.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { EXIT_GOOD = 0, EXIT_FAILED = 1, EXIT_WRONG = COMMAND_LINE_WRONG, MESSAGE_SIZE = 512 };

static int complain(const char *message, int status) {
    fprintf(stderr, "kostka-sim: %s\n", message);
    return status;
}

static void interrupt(int number) {
    (void)number;
    machine_interrupted = 1;
}

static void catch_signals(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = interrupt;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, NULL);
}

/* Writes the snapshot and the report that the options ask for, and ends the machine. Returns the
   exit status. */
static int finish(struct machine *machine, const struct options *options, int status) {
    char message[MESSAGE_SIZE];
    struct view view;
    machine_show(machine, &view);
    if (options->snapshot && !snapshot_write(&view, options->snapshot, message, sizeof message)) {
        status = complain(message, EXIT_WRONG);
    }
    if (options->report) {
        measurements_report(&machine->measurements, machine_now(machine), stdout);
        printf("watchdog resets %u, power cuts %u, EEPROM writes %llu, faults %u\n",
               machine->watchdog_resets, machine->power_cuts,
               (unsigned long long)machine->eeprom.writes, machine->faults.count);
        if (machine->faults.count) {
            printf("first fault: %s\n", machine->faults.first);
        }
    }
    if (!machine_end(machine, message, sizeof message)) {
        status = complain(message, EXIT_WRONG);
    }
    return status;
}

static int run_script(const struct options *options, const char *path,
                      struct recording *recording) {
    char message[MESSAGE_SIZE];
    struct script script;
    struct machine machine;
    struct machine_settings settings = options->machine;
    struct script_settings how = {options->bless, options->limit, recording};
    if (!script_read(&script, path, message, sizeof message)) {
        script_free(&script);
        fprintf(stderr, "%s\n", message);
        return EXIT_WRONG;
    }
    if (script.has_seed && !options->has_seed) {
        settings.seed = script.seed;
    }
    int status = EXIT_WRONG;
    if (machine_start(&machine, options->elf, &settings, message, sizeof message)) {
        status = script_run(&script, &machine, &how) ? EXIT_GOOD : EXIT_FAILED;
        status = finish(&machine, options, status);
    } else {
        complain(message, status);
    }
    script_free(&script);
    return status;
}

static int run_scripts(const struct options *options, struct recording *recording) {
    int worst = EXIT_GOOD;
    for (size_t i = 0; i < options->script_count && !machine_interrupted; i++) {
        int status = run_script(options, options->scripts[i], recording);
        worst = status > worst ? status : worst;
    }
    return worst;
}

static int fault_status(const struct machine *machine) {
    if (machine->faults.count == 0) {
        return EXIT_GOOD;
    }
    fprintf(stderr, "kostka-sim: fault: %s\n", machine->faults.first);
    return EXIT_FAILED;
}

/* Runs without a face for a time, or until the serial bridge is done. */
static int run_blind(struct machine *machine, const struct options *options,
                     struct recording *recording) {
    struct bridge bridge;
    struct real_time pace;
    struct view view;
    bool bridged = options->serial == COMMAND_LINE_SERIAL_STDIO;
    uint64_t length = options->at ? options->at : options->run;
    uint64_t end = length ? length : UINT64_MAX;
    bool real_time = bridged && isatty(STDIN_FILENO) && !options->full_speed;
    if (bridged) {
        bridge_stdio(&bridge, machine);
    }
    real_time_start(&pace);
    while (machine_now(machine) < end && !machine->crashed && !machine_interrupted &&
           !(bridged && bridge_done(&bridge, options->quiet))) {
        uint64_t now = machine_now(machine);
        uint64_t slice = now + TICKS_PER_MILLISECOND;
        machine_run(machine, slice < end ? slice : end);
        if (bridged) {
            bridge_poll(&bridge);
        }
        if (recording) {
            machine_show(machine, &view);
            recording_frame(recording, &view);
        }
        real_time_step(&pace, machine_now(machine) - now, real_time ? 1 : 0);
    }
    return fault_status(machine);
}

static int run_face(struct machine *machine, const struct options *options,
                    struct recording *recording) {
    char name[64], notice[128];
    struct bridge bridge;
    struct interactive_settings settings = {
        .full_speed = options->full_speed, .snapshot = options->snapshot, .recording = recording};
    if (options->serial == COMMAND_LINE_SERIAL_PTY) {
        if (!bridge_pty(&bridge, machine, name, sizeof name)) {
            return complain("no pseudo-terminal to be had", EXIT_WRONG);
        }
        snprintf(notice, sizeof notice, "serial line at %s", name);
        settings.notice = notice;
        settings.bridge = &bridge;
    }
    interactive_run(machine, &settings);
    if (settings.bridge) {
        bridge_close(&bridge);
    }
    return EXIT_GOOD;
}

static int run_machine(const struct options *options, struct recording *recording) {
    char message[MESSAGE_SIZE];
    struct machine machine;
    if (!machine_start(&machine, options->elf, &options->machine, message, sizeof message)) {
        return complain(message, EXIT_WRONG);
    }
    if (options->machine.gdb_port) {
        fprintf(stderr, "kostka-sim: waiting for avr-gdb: target remote :%d\n",
                options->machine.gdb_port);
    }
    bool blind = options->serial == COMMAND_LINE_SERIAL_STDIO || options->at || options->run;
    int status = (blind ? run_blind : run_face)(&machine, options, recording);
    return finish(&machine, options, status);
}

int main(int count, char **words) {
    char message[MESSAGE_SIZE];
    struct options options;
    command_line_read(&options, count, words);
    struct recording *recording = NULL;
    if (options.record && !(recording = recording_open(options.record))) {
        snprintf(message, sizeof message, "%.400s: %s", options.record, strerror(errno));
        return complain(message, EXIT_WRONG);
    }
    catch_signals();
    int status =
        options.script_count ? run_scripts(&options, recording) : run_machine(&options, recording);
    if (recording && !recording_close(recording)) {
        status = complain("the recording could not be written", EXIT_WRONG);
    }
    return status;
}
