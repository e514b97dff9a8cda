#ifndef KOSTKA_UI_REVIEW_SCREEN_REVIEW_H
#define KOSTKA_UI_REVIEW_SCREEN_REVIEW_H

#include "core/number/flash.h"
#include "device/features.h"
#include "ui/kit/page.h"
#include "ui/kit/screens.h"
#include <stdbool.h>

/* What the game in hand was worth, or has been so far: up and down go through its pages and then
   through the game, from its first event to its last. */

extern const FLASH struct screen screen_review;

/* The page of a game that opens it, for the list of its pages. */
extern const FLASH struct page page_review;
#if HAS_REVIEW
#define REVIEW_PAGE &page_review,
#else
#define REVIEW_PAGE
#endif

#endif
