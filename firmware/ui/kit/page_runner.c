#include "ui/kit/page_runner.h"

#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/kit/screens.h"
#include <stddef.h>

/* Work that takes longer than this many slices shows its progress. */
enum { SLICES_UNSEEN = 16 };

static struct {
    const FLASH struct game *game;
    const FLASH struct page *page; /* in front */
    enum progress progress;
    uint8_t done; /* how much, of PROGRESS_ALL */
    uint8_t slices;
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

static void explain(void) {
    screens_explain(runner.page->title, runner.page->help ? runner.page->help : runner.game->keys);
}

/* A command of the console that has the workspace is left to finish: each would take it from the
   other for ever, or a game of computers from a long command at every throw. */
static void start_page(void) {
    runner.progress = WORKING;
    runner.done = 0;
    runner.slices = 0;
    explain();
    if (runner.page->start && workspace_of(WORKSPACE_CONSOLE) == NULL) {
        runner.page->start(workspace_borrow(WORKSPACE_SCREEN));
    }
}

void page_runner_open(const FLASH struct game *game) {
    runner.game = game;
    runner.page = own_page();
    start_page();
}

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

void page_runner_turn(int8_t by) {
    const FLASH struct page *const FLASH *pages = runner.game->pages;
    uint8_t index = 0;

    while (pages[index] != runner.page) {
        index++;
    }
    do {
        index = neighbour(pages, index, by);
    } while (!is_available(pages[index]));
    runner.page = pages[index];
    start_page();
}

void page_runner_suspend(void) {
    if (!is_available(runner.page)) {
        runner.page = own_page();
    }
    runner.progress = WORKING;
    runner.done = 0;
    explain();
}

void page_runner_restart(void) {
    page_runner_suspend();
    start_page();
}

void page_runner_resume(void) {
    if (runner.page->start && workspace_of(WORKSPACE_SCREEN) == NULL) {
        page_runner_restart();
    }
    explain();
}

bool page_runner_shows_game(void) {
    return runner.page == own_page();
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

static enum progress step_page(void) {
    if (runner.page->step == NULL) {
        return DONE;
    }
    return runner.page->step(workspace_of(WORKSPACE_SCREEN), &runner.done);
}

void page_runner_step(void) {
    if (runner.progress >= DONE) {
        return;
    }
    if (runner.page->start && workspace_of(WORKSPACE_SCREEN) == NULL) {
        start_page();
        return;
    }
    runner.progress = step_page();
    runner.slices++;
    if (runner.progress >= DONE || runner.slices % SLICES_UNSEEN == 0) {
        screens_redraw();
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
