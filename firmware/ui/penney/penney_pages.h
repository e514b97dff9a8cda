#ifndef KOSTKA_UI_PENNEY_PENNEY_PAGES_H
#define KOSTKA_UI_PENNEY_PENNEY_PAGES_H

#include "ui/kit/page.h"

/* The pages of Penney's game: its own, a word of each player, the best reply, which of two words
   comes first. */

extern const FLASH struct page *const FLASH penney_pages[];

#endif
