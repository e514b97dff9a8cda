#include "ui/kit/page_runner.h"

#include "hal/clock.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screens.h"
#include <stddef.h>
#include <string.h>

/* What is being computed is seen to go on so often. Whoever turns pages goes on within the rest.
   Both in milliseconds. */
enum { SEEN_EVERY = 100, REST = 500 };

union page_result page_result;

static struct {
    const FLASH struct game *game;
    const FLASH struct page *page; /* in front */
    enum progress progress;        /* of that page */
    uint8_t done;                  /* how much of it is computed, of PROGRESS_ALL */
    bool fresh;                    /* `seen` is to be set by the next step */
    uint16_t seen;                 /* when the picture was last asked for, in milliseconds */
} runner;

static bool is_available(const FLASH struct page *page) {
    return page->available == NULL || page->available();
}

static const FLASH struct page *own_page(void) {
    const FLASH struct page *const FLASH *page = runner.game->pages;

    while (!is_available(*page)) {
        page++;
    }
    return *page;
}

void page_runner_explain(void) {
    screens_explain(runner.page->title, runner.page->help ? runner.page->help : runner.game->keys);
}

/* ---- computing ------------------------------------------------------------------------------- */

/* A command of the console that has the workspace is left to finish: each would take it from the
   other for ever, or a game of computers from a long command at every throw. */
static void begin_computing(const FLASH struct page *page) {
    runner.done = 0;
    if (page->start && workspace_of(WORKSPACE_CONSOLE) == NULL) {
        page->start(workspace_borrow(WORKSPACE_SCREEN));
    }
}

static void start_page(void) {
    page_runner_explain();
    memset(&page_result, 0, sizeof page_result);
    runner.progress = WORKING;
    runner.fresh = true;
    begin_computing(runner.page);
}

static bool has_lost_workspace(void) {
    return runner.page->start && workspace_of(WORKSPACE_SCREEN) == NULL;
}

static enum progress compute_slice(void) {
    enum progress progress = DONE;

    if (runner.page->step) {
        uint8_t done = runner.done;
        progress = runner.page->step(workspace_of(WORKSPACE_SCREEN), &done);
        runner.done = done > runner.done ? done : runner.done; /* the bar never goes back */
    }
    return progress;
}

/* ---- leafing --------------------------------------------------------------------------------- */

/* The page on one side of the page at this index, round the ends of the list. */
static uint8_t neighbour(const FLASH struct page *const FLASH *pages, uint8_t index, int8_t by) {
    if (by > 0) {
        return pages[index + 1] == NULL ? 0 : index + 1;
    }
    if (index == 0) {
        while (pages[index + 1] != NULL) {
            index++;
        }
        return index;
    }
    return index - 1;
}

static const FLASH struct page *next_page(int8_t by) {
    const FLASH struct page *const FLASH *pages = runner.game->pages;
    uint8_t index = 0;

    while (pages[index] != runner.page) {
        index++;
    }
    do {
        index = neighbour(pages, index, by);
    } while (!is_available(pages[index]));
    return pages[index];
}

void page_runner_open(const FLASH struct game *game) {
    runner.game = game;
    page_runner_back();
}

void page_runner_back(void) {
    runner.page = own_page();
    start_page();
}

/* Pages that begin to compute alike find the same. */
void page_runner_turn(int8_t by) {
    const FLASH struct page *before = runner.page;

    runner.page = next_page(by);
    if (runner.progress == DONE && before->start && before->start == runner.page->start) {
        page_runner_explain();
    } else {
        start_page();
    }
}

void page_runner_suspend(void) {
    runner.progress = WORKING;
    runner.done = 0;
    if (!is_available(runner.page)) {
        runner.page = own_page();
    }
    page_runner_explain();
}

void page_runner_restart(void) {
    page_runner_suspend();
    start_page();
}

void page_runner_resume(void) {
    start_page();
}

bool page_runner_shows_game(void) {
    return runner.page == own_page();
}

const FLASH struct screen *page_runner_opens(void) {
    return runner.page->opens;
}

bool page_runner_has_number(void) {
    return runner.page->change != NULL;
}

void page_runner_change(int8_t by) {
    runner.page->change(by);
    start_page();
}

bool page_runner_is_working(void) {
    return runner.progress == WORKING;
}

static bool is_done(void) {
    return runner.progress >= DONE;
}

/* ---- time ------------------------------------------------------------------------------------ */

/* A page whose estimate cannot be improved until a player changes something takes no time. */
static bool is_busy(uint16_t now) {
    return runner.progress == WORKING ||
           (runner.progress == IMPROVING && clock_milliseconds() != now);
}

/* What is known in less than that is not preceded by a bar. */
static void step_page(uint16_t now) {
    enum progress before;

    if (has_lost_workspace()) {
        start_page();
        return;
    }
    if (runner.fresh) {
        runner.fresh = false;
        runner.seen = now;
    }
    before = runner.progress;
    runner.progress = compute_slice();
    if (is_busy(now)) {
        screens_hurry();
    }
    if (runner.progress != before || (uint16_t)(now - runner.seen) >= SEEN_EVERY) {
        runner.seen = now;
        screens_redraw();
    }
}

bool page_runner_is_idle(uint16_t now) {
    return is_done() && (uint16_t)(now - runner.seen) >= REST;
}

void page_runner_step(uint16_t now) {
    if (runner.progress < DONE) {
        step_page(now);
    }
}

void page_runner_draw(void) {
    if (runner.progress == WORKING) {
        display_progress(1, runner.done);
    } else if (runner.progress == IMPOSSIBLE) {
        row_text(LOCAL_TEXT("no such number"));
    } else {
        runner.page->draw();
    }
}
