#include "script/script_screen.h"

#include "face/snapshot_cell.h"
#include <stdio.h>
#include <string.h>

static void write_row(const struct view *view, int row, char text[SCREEN_ROW_SIZE]) {
    size_t length = 0;
    for (int column = 0; column < VIEW_COLUMNS; column++) {
        char cell[8] = " ";
        if (view->display_on) {
            snapshot_cell(view, view->cells[row][column], cell);
        }
        length += (size_t)snprintf(text + length, SCREEN_ROW_SIZE - length, "%s", cell);
    }
}

void screen_row(const struct script_run *run, int row, char text[SCREEN_ROW_SIZE]) {
    struct view view;
    machine_show(run->machine, &view);
    write_row(&view, row, text);
}

bool screen_shows(struct script_run *run, void *text) {
    char row[SCREEN_ROW_SIZE];
    for (int i = 0; i < VIEW_ROWS; i++) {
        screen_row(run, i, row);
        if (strstr(row, text)) {
            return true;
        }
    }
    return false;
}

bool screen_leads_to_more(struct script_run *run) {
    static char entry[] = "OK: more pages";
    return screen_shows(run, entry);
}

bool screen_wait(struct script_run *run, const char *text, uint64_t timeout) {
    enum script_wait wait = script_run_until(run, timeout, screen_shows, (void *)text);
    return wait == WAIT_MET || (wait == WAIT_IN_VAIN && screen_lacks(run, text));
}

bool screen_lacks(struct script_run *run, const char *text) {
    return script_run_fail(run, "\"%s\" is not on the LCD", text);
}

bool screen_has_bar(const struct view *view) {
    for (int column = 0; column < VIEW_COLUMNS; column++) {
        uint8_t code = view->cells[VIEW_ROWS - 1][column];
        if (code != '-' && code != 0xFF) {
            return false;
        }
    }
    return true;
}

void screen_watch(struct script_run *run, struct screen_stillness *stillness) {
    machine_show(run->machine, &stillness->last);
    stillness->since = machine_now(run->machine);
}

static bool same_screen(const struct view *a, const struct view *b) {
    return memcmp(a->cells, b->cells, sizeof a->cells) == 0 &&
           memcmp(a->glyphs, b->glyphs, sizeof a->glyphs) == 0 && a->display_on == b->display_on;
}

uint64_t screen_still_for(struct script_run *run, struct screen_stillness *stillness) {
    struct view view;
    machine_show(run->machine, &view);
    if (!same_screen(&view, &stillness->last)) {
        stillness->last = view;
        stillness->since = machine_now(run->machine);
    }
    return machine_now(run->machine) - stillness->since;
}
