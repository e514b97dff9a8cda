#ifndef KOSTKA_UI_SNAKES_SNAKES_PAGES_H
#define KOSTKA_UI_SNAKES_SNAKES_PAGES_H

#include "core/number/fixed.h"
#include "ui/kit/page.h"

/* The pages of snakes and ladders, in the order in which they are leafed through. Those that speak
   of one token speak of snakes_token (ui/snakes/snakes_view.h). */

/* The game's own, of which there is one at a time: a throw leaves a choice between two tokens; a
   player alone, with one token or two; players against each other. */
extern const FLASH struct page snakes_page_choice OPTIONAL;       /* snakes_choice_pages.c */
extern const FLASH struct page snakes_page_alone_single OPTIONAL; /* snakes_time_pages.c */
extern const FLASH struct page snakes_page_alone_double OPTIONAL; /* snakes_choice_pages.c */
extern const FLASH struct page snakes_page_against OPTIONAL;      /* snakes_odds_pages.c */
extern const FLASH struct page
    snakes_page_plain; /* snakes_position_pages.c; where there are no odds */

/* The help of the game's own page where there are odds. */
extern const FLASH char snakes_help_of_odds[];

/* snakes_position_pages.c: what is to be seen without waiting for it, and the next round. */
extern const FLASH struct page snakes_page_squares;
extern const FLASH struct page snakes_page_faces;
extern const FLASH struct page snakes_page_kicked OPTIONAL; /* snakes_kick_page.c */

/* snakes_time_pages.c: how long it takes, and where it leads on the way. */
extern const FLASH struct page snakes_page_expected OPTIONAL;
extern const FLASH struct page snakes_page_within OPTIONAL;
extern const FLASH struct page snakes_page_curve OPTIONAL;
extern const FLASH struct page snakes_page_points OPTIONAL;
extern const FLASH struct page snakes_page_fewest OPTIONAL;
extern const FLASH struct page snakes_page_survival OPTIONAL;
extern const FLASH struct page snakes_page_place OPTIONAL;
extern const FLASH struct page snakes_page_visits OPTIONAL;

/* snakes_odds_pages.c: each of more than two players' chance to win. */
extern const FLASH struct page snakes_page_wins OPTIONAL;

extern const FLASH struct page *const FLASH snakes_pages[];

#endif
