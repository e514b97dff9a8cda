#include "face/interactive.h"

#include "face/snapshot.h"
#include "face/terminal.h"
#include "machine/real_time.h"
#include "ticks.h"
#include <stdio.h>
#include <time.h>

enum {
    SLICE = TICKS_PER_MILLISECOND,
    FRAME_MILLISECONDS = 33,
    KEY_SHORT = 120 * TICKS_PER_MILLISECOND,
    KEY_LONG = TICKS_PER_SECOND,
    POWER_OFF = 100 * TICKS_PER_MILLISECOND
};

struct face {
    struct machine *machine;
    const struct interactive_settings *settings;
    struct real_time pace;
    bool paused, quit;
    unsigned speed;
    uint64_t key_until; /* ticks; 0: no key is down */
    unsigned faults;    /* shown already */
    char notice[FAULTS_TEXT_SIZE + 32];
};

static void take_snapshot(struct face *face) {
    char message[256];
    struct view view;
    const char *path = face->settings->snapshot ? face->settings->snapshot : "kostka.png";
    machine_show(face->machine, &view);
    if (snapshot_write(&view, path, message, sizeof message)) {
        snprintf(face->notice, sizeof face->notice, "picture written to %s", path);
    } else {
        snprintf(face->notice, sizeof face->notice, "%s", message);
    }
}

static void press_key(struct face *face, enum view_key key, bool hold) {
    machine_key(face->machine, key);
    face->key_until = machine_now(face->machine) + (hold ? KEY_LONG : KEY_SHORT);
}

static void cut_power(struct face *face) {
    char message[256];
    snprintf(face->notice, sizeof face->notice, "power cut");
    if (!machine_power_cut(face->machine, POWER_OFF, message, sizeof message)) {
        snprintf(face->notice, sizeof face->notice, "%s", message);
    }
}

static void act(struct face *face, const struct terminal_event *event) {
    switch (event->action) {
    case TERMINAL_KEY:
        press_key(face, event->key, event->hold);
        break;
    case TERMINAL_PAUSE:
        face->paused = !face->paused;
        break;
    case TERMINAL_SPEED:
        face->speed = face->speed == 1 ? 4 : face->speed == 4 ? 0 : 1;
        break;
    case TERMINAL_RESET:
        machine_reset(face->machine);
        snprintf(face->notice, sizeof face->notice, "reset");
        break;
    case TERMINAL_POWER_CUT:
        cut_power(face);
        break;
    case TERMINAL_SNAPSHOT:
        take_snapshot(face);
        break;
    case TERMINAL_QUIT:
        face->quit = true;
        break;
    default:
        break;
    }
}

static void notice_faults(struct face *face) {
    const struct faults *faults = &face->machine->faults;
    if (faults->count != face->faults) {
        face->faults = faults->count;
        snprintf(face->notice, sizeof face->notice, "fault %u: %s", faults->count, faults->last);
    }
}

static void draw(struct face *face) {
    struct view view;
    notice_faults(face);
    struct terminal_status status = {face->paused, face->speed, face->pace.actual,
                                     face->notice[0] ? face->notice : NULL};
    machine_show(face->machine, &view);
    terminal_draw(&view, &status);
    if (face->settings->recording) {
        recording_frame(face->settings->recording, &view);
    }
}

static uint64_t real_milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static void run_slice(struct face *face) {
    uint64_t now = machine_now(face->machine);
    machine_run(face->machine, now + SLICE);
    if (face->key_until && machine_now(face->machine) >= face->key_until) {
        machine_key(face->machine, VIEW_KEY_NONE);
        face->key_until = 0;
    }
    if (face->settings->bridge) {
        bridge_poll(face->settings->bridge);
    }
    real_time_step(&face->pace, machine_now(face->machine) - now, face->speed);
}

/* Until the next frame; a processor that stands still must not spin the host's. */
static void run_frame(struct face *face) {
    static const struct timespec rest = {0, 5000000};
    uint64_t end = real_milliseconds() + FRAME_MILLISECONDS;
    while (real_milliseconds() < end && !machine_interrupted) {
        if (face->paused || face->machine->crashed) {
            nanosleep(&rest, NULL);
        } else {
            run_slice(face);
        }
    }
}

void interactive_run(struct machine *machine, const struct interactive_settings *settings) {
    struct face face = {.machine = machine, .settings = settings};
    face.speed = settings->full_speed ? 0 : 1;
    if (settings->notice) {
        snprintf(face.notice, sizeof face.notice, "%s", settings->notice);
    }
    real_time_start(&face.pace);
    terminal_open();
    while (!face.quit && !machine_interrupted) {
        struct terminal_event event;
        draw(&face);
        while ((event = terminal_poll()).action != TERMINAL_NONE && !face.quit) {
            act(&face, &event);
        }
        run_frame(&face);
    }
    draw(&face);
    terminal_close();
}
