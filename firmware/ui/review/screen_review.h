#ifndef KOSTKA_UI_REVIEW_SCREEN_REVIEW_H
#define KOSTKA_UI_REVIEW_SCREEN_REVIEW_H

#include "core/number/flash.h"
#include "device/service.h"
#include "device/session.h"
#include "ui/kit/page.h"
#include "ui/kit/screens.h"
#include "ui/play/play_feature.h"

/* The review of the game in hand, finished or not. Up and down go through its pages and then
   through the game, from its first event to its last. A page that opens it, for the list of a
   game's pages: */
extern const FLASH struct page page_review OPTIONAL;

/* Down opens it when the game is over. */
extern const FLASH struct play_feature review_feature OPTIONAL;

/* Draws in a row one of the totals of all games at a level. */
enum review_total { REVIEW_LUCK, REVIEW_ERRORS, REVIEW_LESS_LUCK, REVIEW_TOTALS };
extern void (*const FLASH review_draw_total)(enum review_total total, uint8_t level) OPTIONAL;

/* Opens the review when a game has been received. */
extern const FLASH struct service review_service OPTIONAL;

#endif
