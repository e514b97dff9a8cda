#ifndef KOSTKA_UI_TENK_TENK_HISTORY_PAGES_H
#define KOSTKA_UI_TENK_TENK_HISTORY_PAGES_H

#include "ui/kit/page.h"

/* The scores of all, and the throws so far. */

extern const FLASH struct page tenk_scores_page;
extern const FLASH struct page tenk_history_page;

/* The page of throws shows the newest again: another has been added, or all are gone. */
void tenk_history_show_newest(void);

#endif
