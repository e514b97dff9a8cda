#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/chain/finish_distribution.h"
#include "games/snakes/odds/chain/token_distribution.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>

/* The pages about one token for which the player sets a number of throws, or a square. */

WORKSPACE_HOLDS(struct absorption);
WORKSPACE_HOLDS(struct finish_distribution);
WORKSPACE_HOLDS(struct token_distribution);

enum { ALL_DIGITS = 6, THROWS_LEAST = 1, THROWS_MOST = 99, PLACES = 2 };

static uint8_t throws = 6;
static uint8_t square = 1;

union found {
    struct {
        struct bounded within;
        struct bounded exactly;
    } finish;
    struct token_chance place[PLACES];
    struct bounded visits;
};

PAGE_RESULT_HOLDS(union found);
static union found *const found = (union found *)&page_result;

static const struct board *board(void) {
    return &snakes_in_play()->board;
}

static void change_throws(int8_t by) {
    uint8_t changed = (uint8_t)(throws + by);

    if (changed >= THROWS_LEAST && changed <= THROWS_MOST) {
        throws = changed;
    }
}

/* ---- home within a number of throws ---------------------------------------------------------- */

static void start_within(union workspace *space) {
    finish_distribution_start((struct finish_distribution *)space, board(), snakes_square(),
                              throws);
}

static enum progress step_within(union workspace *space, uint8_t *done) {
    struct finish_distribution *finish = (struct finish_distribution *)space;
    enum progress progress = finish_distribution_step(finish);

    *done = finish_distribution_done(finish);
    if (progress == DONE) {
        found->finish.within = finish_distribution_within(finish, snakes_square());
        found->finish.exactly = finish_distribution_exactly(finish);
    }
    return progress;
}

/* "Home in 6 20%", "just in 6  7.6%". With several tokens or more than two players the second row
   says whose chance it is: "P3 just  7.6%". */
static void draw_within(void) {
    const struct position *at = &snakes_in_play()->at;

    row_labelled(LOCAL_TEXT("Home in "), throws);
    row_percent_bounded(&found->finish.within, 0);
    row_second();
    if (at->tokens > 1 || at->players > 2) {
        snakes_draw_whose();
        row_text(LOCAL_TEXT(" just"));
    } else {
        row_labelled(LOCAL_TEXT("just in "), throws);
    }
    row_percent_bounded(&found->finish.exactly, 1);
}

const FLASH struct page snakes_page_within = {
    .title = TEXT("Home in"),
    .help = TEXT("Chance to be home after so many throws at most, and with just the last of them. "
                 "Up, down: how many."),
    .change = change_throws,
    .start = start_within,
    .step = step_within,
    .draw = draw_within,
};

/* ---- likeliest squares after a number of throws ---------------------------------------------- */

static void start_place(union workspace *space) {
    token_distribution_start((struct token_distribution *)space, board(), snakes_square(), throws);
}

static enum progress step_place(union workspace *space, uint8_t *done) {
    struct token_distribution *token = (struct token_distribution *)space;
    enum progress progress = token_distribution_step(token);

    *done = token_distribution_done(token);
    if (progress == DONE) {
        token_distribution_likeliest(token, found->place);
    }
    return progress;
}

static void draw_one_place(const struct token_chance *place) {
    row_unsigned(place->square);
    row_percent(bounded_to_probability(&place->chance), 0);
}

/* "In 6 throws You", "on 42  5% 26  4%". Square 100 leaves no room for the blank after "on". */
static void draw_place(void) {
    bool is_narrow = found->place[0].square < 100 && found->place[1].square < 100;

    row_labelled(LOCAL_TEXT("In "), throws);
    row_text(throws > 1 ? LOCAL_TEXT(" throws ") : LOCAL_TEXT(" throw "));
    snakes_draw_whose();
    row_below(is_narrow ? LOCAL_TEXT("on ") : LOCAL_TEXT("on"));
    draw_one_place(&found->place[0]);
    row_character(' ');
    draw_one_place(&found->place[1]);
}

const FLASH struct page snakes_page_place = {
    .title = TEXT("Where then"),
    .help = TEXT("The two likeliest squares then. Up, down: how many throws."),
    .change = change_throws,
    .start = start_place,
    .step = step_place,
    .draw = draw_place,
};

/* ---- visits to a square ---------------------------------------------------------------------- */

/* The last game may have been on a longer board. */
static uint8_t asked_square(void) {
    return square <= board()->goal ? square : board()->goal;
}

static void change_square(int8_t by) {
    uint8_t changed = (uint8_t)(asked_square() + by);

    if (changed <= board()->goal) {
        square = changed;
    }
}

static void start_visits(union workspace *space) {
    const struct absorption_question question = {
        .board = board(),
        .what = ABSORPTION_VISITS,
        .square = snakes_square(),
        .visited = asked_square(),
    };

    absorption_start((struct absorption *)space, &question);
}

static enum progress step_visits(union workspace *space, uint8_t *done) {
    struct absorption *figures = (struct absorption *)space;
    enum progress progress = absorption_step(figures);

    *done = absorption_done(figures);
    if (progress == DONE) {
        found->visits = absorption_visits(figures);
    }
    return progress;
}

static void draw_visits(void) {
    row_labelled(LOCAL_TEXT("Square "), asked_square());
    row_character(' ');
    snakes_draw_whose();
    row_second();
    snakes_view_number(&found->visits, ALL_DIGITS);
    row_text(LOCAL_TEXT(" visits"));
}

const FLASH struct page snakes_page_visits = {
    .title = TEXT("Visits"),
    .help = TEXT("How often a token throws from this square. Up, down: which."),
    .change = change_square,
    .start = start_visits,
    .step = step_visits,
    .draw = draw_visits,
};
