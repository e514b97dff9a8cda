#include "ui/kit/page_runner.h"

#include "device/evaluation.h"
#include "hal/clock.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screens.h"
#include <stddef.h>
#include <string.h>

/* Milliseconds. SEEN_EVERY: the shortest time between two redraws of the bar. REST: a user who is
   turning pages presses the next key within this time. */
enum { SEEN_EVERY = 100, REST = 500 };

union page_result page_result;

const FLASH struct page page_end = {.title = FLASH_NULL};

/* A place in a game's list of pages. */
typedef const FLASH struct page *const FLASH *place_t;

static struct {
    const FLASH struct game *game;
    place_t front;
    place_t more;           /* place of page_more if the pages are in two parts; or NULL */
    enum progress progress; /* of the page in front */
    uint8_t done;           /* how much of it is computed, of PROGRESS_ALL */
    bool is_suspended;
    bool is_changing; /* up and down change the page's number */
    bool fresh;       /* the next step sets `seen` */
    uint16_t seen;    /* when a redraw was last asked for, in milliseconds */
} runner;

static const FLASH struct page *page_in_front(void) {
    return *runner.front;
}

/* ---- the list -------------------------------------------------------------------------------- */

static void draw_more(void) {
    row_text(LOCAL_TEXT("OK: more pages"));
}

const FLASH struct page page_more = {.draw = draw_more};

static bool is_available(place_t place) {
    const FLASH struct page *page = *place;

    if (page == &page_more) {
        return runner.more != NULL;
    }
    return page != NULL && (page->available == NULL || page->available());
}

static place_t first_from(place_t place) {
    while (!is_available(place)) {
        place++;
    }
    return place;
}

static place_t own_place(void) {
    return first_from(runner.game->pages);
}

/* The next available page; after the last of a part, the part's first. If no page of the part is
   available any more, the game's own page. */
static place_t next_of(place_t place) {
    place_t begun = place;
    place_t first = runner.game->pages;

    if (runner.more != NULL && place > runner.more) {
        first = runner.more + 1;
    }
    do {
        place = place == runner.more || place[1] == &page_end ? first : place + 1;
    } while (!is_available(place) && place != begun);
    return is_available(place) ? place : own_place();
}

/* Pages are in two parts if there are more than FEW besides the game's own. */
static void part_pages(void) {
    enum { FEW = 4 };
    place_t place = runner.game->pages;
    uint8_t count = 0;

    runner.more = NULL;
    for (place_t more = NULL; *place != &page_end; place++) {
        if (*place == &page_more) {
            more = place;
        } else if (is_available(place) && ++count > 1 + FEW) {
            runner.more = more;
        }
    }
}

bool page_runner_shows_game(void) {
    return runner.front == own_place();
}

void page_runner_explain(void) {
    if (page_in_front()->change && !runner.is_changing) {
        screens_explain(NULL, NULL);
    } else {
        screens_explain(page_in_front()->title,
                        page_in_front()->help ? page_in_front()->help : runner.game->keys);
    }
}

/* ---- computing ------------------------------------------------------------------------------- */

static union workspace *take_workspace(void) {
    bool is_own;

    return page_in_front()->asks_engine ? evaluation_memory(EVALUATION_PAGE, &is_own)
                                        : workspace_take(WORKSPACE_PAGE);
}

/* NULL: another user has taken it. */
static union workspace *workspace_of_page(void) {
    return workspace_of(page_in_front()->asks_engine ? WORKSPACE_ENGINE : WORKSPACE_PAGE);
}

/* Waits while a command of the console has the workspace. Otherwise page and command would take it
   from each other for ever, and a game of computers would interrupt a long command at every
   throw. */
static void start_page(void) {
    if (runner.is_suspended) {
        return;
    }
    memset(&page_result, 0, sizeof page_result);
    runner.progress = WORKING;
    runner.fresh = true;
    runner.done = 0;
    if (page_in_front()->start && !workspace_is_of_console()) {
        page_in_front()->start(take_workspace());
    }
}

/* The bar never goes back. */
static void raise_bar(uint8_t done) {
    if (done > runner.done) {
        runner.done = done;
    }
}

static enum progress compute_slice(void) {
    enum progress progress = DONE;

