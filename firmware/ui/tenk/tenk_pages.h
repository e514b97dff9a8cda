#ifndef KOSTKA_UI_TENK_TENK_PAGES_H
#define KOSTKA_UI_TENK_TENK_PAGES_H

#include "ui/kit/page.h"

/* The pages of ten thousand: after a throw the advice and the odds of each choice, before it those
   of the throw; always the scores and what scores. Its own page shows the chance to win, or what a
   computer player goes by. */

extern const FLASH struct page *const FLASH tenk_pages[];

#endif
