#ifndef KOSTKA_UI_TENK_TENK_PAGES_H
#define KOSTKA_UI_TENK_TENK_PAGES_H

#include "ui/kit/page.h"

/* The pages of ten thousand. After a throw they show the advice and the odds of each choice, before
   it the odds of the throw; always the scoring rules, and with more than two players the scores.
   The game's own page shows the chances to win, or in the turn of a computer that plays for points
   the expected points. */

extern const FLASH struct page *const FLASH tenk_pages[];

#endif
