#include "ui/play/play_prompt.h"

#include "core/number/flash.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/kit/screens.h"
#include <stddef.h>

static bool is_shown;
static bool was_known; /* how things stand, when that was last looked at */
static uint16_t since; /* when it last changed */

static OUT_OF_LINE void show(bool prompting, uint16_t now) {
    is_shown = prompting;
    since = now;
    screens_redraw();
}

void play_prompt_start(bool prompting, uint16_t now) {
    was_known = false;
    show(prompting, now);
}

bool play_prompt_alternate(uint16_t now) {
    bool is_due = (uint16_t)(now - since) >= PLAY_PROMPT_PERIOD;

    if (is_due) {
        show(!is_shown, now);
    }
    return is_due;
}

void play_prompt_tick(bool of_person, uint16_t now) {
    bool is_known = !page_runner_is_working();

    if (!of_person || games_in_hand()->prompt == NULL) {
        is_shown = false;
    } else if (is_known && !was_known) {
        show(false, now);
    } else {
        play_prompt_alternate(now);
    }
    was_known = is_known;
}

bool play_prompt_is_shown(void) {
    return is_shown;
}
