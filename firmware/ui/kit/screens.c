#include "ui/kit/screens.h"

#include "core/number/flash.h"
#include "hal/probe.h"
#include "ui/display/display.h"
#include <stddef.h>

enum { DEPTH = 6, ATTRACT_AFTER = 60000 };
enum handler { NO_HANDLER, ENTER, KEY, TICK, DRAW };

static struct {
    const FLASH struct screens_of_framework *framework;
    const FLASH struct screen *front;
    const FLASH struct screen *below[DEPTH - 1];
    uint8_t depth; /* number of screens below */
    bool entered;
    bool redraw;
    bool hurry;
    uint16_t last_key;       /* or when the attract mode was last put off */
    uint16_t beat;           /* time of the last beat */
    const FLASH char *title; /* of what the sentence explains, or NULL */
    const FLASH char *sentence;
} screens;

void screens_start(const FLASH struct screens_of_framework *framework) {
    screens.framework = framework;
    screens.depth = 0;
    screens_replace(framework->first);
}

OUT_OF_LINE void screens_replace(const FLASH struct screen *screen) {
    screens.front = screen;
    screens.entered = false;
}

void screens_push(const FLASH struct screen *screen) {
    if (screens.depth < DEPTH - 1) {
        screens.below[screens.depth++] = screens.front;
        screens_replace(screen);
    }
}

/* Restarts the display, so that a garbled picture is repaired when the user comes back to it. */
void screens_pop(void) {
    display_restart();
    if (screens.depth > 0) {
        screens_replace(screens.below[--screens.depth]);
    }
}

void screens_home(void) {
    if (screens.depth > 0) {
        screens.depth = 0;
        screens_replace(screens.below[0]);
    }
}

void screens_stay_awake(uint16_t now) {
    screens.last_key = now;
}

void screens_redraw(void) {
    screens.redraw = true;
}

void screens_hurry(void) {
    screens.hurry = true;
}

void screens_explain(const FLASH char *title, const FLASH char *sentence) {
    screens.title = title;
    screens.sentence = sentence;
}

const FLASH char *screens_title(void) {
    return screens.title;
}

const FLASH char *screens_sentence(void) {
    return screens.sentence;
}

bool screens_beat(uint16_t now, uint8_t period) {
    bool is_due = (uint16_t)(now - screens.beat) >= period;

    if (is_due) {
        screens.beat = now;
    }
    return is_due;
}

static void take_key(struct key_event event) {
    if (event.key == KEY_LEFT && event.phase == KEY_HELD) {
        display_restart();
    }
    if (event.key != KEY_RIGHT || screens.front->takes_right || screens.sentence == NULL) {
        probe_mark(KEY);
        screens.front->key(event);
    } else if (event.phase == KEY_PRESSED) {
        screens_push(screens.framework->help);
    }
}

/* If the help is in front, it is closed first: the attract mode may not come over the screen
   below. */
static void count_idle(uint16_t now) {
    if (screens.front->stays || screens.framework->attract == NULL) {
        screens.last_key = now;
    } else if ((uint16_t)(now - screens.last_key) >= ATTRACT_AFTER) {
        screens.last_key = now;
        if (screens.front == screens.framework->help) {
            screens_pop();
        } else {
            screens_push(screens.framework->attract);
        }
    }
}

static void come_to_front(void) {
    screens.entered = true;
    screens.redraw = true;
    if (screens.front != screens.framework->help) {
        screens_explain(NULL, screens.front->help);
    }
    if (screens.front->enter) {
        probe_mark(ENTER);
        screens.front->enter();
    }
}

static void draw_screen(void) {
    screens.redraw = false;
    display_clear();
    probe_mark(DRAW);
    screens.front->draw();
}

bool screens_step(uint16_t now, bool has_event, struct key_event event) {
    screens.hurry = false;
    if (has_event) {
        screens.last_key = now;
        take_key(event);
    }
    count_idle(now);
    while (!screens.entered) {
        come_to_front();
    }
    if (screens.front->tick) {
        probe_mark(TICK);
        screens.front->tick(now);
    }
    if (screens.redraw && screens.entered) {
        draw_screen();
    }
    probe_mark(NO_HANDLER);
    return screens.hurry;
}
