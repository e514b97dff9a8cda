#ifndef KOSTKA_UI_TENK_TENK_SCORING_PAGE_H
#define KOSTKA_UI_TENK_TENK_SCORING_PAGE_H

#include "ui/kit/page.h"

/* What scores at ten thousand, two lines at a time: its number is which two. */

extern const FLASH struct page tenk_scoring_page;

#endif
