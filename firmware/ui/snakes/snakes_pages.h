#ifndef KOSTKA_UI_SNAKES_SNAKES_PAGES_H
#define KOSTKA_UI_SNAKES_SNAKES_PAGES_H

#include "core/number/fixed.h"
#include "ui/kit/page.h"

/* The pages of snakes and ladders. Pages about one token are about snakes_token
   (ui/snakes/snakes_view.h). */

/* The game's own pages, of which one is available at a time: a throw leaves a choice between two
   tokens; one player with one token, or with two; players against each other. */
extern const FLASH struct page snakes_page_choice OPTIONAL;       /* snakes_choice_pages.c */
extern const FLASH struct page snakes_page_alone_single OPTIONAL; /* snakes_time_pages.c */
extern const FLASH struct page snakes_page_alone_double OPTIONAL; /* snakes_choice_pages.c */
extern const FLASH struct page snakes_page_against OPTIONAL;      /* snakes_odds_pages.c */
extern const FLASH struct page
    snakes_page_plain; /* snakes_position_pages.c; if the image has no odds */

/* The help of the game's own page if the image has odds. */
extern const FLASH char snakes_help_of_odds[];

/* snakes_position_pages.c: pages that need no computation. Then the chance to be sent back in the
   next round. */
extern const FLASH struct page snakes_page_squares;
extern const FLASH struct page snakes_page_faces;
extern const FLASH struct page snakes_page_kicked OPTIONAL; /* snakes_kick_page.c */

/* snakes_time_pages.c, and of within, place and visits snakes_asked_pages.c: how long a token takes
   to come home, and where it stands on the way. */
extern const FLASH struct page snakes_page_expected OPTIONAL;
extern const FLASH struct page snakes_page_within OPTIONAL;
extern const FLASH struct page snakes_page_curve OPTIONAL;
extern const FLASH struct page snakes_page_points OPTIONAL;
extern const FLASH struct page snakes_page_fewest OPTIONAL;
extern const FLASH struct page snakes_page_survival OPTIONAL;
extern const FLASH struct page snakes_page_place OPTIONAL;
extern const FLASH struct page snakes_page_visits OPTIONAL;

/* snakes_odds_pages.c: the chances to win of more than two players. */
extern const FLASH struct page snakes_page_wins OPTIONAL;

/* All of them, in the order in which keys turn them. */
extern const FLASH struct page *const FLASH snakes_pages[];

#endif
