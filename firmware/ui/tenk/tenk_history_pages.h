#ifndef KOSTKA_UI_TENK_TENK_HISTORY_PAGES_H
#define KOSTKA_UI_TENK_TENK_HISTORY_PAGES_H

#include "ui/kit/page.h"

/* The scores of all, and the throws so far. */

extern const FLASH struct page tenk_scores_page;
extern const FLASH struct page tenk_history_page;

/* The history shows the newest throw. To be called when there is another one, or none any more. */
void tenk_history_page_rewind(void);

#endif
