#include "face/interactive.h"

#include "face/snapshot.h"
#include "face/terminal.h"
#include "machine/real_time.h"
#include "ticks.h"
#include <stdarg.h>
#include <stdio.h>
#include <time.h>

enum {
    SLICE = TICKS_PER_MILLISECOND,
    FRAME_MILLISECONDS = 33,
    KEY_SHORT = 120 * TICKS_PER_MILLISECOND,
    KEY_LONG = TICKS_PER_SECOND,
    NOTICE_MILLISECONDS = 6000,
    POWER_OFF = 100 * TICKS_PER_MILLISECOND
};

struct interactive {
    struct machine *machine;
    const struct interactive_settings *settings;
    struct real_time pace;
    bool paused, quit;
    unsigned speed;
    uint64_t key_until; /* ticks; 0: no key is down */
    unsigned faults;    /* shown already */
    bool clicked;       /* the key is held until the mouse lets go of it */
    char notice[FAULTS_TEXT_SIZE + 32];
    uint64_t notice_until; /* real milliseconds */
};

static uint64_t real_milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static void __attribute__((format(printf, 2, 3)))
notify(struct interactive *interactive, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(interactive->notice, sizeof interactive->notice, format, arguments);
    va_end(arguments);
    interactive->notice_until = real_milliseconds() + NOTICE_MILLISECONDS;
}

/* The latest notice; after a while the one of the settings again. */
static const char *notice(const struct interactive *interactive) {
    bool recent = real_milliseconds() < interactive->notice_until;
    return recent ? interactive->notice : interactive->settings->notice;
}

static void take_snapshot(struct interactive *interactive) {
    char message[256];
    struct view view;
    const char *path =
        interactive->settings->snapshot ? interactive->settings->snapshot : "kostka.png";
    machine_show(interactive->machine, &view);
    if (snapshot_write(&view, path, message, sizeof message)) {
        notify(interactive, "picture written to %s", path);
    } else {
        notify(interactive, "%s", message);
    }
}

static void press_key(struct interactive *interactive, const struct request *request) {
    machine_key(interactive->machine, request->key);
    interactive->key_until =
        machine_now(interactive->machine) + (request->hold ? KEY_LONG : KEY_SHORT);
    interactive->clicked = request->kind == REQUEST_KEY_DOWN;
}

static void cut_power(struct interactive *interactive) {
    char message[256];
    notify(interactive, "power cut");
    if (!machine_power_cut(interactive->machine, POWER_OFF, message, sizeof message)) {
        notify(interactive, "%s", message);
    }
}

static void act(struct interactive *interactive, const struct request *request) {
    switch (request->kind) {
    case REQUEST_KEY:
    case REQUEST_KEY_DOWN:
        press_key(interactive, request);
        break;
    case REQUEST_KEY_UP:
        interactive->clicked = false;
        break;
    case REQUEST_PAUSE:
        interactive->paused = !interactive->paused;
        break;
    case REQUEST_SPEED:
        interactive->speed = interactive->speed == 1 ? 4 : interactive->speed == 4 ? 0 : 1;
        break;
    case REQUEST_RESET:
        machine_reset(interactive->machine);
        notify(interactive, "reset");
        break;
    case REQUEST_POWER_CUT:
        cut_power(interactive);
        break;
    case REQUEST_SNAPSHOT:
        take_snapshot(interactive);
        break;
    case REQUEST_QUIT:
        interactive->quit = true;
        break;
    default:
        break;
    }
}

static void notice_faults(struct interactive *interactive) {
    const struct faults *faults = &interactive->machine->faults;
    if (faults->count != interactive->faults) {
        interactive->faults = faults->count;
        notify(interactive, "fault %u: %s", faults->count, faults->last);
    }
}

static void draw(struct interactive *interactive) {
    struct view view;
    notice_faults(interactive);
    struct face_status status = {interactive->paused, interactive->speed, interactive->pace.actual,
                                 notice(interactive)};
    machine_show(interactive->machine, &view);
    terminal_draw(&view, &status);
    if (interactive->settings->recording) {
        recording_frame(interactive->settings->recording, &view);
    }
}

static void run_slice(struct interactive *interactive) {
    uint64_t now = machine_now(interactive->machine);
    machine_run(interactive->machine, now + SLICE);
    if (interactive->key_until && !interactive->clicked &&
        machine_now(interactive->machine) >= interactive->key_until) {
        machine_key(interactive->machine, VIEW_KEY_NONE);
        interactive->key_until = 0;
    }
    if (interactive->settings->bridge) {
        bridge_poll(interactive->settings->bridge);
    }
    real_time_step(&interactive->pace, machine_now(interactive->machine) - now, interactive->speed);
}

/* Runs until the next frame. Sleeps while the device is paused or crashed, to spare the host. */
static void run_frame(struct interactive *interactive) {
    static const struct timespec rest = {0, 5000000};
    uint64_t end = real_milliseconds() + FRAME_MILLISECONDS;
    while (real_milliseconds() < end && !machine_interrupted) {
        if (interactive->paused || interactive->machine->crashed) {
            nanosleep(&rest, NULL);
        } else {
            run_slice(interactive);
        }
    }
}

void interactive_run(struct machine *machine, const struct interactive_settings *settings) {
    struct interactive interactive = {.machine = machine, .settings = settings};
    interactive.speed = settings->full_speed ? 0 : 1;
    real_time_start(&interactive.pace);
    terminal_open();
    while (!interactive.quit && !machine_interrupted) {
        struct request request;
        draw(&interactive);
        while ((request = terminal_poll()).kind != REQUEST_NONE && !interactive.quit) {
            act(&interactive, &request);
        }
        run_frame(&interactive);
    }
    draw(&interactive);
    terminal_close();
}
