#include "ui/screens.h"

#include "hal/probe.h"
#include "ui/display.h"
#include <stddef.h>

enum { DEPTH = 6, ATTRACT_AFTER = 60000 };
enum handler { ENTER = 1, KEY, TICK, DRAW };

static uint8_t stack[DEPTH]; /* enum screen_name; 0 is the splash, with which all begins */
static uint8_t top;
static bool entered;
static bool redraw;
static uint16_t last_key;
static uint16_t idle;
static const FLASH char *sentence;

/* Inlined it would be there five times. */
static __attribute__((noinline)) const FLASH struct screen *front(void) {
    return screen_table[stack[top]];
}

static void mark(enum handler handler) {
    probe_mark((uint8_t)(4 * stack[top] + handler));
}

void screens_push(enum screen_name name) {
    if (top + 1 < DEPTH) {
        stack[++top] = name;
        entered = false;
    }
}

void screens_pop(void) {
    if (top > 0) {
        top--;
        entered = false;
    }
}

void screens_replace(enum screen_name name) {
    stack[top] = name;
    entered = false;
}

void screens_redraw(void) {
    redraw = true;
}

void screens_explain(const FLASH char *text) {
    sentence = text;
}

const FLASH char *screens_sentence(void) {
    return sentence;
}

uint16_t screens_idle(void) {
    return idle;
}

static void show_help(void) {
    if (sentence == NULL)
        sentence = front()->help;
    if (sentence != NULL)
        screens_push(SCREEN_HELP);
}

static void take_key(struct key_event event) {
    bool help = event.key == KEY_RIGHT && !front()->keeps_right;

    if (!help) {
        mark(KEY);
        front()->key(event);
    } else if (event.phase == KEY_PRESSED) {
        show_help();
    }
}

static void count_idle(uint16_t now) {
    uint16_t since = (uint16_t)(now - last_key);

    if (since > idle)
        idle = since;
    if (idle >= ATTRACT_AFTER && stack[top] != SCREEN_ATTRACT && stack[top] != SCREEN_SPLASH) {
        idle = 0;
        last_key = now;
        screens_push(SCREEN_ATTRACT);
    }
}

static void come_to_front(void) {
    const FLASH struct screen *screen = front();

    entered = true;
    redraw = true;
    if (stack[top] != SCREEN_HELP)
        sentence = NULL;
    mark(ENTER);
    screen->enter();
}

void screens_step(uint16_t now, bool has_event, struct key_event event) {
    if (has_event) {
        last_key = now;
        idle = 0;
        take_key(event);
    }
    count_idle(now);
    while (!entered)
        come_to_front();
    mark(TICK);
    front()->tick(now);
    if (redraw && entered) {
        redraw = false;
        display_clear();
        mark(DRAW);
        front()->draw();
    }
    probe_mark(0);
}
