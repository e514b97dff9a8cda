#include "script/script_run.h"

#include "face/snapshot.h"
#include "script/script_vocabulary.h"
#include "ticks.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME = TICKS_PER_SECOND / 30 };

bool script_run_fail(struct script_run *run, const char *format, ...) {
    char screen[SNAPSHOT_TEXT_SIZE];
    struct view view;
    va_list arguments;
    fprintf(stderr, "%s:%d: ", run->script->path, run->command ? run->command->line : 0);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    machine_show(run->machine, &view);
    snapshot_text(&view, screen);
    fprintf(stderr, "\n%sseed %llu\n", screen, (unsigned long long)run->machine->settings.seed);
    return false;
}

static bool healthy(struct script_run *run) {
    char when[TICKS_TEXT_SIZE];
    if (run->machine->faults.count) {
        return script_run_fail(run, "fault: %s", run->machine->faults.first);
    }
    if (machine_interrupted) {
        return script_run_fail(run, "interrupted");
    }
    if (machine_now(run->machine) >= run->settings->limit) {
        return script_run_fail(run, "still running after the limit of %s",
                               ticks_text(run->settings->limit, when));
    }
    return true;
}

static uint64_t earlier(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

static bool run_to(struct script_run *run, uint64_t until) {
    while (machine_now(run->machine) < until) {
        uint64_t now = machine_now(run->machine);
        uint64_t stop = earlier(until, run->settings->limit);
        if (run->settings->recording) {
            stop = earlier(stop, now + FRAME);
        }
        machine_run(run->machine, stop);
        if (!healthy(run)) {
            return false;
        }
        if (run->settings->recording) {
            struct view view;
            machine_show(run->machine, &view);
            recording_frame(run->settings->recording, &view);
        }
    }
    return true;
}

bool script_run_for(struct script_run *run, uint64_t ticks) {
    return run_to(run, machine_now(run->machine) + ticks);
}

enum script_wait script_run_until(struct script_run *run, uint64_t timeout,
                                  bool (*condition)(struct script_run *run, void *context),
                                  void *context) {
    uint64_t end = machine_now(run->machine) + timeout;
    while (!condition(run, context)) {
        uint64_t now = machine_now(run->machine);
        if (now >= end) {
            return WAIT_IN_VAIN;
        }
        if (!run_to(run, earlier(now + TICKS_PER_MILLISECOND, end))) {
            return WAIT_BROKEN;
        }
    }
    return WAIT_MET;
}

static void take_output(void *context, uint8_t byte) {
    struct script_run *run = context;
    if (run->output_size + 2 > run->output_room) {
        run->output_room = run->output_room ? 2 * run->output_room : 1024;
        char *output = realloc(run->output, run->output_room);
        if (!output) {
            abort();
        }
        run->output = output;
    }
    run->output[run->output_size++] =
        byte ? (char)byte : '?'; /* the texts searched for have no NUL */
    run->output[run->output_size] = 0;
}

static bool run_commands(struct script_run *run) {
    const struct script *script = run->script;
    bool good = true;
    while (good && run->next < script->count && !run->passed) {
        run->command = &script->commands[run->next++];
        if (run->command->word->run) {
            good = run->command->word->run(run, &run->command->given) && healthy(run);
        }
    }
    return good;
}

static const char *base_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool script_run(const struct script *script, struct machine *machine,
                const struct script_settings *settings) {
    struct script_run run = {.script = script, .machine = machine, .settings = settings};
    char when[TICKS_TEXT_SIZE];
    machine->strict = true;
    machine->sent = take_output;
    machine->sent_context = &run;
    run.rounds = calloc(script->count + 1, sizeof *run.rounds);
    if (!run.rounds) {
        abort();
    }
    bool good = healthy(&run) && run_commands(&run);
    if (good && !run.passed) {
        good = script_run_fail(&run, "the end was reached without pass");
    }
    if (good) {
        printf("PASS %s (%s)\n", base_name(script->path), ticks_text(machine_now(machine), when));
        fflush(stdout);
    }
    machine->sent = NULL;
    machine->sent_context = NULL;
    free(run.output);
    free(run.rounds);
    return good;
}
