#ifndef KOSTKA_UI_REVIEW_SCREEN_REVIEW_H
#define KOSTKA_UI_REVIEW_SCREEN_REVIEW_H

#include "core/number/flash.h"
#include "device/service.h"
#include "device/session.h"
#include "ui/kit/page.h"
#include "ui/kit/screens.h"
#include "ui/play/play_feature.h"

/* What the game in hand was worth, or has been so far: up and down go through its pages and then
   through the game, from its first event to its last. The page of a game that opens it, for the
   list of its pages: */
extern const FLASH struct page page_review OPTIONAL;

/* Down opens it when the game is over. */
extern const FLASH struct play_feature review_feature OPTIONAL;

/* Draws, in a row, one of the sums over all games of a level. */
enum review_total { REVIEW_LUCK, REVIEW_ERRORS, REVIEW_LESS_LUCK, REVIEW_TOTALS };
extern void (*const FLASH review_draw_total)(enum review_total total, uint8_t level) OPTIONAL;

/* Opens it when somebody has sent a game. */
extern const FLASH struct service review_service OPTIONAL;

#endif
