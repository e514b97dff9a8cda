#include "ui/kit/page_runner.h"

#include "device/features.h"
#include "hal/clock.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screens.h"
#include <stddef.h>

/* What is being computed is seen to go on so often, in milliseconds. */
enum { SEEN_EVERY = 100 };

/* Pages, as bits by their places in a game. */
#if HAS_REVIEW || HAS_PROOF
typedef uint32_t page_set;
#else
typedef uint16_t page_set;
#endif

static struct {
    const FLASH struct game *game;
    const FLASH struct page *page; /* in front */
    /* That is computed while the one in front is read, which then is not; NULL: none. */
    const FLASH struct page *ahead;
    enum progress progress; /* of the page in front */
    uint8_t done;           /* how much of the one that is computed, of PROGRESS_ALL */
    int8_t direction;       /* in which pages were turned last; 0: none has been */
    bool fresh;             /* `seen` is to be set by the next step */
    uint16_t seen;          /* when the picture was last asked for, in milliseconds */
    page_set kept;          /* that need not be computed again */
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

/* ---- what is kept ---------------------------------------------------------------------------- */

/* Pages that begin to compute alike find the same: the places of all those, as bits. */
static page_set places_of(const FLASH struct page *page) {
    const FLASH struct page *const FLASH *pages = runner.game->pages;
    page_set places = 0;

    for (uint8_t place = 0; pages[place] != NULL; place++) {
        if (pages[place]->keeps && pages[place]->start == page->start) {
            places |= (page_set)1 << place;
        }
    }
    return places;
}

static bool is_kept(const FLASH struct page *page) {
    return page->keeps && (runner.kept & places_of(page));
}

static void forget(void) {
    runner.kept = 0;
    runner.ahead = NULL;
    runner.progress = WORKING;
    runner.done = 0;
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
    const FLASH struct page *begun = runner.ahead;

    page_runner_explain();
    runner.ahead = NULL;
    runner.progress = WORKING;
    runner.fresh = true;
    if (is_kept(runner.page)) {
        runner.progress = DONE;
    } else if (begun != runner.page) {
        begin_computing(runner.page);
    }
}

static bool has_lost_workspace(const FLASH struct page *page) {
    return page->start && workspace_of(WORKSPACE_SCREEN) == NULL;
}

static enum progress compute_slice(const FLASH struct page *page) {
    enum progress progress = DONE;

    if (page->step) {
        uint8_t done = runner.done;
        progress = page->step(workspace_of(WORKSPACE_SCREEN), &done);
        runner.done = done > runner.done ? done : runner.done; /* the bar never goes back */
    }
    if (progress == DONE && page->keeps) {
        runner.kept |= places_of(page);
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
    forget();
    page_runner_back();
}

void page_runner_back(void) {
    runner.page = own_page();
    runner.direction = 0;
    start_page();
}

void page_runner_turn(int8_t by) {
    runner.direction = by;
    runner.page = next_page(by);
    start_page();
}

void page_runner_suspend(void) {
    forget();
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
    if (runner.progress < DONE && has_lost_workspace(runner.page)) {
        start_page();
    }
    page_runner_explain();
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
    forget();
    start_page();
}

bool page_runner_is_working(void) {
    return runner.progress == WORKING;
}

bool page_runner_is_done(void) {
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

    if (has_lost_workspace(runner.page)) {
        start_page();
        return;
    }
    if (runner.fresh) {
        runner.fresh = false;
        runner.seen = now;
    }
    before = runner.progress;
    runner.progress = compute_slice(runner.page);
    if (is_busy(now)) {
        screens_hurry();
    }
    if (runner.progress != before || (uint16_t)(now - runner.seen) >= SEEN_EVERY) {
        runner.seen = now;
        screens_redraw();
    }
}

/* Behind the game's own page nothing is begun: what lies in the workspace may serve the next move.
 */
static void begin_ahead(void) {
    const FLASH struct page *next;

    if (runner.direction == 0 || page_runner_shows_game()) {
        return;
    }
    next = next_page(runner.direction);
    runner.direction = 0;
    if (next->keeps && next != own_page() && !is_kept(next)) {
        runner.ahead = next;
        begin_computing(next);
    }
}

/* An estimate can be improved when it is looked at. */
static void step_ahead(void) {
    if (has_lost_workspace(runner.ahead) || compute_slice(runner.ahead) != WORKING) {
        runner.ahead = NULL;
    } else {
        screens_hurry();
    }
}

bool page_runner_is_idle(void) {
    return page_runner_is_done() && runner.ahead == NULL &&
           (runner.direction == 0 || page_runner_shows_game());
}

void page_runner_step(uint16_t now) {
    if (runner.progress < DONE) {
        step_page(now);
    } else if (runner.ahead) {
        step_ahead();
    } else {
        begin_ahead();
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