    if (page_in_front()->step) {
        uint8_t done = 0;
        progress = page_in_front()->step(workspace_of_page(), &done);
        raise_bar(done);
    }
    return progress;
}

void page_runner_open(const FLASH struct game *game) {
    runner.game = game;
    part_pages();
    runner.front = own_place();
}

void page_runner_suspend(void) {
    runner.is_suspended = true;
    runner.progress = WORKING;
    runner.done = 0;
    part_pages();
    if (!is_available(runner.front)) {
        runner.front = own_place();
    }
}

void page_runner_restart(void) {
    page_runner_suspend();
    runner.is_suspended = false;
    start_page();
}

bool page_runner_is_working(void) {
    return runner.progress == WORKING;
}

bool page_runner_is_idle(uint16_t now) {
    return runner.progress >= DONE && (uint16_t)(now - runner.seen) >= REST;
}

static void show(uint16_t now, bool is_due) {
    if (is_due || (uint16_t)(now - runner.seen) >= SEEN_EVERY) {
        runner.seen = now;
        screens_redraw();
    }
}

void page_runner_show_bar(uint16_t now, uint8_t done) {
    raise_bar(done);
    show(now, false);
}

/* A slice that took no time means that the estimate cannot be improved until a player changes
   something. */
static bool is_busy(uint16_t now) {
    return runner.progress == WORKING ||
           (runner.progress == IMPROVING && clock_milliseconds() != now);
}

/* A result that comes within SEEN_EVERY is shown without a bar before it. */
void page_runner_step(uint16_t now) {
    enum progress before = runner.progress;

    if (before >= DONE) {
        return;
    }
    if (page_in_front()->start && workspace_of_page() == NULL) {
        start_page();
        return;
    }
    if (runner.fresh) {
        runner.fresh = false;
        runner.seen = now;
    }
    runner.progress = compute_slice();
    if (is_busy(now)) {
        screens_hurry();
    }
    show(now, runner.progress != before);
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* Goes round with next_of: the last page before the front is the one before it. If the front page
   is no longer available, the round does not meet it and ends where it began. */
static place_t before_front(void) {
    place_t first = next_of(runner.front);
    place_t before;
    place_t place = first;

    do {
        before = place;
        place = next_of(place);
    } while (place != runner.front && place != first);
    return before;
}

/* Pages with the same `start` have the same result. */
static void turn_to(place_t place) {
    const FLASH struct page *before = page_in_front();

    runner.front = place;
    if (runner.progress != DONE || !before->start || before->start != page_in_front()->start) {
        start_page();
    }
}

static void key_up_or_down(bool up) {
    if (runner.is_changing) {
        page_in_front()->change(up ? 1 : -1);
        start_page();
    } else {
        turn_to(up ? before_front() : next_of(runner.front));
    }
}

static bool open_page(void) {
    return page_in_front()->open && page_in_front()->open();
}

/* False: the key is to act as on the game's own page. */
static bool key_select_or_left(bool left) {
    if (runner.is_changing) {
        runner.is_changing = false;
    } else if (page_runner_shows_game()) {
        return false;
    } else if (left && runner.more != NULL && runner.front > runner.more) {
        turn_to(runner.more);
    } else if (!left && runner.front == runner.more) {
        turn_to(first_from(runner.more + 1));
    } else if (left || !open_page()) {
        turn_to(own_place());
        return left;
    }
    return true;
}

bool page_runner_key(enum key key) {
    if (key == KEY_UP || key == KEY_DOWN) {
        key_up_or_down(key == KEY_UP);
    } else if (key == KEY_RIGHT) {
        runner.is_changing = page_in_front()->change != NULL;
    } else {
        return key_select_or_left(key == KEY_LEFT);
    }
    return true;
}

void page_runner_let_go(void) {
    runner.is_changing = false;
}

/* ---- the picture ----------------------------------------------------------------------------- */

void page_runner_draw(void) {
    if (runner.progress == WORKING) {
        display_progress(1, runner.done);
    } else if (runner.progress == IMPOSSIBLE) {
        row_text(LOCAL_TEXT("no such number"));
    } else {
        page_in_front()->draw();
    }
    if (runner.is_changing) {
        display_mark();
    }
}
