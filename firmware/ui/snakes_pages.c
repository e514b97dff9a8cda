#include "ui/snakes_pages.h"

#include "ui/display.h"
#include "ui/screens.h"
#include "ui/snakes_statistics.h"
#include "ui/snakes_table.h"
#include <stddef.h>

/* Work that takes longer than this many steps shows its progress. */
enum { STEPS_UNSEEN = 16 };

static uint8_t current;
static bool ready;
static uint8_t steps;

void snakes_pages_refresh(void) {
    ready = false;
    steps = 0;
    snakes_progress = 0;
    snakes_statistics[current].start(workspace_borrow(WORKSPACE_SCREEN));
}

void snakes_pages_open(uint8_t page) {
    current = page;
    snakes_pages_refresh();
}

uint8_t snakes_pages_current(void) {
    return current;
}

void snakes_pages_step(void) {
    union workspace *workspace = workspace_of(WORKSPACE_SCREEN);

    if (ready)
        return;
    if (workspace == NULL) {
        snakes_pages_refresh();
        return;
    }
    ready = snakes_statistics[current].step(workspace);
    steps++;
    if (ready || steps % STEPS_UNSEEN == 0)
        screens_redraw();
}

bool snakes_pages_ready(void) {
    return ready;
}

void snakes_pages_draw(void) {
    if (ready)
        snakes_statistics_draw(current);
    else
        display_progress(1, snakes_progress);
}

static uint8_t greatest_number(uint8_t number) {
    return number == SNAKES_SQUARE ? snakes_board.goal - 1 : 99;
}

bool snakes_pages_adjust(int8_t by) {
    uint8_t number = snakes_statistics[current].number;
    uint8_t value = (uint8_t)(snakes_numbers[number] + by);

    if (number == SNAKES_NO_NUMBER)
        return false;
    if (by == 0 || value > greatest_number(number))
        return true;
    snakes_numbers[number] = value;
    snakes_pages_refresh();
    return true;
}

const FLASH char *snakes_pages_help(void) {
    return current ? snakes_statistics[current].help : NULL;
}

void snakes_pages_draw_odds(void) {
    snakes_draw_odds();
}
