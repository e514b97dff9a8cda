#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_tokens.h"
#include "ui/snakes/snakes_view.h"

/* The pages about a player's two tokens. */

static const FLASH char rough[] = "rough ";

static bool has_thrown(void) {
    return snakes_in_play()->face != 0;
}

static bool is_alone_with_two(void) {
    const struct position *at = &snakes_in_play()->at;

    return !has_thrown() && at->players == 1 && at->tokens > 1;
}

/* "left 12.74 7.650", or "rough ~37 ~39". */
static void draw_choice(void) {
    row_text(snakes_tokens_are_exact() ? LOCAL_TEXT("left ") : rough);
    snakes_tokens_draw(0);
    row_text(LOCAL_TEXT(" "));
    snakes_tokens_draw(1);
}

static void draw_alone(void) {
    if (snakes_tokens_are_exact()) {
        snakes_view_throws(LOCAL_TEXT("Throws left"), snakes_tokens_left());
    } else {
        row_text(rough);
        snakes_tokens_draw(0);
        row_text(LOCAL_TEXT(" left"));
    }
}

const FLASH struct page snakes_page_choice = {
    .title = TEXT("Choice"),
    .help = TEXT("Up, down: which token. OK moves it. Left: throws to bring both home then. Rough "
                 "ones may be far off."),
    .available = has_thrown,
    .asks_engine = true,
    .start = snakes_tokens_begin,
    .step = snakes_tokens_step,
    .draw = draw_choice,
};

const FLASH struct page snakes_page_alone_double = {
    .title = TEXT("Throws left"),
    .available = is_alone_with_two,
    .asks_engine = true,
    .start = snakes_tokens_begin,
    .step = snakes_tokens_step,
    .draw = draw_alone,
};
