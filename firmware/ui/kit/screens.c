#include "ui/kit/screens.h"

#include "hal/probe.h"
#include "ui/kit/display.h"
#include <stddef.h>

enum { DEPTH = 6, ATTRACT_AFTER = 60000 };
enum handler { ENTER = 1, KEY, TICK, DRAW };

static struct screens {
    uint8_t current; /* enum screen_name; 0 is the splash, with which all begins */
    uint8_t depth;   /* how many are below */
    uint8_t below[DEPTH - 1];
    bool entered;
    bool redraw;
    uint16_t last_key; /* or the last time when attract mode had to wait */
    const FLASH char *sentence;
} screens;

/* The screen in front, marked as running a handler. */
static const FLASH struct screen *front(enum handler handler) {
    probe_mark((uint8_t)(4 * screens.current + handler));
    return screen_table[screens.current];
}

void screens_replace(enum screen_name name) {
    screens.current = name;
    screens.entered = false;
}

void screens_push(enum screen_name name) {
    if (screens.depth < DEPTH - 1) {
        screens.below[screens.depth++] = screens.current;
        screens_replace(name);
    }
}

void screens_pop(void) {
    if (screens.depth > 0)
        screens_replace(screens.below[--screens.depth]);
}

void screens_stay_awake(uint16_t now) {
    screens.last_key = now;
}

void screens_redraw(void) {
    screens.redraw = true;
}

void screens_explain(const FLASH char *text) {
    screens.sentence = text;
}

const FLASH char *screens_sentence(void) {
    return screens.sentence;
}

static void take_key(struct screens *all, struct key_event event) {
    const FLASH struct screen *screen = front(KEY);

    if (event.key != KEY_RIGHT || all->current >= SCREEN_ATTRACT || all->sentence == NULL)
        screen->key(event);
    else if (event.phase == KEY_PRESSED)
        screens_push(SCREEN_HELP);
}

static void count_idle(struct screens *all, uint16_t now) {
    if (all->current == SCREEN_ATTRACT || all->current == SCREEN_SPLASH) {
        all->last_key = now;
    } else if ((uint16_t)(now - all->last_key) >= ATTRACT_AFTER) {
        if (all->current == SCREEN_HELP) /* attract mode has a sentence of its own */
            screens_pop();
        screens_push(SCREEN_ATTRACT);
    }
}

static void come_to_front(struct screens *all) {
    const FLASH struct screen *screen = front(ENTER);

    all->entered = true;
    all->redraw = true;
    if (all->current != SCREEN_HELP)
        all->sentence = screen->help;
    screen->enter();
}

void screens_step(uint16_t now, bool has_event, struct key_event event) {
    struct screens *all = &screens;

    if (has_event) {
        all->last_key = now;
        take_key(all, event);
    }
    count_idle(all, now);
    while (!all->entered)
        come_to_front(all);
    front(TICK)->tick(now);
    if (all->redraw && all->entered) {
        all->redraw = false;
        display_clear();
        front(DRAW)->draw();
    }
    probe_mark(0);
}
