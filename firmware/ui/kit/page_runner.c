#include "ui/kit/page_runner.h"

#include "device/evaluation.h"
#include "hal/clock.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screens.h"
#include <stddef.h>
#include <string.h>

/* The bar moves on at most so often. Whoever turns pages goes on within the rest. Both in
   milliseconds. */
enum { SEEN_EVERY = 100, REST = 500 };

union page_result page_result;

const FLASH struct page page_end = {.title = FLASH_NULL};

static struct {
    const FLASH struct game *game;
    const FLASH struct page *page; /* in front */
    enum progress progress;        /* of that page */
    uint8_t done;                  /* how much of it is computed, of PROGRESS_ALL */
    bool is_suspended;
    bool is_changing; /* up and down change the page's number */
    bool fresh;       /* `seen` is to be set by the next step */
    uint16_t seen;    /* when the picture was last asked for, in milliseconds */
} runner;

static bool is_available(const FLASH struct page *page) {
    return page != NULL && (page->available == NULL || page->available());
}

static const FLASH struct page *own_page(void) {
    const FLASH struct page *const FLASH *page = runner.game->pages;

    while (!is_available(*page)) {
        page++;
    }
    return *page;
}

bool page_runner_shows_game(void) {
    return runner.page == own_page();
}

void page_runner_explain(void) {
    screens_explain(runner.page->title, runner.page->help ? runner.page->help : runner.game->keys);
}

/* ---- computing ------------------------------------------------------------------------------- */

static union workspace *take_workspace(void) {
    bool is_own;

    return runner.page->asks_engine ? evaluation_memory(EVALUATION_PAGE, &is_own)
                                    : workspace_take(WORKSPACE_PAGE);
}

/* NULL: somebody else has taken it. */
static union workspace *workspace_of_page(void) {
    return workspace_of(runner.page->asks_engine ? WORKSPACE_ENGINE : WORKSPACE_PAGE);
}

/* A command of the console that has the workspace is left to finish: each would take it from the
   other for ever, or a game of computers from a long command at every throw. */
static void start_page(void) {
    if (runner.is_suspended) {
        return;
    }
    memset(&page_result, 0, sizeof page_result);
    runner.progress = WORKING;
    runner.fresh = true;
    runner.done = 0;
    if (runner.page->start && !workspace_is_of_console()) {
        runner.page->start(take_workspace());
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

    if (runner.page->step) {
        uint8_t done = 0;
        progress = runner.page->step(workspace_of_page(), &done);
        raise_bar(done);
    }
    return progress;
}

void page_runner_open(const FLASH struct game *game) {
    runner.game = game;
    runner.page = own_page();
}

void page_runner_suspend(void) {
    runner.is_suspended = true;
    runner.progress = WORKING;
    runner.done = 0;
    if (!is_available(runner.page)) {
        runner.page = own_page();
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

/* A page whose estimate cannot be improved until a player changes something takes no time. */
static bool is_busy(uint16_t now) {
    return runner.progress == WORKING ||
           (runner.progress == IMPROVING && clock_milliseconds() != now);
}

/* What is known within SEEN_EVERY is not preceded by a bar. */
void page_runner_step(uint16_t now) {
    enum progress before = runner.progress;

    if (before >= DONE) {
        return;
    }
    if (runner.page->start && workspace_of_page() == NULL) {
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

static const FLASH struct page *next_page(bool forward) {
    const FLASH struct page *const FLASH *pages = runner.game->pages;
    uint8_t index = 0;

    while (pages[index] != runner.page) {
        index++;
    }
    do {
        if (forward) {
            index = pages[index + 1] == &page_end ? 0 : index + 1;
        } else if (index) {
            index--;
        } else {
            while (pages[index + 1] != &page_end) {
                index++;
            }
        }
    } while (!is_available(pages[index]));
    return pages[index];
}

/* Pages that begin to compute alike find the same. */
static void turn(bool forward) {
    const FLASH struct page *before = runner.page;

    runner.page = next_page(forward);
    if (runner.progress != DONE || !before->start || before->start != runner.page->start) {
        start_page();
    }
}

bool page_runner_key(enum key key) {
    bool up_or_down = key == KEY_UP || key == KEY_DOWN;

    if (up_or_down && !runner.is_changing) {
        turn(key == KEY_DOWN);
    } else if (up_or_down) {
        runner.page->change(key == KEY_UP ? 1 : -1);
        start_page();
    } else if (runner.is_changing) {
        runner.is_changing = false;
    } else if (page_runner_shows_game()) {
        return false;
    } else if (key == KEY_LEFT) {
        runner.page = own_page();
        start_page();
    } else if (runner.page->opens) {
        screens_push(runner.page->opens);
    } else {
        runner.is_changing = runner.page->change != NULL;
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
        runner.page->draw();
    }
    if (runner.is_changing) {
        display_mark();
    }
}
