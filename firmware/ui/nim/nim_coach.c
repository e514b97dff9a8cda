#include "ui/nim/nim_coach.h"

#include "device/review/review.h"
#include "games/nim/compound_search.h"
#include "ui/display/row.h"
#include "ui/nim/nim_moves.h"
#include "ui/nim/nim_pages.h"
#include "ui/nim/nim_view.h"

enum { CHOICES_MOST = 254 };

struct nim_hint {
    struct compound_search search;
    uint8_t choice; /* that is looked for */
};

WORKSPACE_HOLDS(struct nim_hint);

/* ---- hints ----------------------------------------------------------------------------------- */

static bool is_asked(void) {
    return true;
}

static enum progress weigh(union workspace *space, uint8_t choice, uint8_t *done) {
    struct nim_hint *hint = (struct nim_hint *)space;
    enum progress progress = WORKING;

    if (workspace_claim(nim_in_play()) && hint->choice == choice) {
        progress = compound_search_step(&hint->search);
    } else {
        compound_search_start(&hint->search, &nim_in_play()->compound, choice);
        hint->choice = choice;
    }
    *done = compound_search_done(&hint->search);
    return progress;
}

/* Behind the winning moves are all others. */
static bool wins(const struct nim_hint *hint, uint8_t choice) {
    return compound_search_found(&hint->search) > choice;
}

static bool is_last(const union workspace *space, uint8_t choice) {
    return !wins((const struct nim_hint *)space, choice) || choice == CHOICES_MOST;
}

static void draw(const union workspace *space, uint8_t choice) {
    const struct nim_hint *hint = (const struct nim_hint *)space;
    bool is_lost = compound_search_is_lost(&hint->search);

    if (!is_lost && !wins(hint, choice)) {
        row_texts(LOCAL_TEXT("No other wins:"), LOCAL_TEXT("each costs 100%"));
        return;
    }
    if (is_lost) {
        row_text(LOCAL_TEXT("All lose. Try:"));
    } else {
        row_text(choice ? LOCAL_TEXT("As good:") : LOCAL_TEXT("Best move:"));
    }
    row_second();
    nim_view_heaps(compound_search_move(&hint->search), nim_in_play()->compound.pawn);
}

/* ---- what a move leads to -------------------------------------------------------------------- */

static enum progress chance(union workspace *space, probability_t *chance) {
    struct compound_search *search = (struct compound_search *)space;
    const struct impartial *game = nim_in_play();
    const uint8_t *entered = nim_moves_entered();
    uint8_t own = review_own_player(game->player, IMPARTIAL_PLAYERS);

    if (entered == NULL) {
        return IMPOSSIBLE;
    }
    workspace_forget();
    compound_search_start(search, &game->compound, 0);
    *chance =
        compound_search_is_lost_at(search, entered) == (game->turn == own) ? PROBABILITY_ONE : 0;
    return DONE;
}

/* ---- a move is taken back -------------------------------------------------------------------- */

static bool can_undo(void) {
    return nim_moves_before_person() != NULL;
}

/* It is the person's turn again. */
static void undo(void) {
    struct impartial *game = nim_in_play();

    compound_copy(game->compound.pawn, nim_moves_before_person());
    if (impartial_is_computer(game)) {
        game->turn = IMPARTIAL_PLAYERS - 1 - game->turn;
    }
    nim_moves_begin();
    nim_pages_begin();
    workspace_forget();
}

const FLASH struct game_coach nim_coach = {
    .is_asked = is_asked,
    .weigh = weigh,
    .is_last = is_last,
    .draw = draw,
    .chance = chance,
    .can_undo = can_undo,
    .undo = undo,
};
