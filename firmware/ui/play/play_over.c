#include "ui/play/play_over.h"

#include "device/features.h"
#include "device/game_review.h"
#include "device/session.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include "ui/play/play_prompt.h"
#include "ui/proof/proof_pages.h"
#include "ui/review/screen_review.h"
#include <stddef.h>

static struct {
    bool proving;              /* the game's seed is in front */
    bool offering;             /* of what can be done at the end the review is told */
    const FLASH char *refusal; /* why no other game has begun, until the next key; or NULL */
} over;

void play_over_forget(void) {
    over.proving = false;
    over.offering = false;
    over.refusal = NULL;
}

static bool can_be_reviewed(void) {
    return HAS_REVIEW && game_review_is_there();
}

static bool can_be_proved(void) {
    return HAS_PROOF && session_rules()->throw &&session_has_seed();
}

void play_over_explain(void) {
    if (HAS_PROOF && over.proving) {
        screens_explain(proof_seed_page.title, proof_seed_page.help);
    } else if (can_be_reviewed() && can_be_proved()) {
        screens_explain(NULL, LOCAL_TEXT("OK: again, and another begins. Left: menu. Down: what it "
                                         "was worth. Up: the seed of the throws."));
    } else if (can_be_reviewed()) {
        screens_explain(NULL, LOCAL_TEXT("OK: again, and another begins. Left: menu. Down: what it "
                                         "was worth."));
    } else if (can_be_proved()) {
        screens_explain(NULL, LOCAL_TEXT("OK: again, and another begins. Left: menu. Up: the seed "
                                         "of the throws."));
    } else {
        screens_explain(NULL, LOCAL_TEXT("OK: again, and another begins. Left: menu."));
    }
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* The seats are changed in what is set up, and saved with the game. */
static bool play_again(void) {
    games_change_seats();
    over.refusal = games_begin();
    if (over.refusal) {
        beeper_play(TUNE_REFUSE);
    }
    return over.refusal == NULL;
}

/* Down: the review; up: the seed, or who has won again. */
bool play_over_key(enum key key) {
    over.refusal = NULL;
    if (key == KEY_LEFT) {
        screens_home();
    } else if (key == KEY_SELECT) {
        return play_again();
    } else if (key == KEY_DOWN && can_be_reviewed() && !over.proving) {
        screens_push(&screen_review);
    } else if (can_be_proved()) {
        over.proving = key == KEY_UP;
        play_over_explain();
    }
    return false;
}

/* ---- time and picture ------------------------------------------------------------------------ */

/* What can be done is told in turn with who has won, and where there are two things in turn. */
void play_over_tick(uint16_t now) {
    if (HAS_REVIEW) {
        game_review_step();
    }
    if (play_prompt_alternate(now)) {
        over.offering = over.offering == play_prompt_is_shown() && can_be_reviewed();
    }
}

/* In the place of what stands there. */
static void replace_second_row(const FLASH char *text) {
    row_second();
    row_text(text);
    while (display_column() < LCD_COLUMNS) {
        row_character(' ');
    }
}

void play_over_draw(void) {
    if (HAS_PROOF && over.proving) {
        proof_seed_page.draw();
        return;
    }
    games_in_hand()->draw_over();
    if (over.refusal) {
        replace_second_row(over.refusal);
    } else if (play_prompt_is_shown() && !session_is_shown()) {
        replace_second_row(over.offering ? LOCAL_TEXT("Down: its review")
                                         : LOCAL_TEXT("OK: again  \x7Fmenu"));
    }
}
