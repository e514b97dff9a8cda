#include "script/script_keys.h"

#include "prng.h"
#include "script/script_screen.h"
#include "script/script_vocabulary.h"
#include "ticks.h"

enum {
    PRESS_DOWN = 80 * TICKS_PER_MILLISECOND,
    PRESS_UP = 60 * TICKS_PER_MILLISECOND,
    PRESSES_MOST = 200 /* of a key, until a text comes */
};

static bool press_for(struct script_run *run, enum view_key key, uint64_t down, uint64_t up) {
    machine_key(run->machine, key);
    if (!script_run_for(run, down)) {
        return false;
    }
    machine_key(run->machine, VIEW_KEY_NONE);
    return script_run_for(run, up);
}

bool script_press(struct script_run *run, enum view_key key) {
    return press_for(run, key, PRESS_DOWN, PRESS_UP);
}

static bool press_until(struct script_run *run, enum view_key key, char *text) {
    for (unsigned presses = 0; !screen_shows(run, text); presses++) {
        if (presses == PRESSES_MOST) {
            return screen_lacks(run, text);
        }
        if (!script_press(run, key)) {
            return false;
        }
    }
    return true;
}

/* The word is the key's name. */
static bool press(struct script_run *run, const struct script_arguments *given) {
    uint64_t key = VIEW_KEY_NONE;
    arguments_key(given->word, &key);
    if (given->texts) {
        return press_until(run, (enum view_key)key, given->text[0]);
    }
    uint64_t presses = given->numbers ? given->number[0] : 1;
    for (uint64_t i = 0; i < presses; i++) {
        if (!script_press(run, (enum view_key)key)) {
            return false;
        }
    }
    return true;
}

static bool hold(struct script_run *run, const struct script_arguments *given) {
    enum view_key key = (enum view_key)given->number[0];
    if (given->numbers > 1) {
        return press_for(run, key, given->number[1], PRESS_UP);
    }
    machine_key(run->machine, key);
    return true;
}

static bool let_go(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    machine_key(run->machine, VIEW_KEY_NONE);
    return true;
}

static bool worn_keys(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    run->machine->ladder.worn = true;
    return true;
}

/* A span in milliseconds, drawn in `percent` of the cases. */
struct span {
    unsigned percent, low, high;
};

static uint64_t draw_span(struct prng *prng, const struct span spans[4]) {
    uint64_t share = prng_between(prng, 0, 99);
    unsigned i = 0;
    while (i < 3 && share >= spans[i].percent) {
        share -= spans[i].percent;
        i++;
    }
    return prng_between(prng, (uint64_t)spans[i].low * TICKS_PER_MILLISECOND,
                        (uint64_t)spans[i].high * TICKS_PER_MILLISECOND);
}

static bool random_keys(struct script_run *run, const struct script_arguments *given) {
    /* glitches, taps and long holds: 32 ms down and 19 ms up on average */
    static const struct span downs[] = {{50, 5, 20}, {40, 20, 50}, {8, 50, 90}, {2, 200, 400}};
    static const struct span ups[] = {{75, 5, 20}, {18, 20, 40}, {5, 0, 0}, {2, 100, 300}};
    struct prng prng;
    prng_start(&prng, given->numbers > 1 ? given->number[1] : run->machine->settings.seed,
               PRNG_KEYS);
    for (uint64_t i = 0; i < given->number[0]; i++) {
        enum view_key key = (enum view_key)prng_between(&prng, VIEW_KEY_RIGHT, VIEW_KEY_SELECT);
        uint64_t down = draw_span(&prng, downs);
        if (!press_for(run, key, down, draw_span(&prng, ups))) {
            return false;
        }
    }
    return true;
}

static const struct script_word words[] = {
    {.name = "ok", .arguments = "[TIMES]", .help = "select: do it, once or TIMES", .run = press},
    {.name = "back", .arguments = "[TIMES]", .help = "left: go back", .run = press},
    {.name = "help", .arguments = "[TIMES]", .help = "right: explain", .run = press},
    {.name = "up", .arguments = "[TIMES]", .help = "move up", .run = press},
    {.name = "down", .arguments = "[TIMES]", .help = "move down", .run = press},
    {.name = "hold",
     .arguments = "KEY [TIME]",
     .help = "keep a key down for TIME, or until let-go",
     .run = hold},
    {.name = "let-go", .arguments = "", .help = "no key is down any more", .run = let_go},
    {.name = "worn-keys",
     .arguments = "",
     .help = "from now on each press and release bounces for 14 ms",
     .run = worn_keys},
    {.name = "random-keys",
     .arguments = "N [SEED]",
     .help = "N random presses, glitches and long holds among them, about 50 ms each",
     .run = random_keys},
};

const struct script_section script_keys =
    SCRIPT_SECTION("Keys; a press is 80 ms down and 60 ms up", words);
