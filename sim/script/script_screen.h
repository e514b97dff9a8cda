#ifndef KOSTKA_SIM_SCRIPT_SCREEN_H
#define KOSTKA_SIM_SCRIPT_SCREEN_H

#include "script/script_run.h"

/* What a script reads on the LCD. Nothing is seen while the display is off. */

enum { SCREEN_ROW_SIZE = VIEW_COLUMNS * 8 + 1 };

/* A row as UTF-8, blanks to its end. */
void screen_row(const struct script_run *run, int row, char text[SCREEN_ROW_SIZE]);

/* Whether a row contains the text; a condition for script_run_until. */
bool screen_shows(struct script_run *run, void *text);

/* Waits until a row contains the text; false, having said why, when that has not come in time. */
bool screen_wait(struct script_run *run, const char *text, uint64_t timeout);

/* Says that the text is not there; returns false. */
bool screen_lacks(struct script_run *run, const char *text);

/* Whether a bar is in the second row, as of what is being computed. */
bool screen_has_bar(const struct view *view);

/* A screen that keeps still. */
struct screen_stillness {
    struct view last;
    uint64_t since; /* it has not changed */
};

void screen_watch(struct script_run *run, struct screen_stillness *stillness);

/* How long the screen has not changed, in ticks, when looked at about every millisecond. */
uint64_t screen_still_for(struct script_run *run, struct screen_stillness *stillness);

#endif
