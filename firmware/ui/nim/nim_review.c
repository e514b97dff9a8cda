#include "ui/nim/nim_review.h"

#include "device/features.h"
#include "device/review/review.h"
#include "games/nim/compound_search.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/nim/nim_coach.h"
#include "ui/nim/nim_view.h"
#include <stddef.h>
#include <string.h>

WORKSPACE_HOLDS(struct compound_search);

_Static_assert(COMPOUND_PAWNS <= 2 * REVIEW_WHAT, "four bits a heap");

/* A winning move, before one was made. */
static uint8_t best_move[REVIEW_WHAT];

static void pack(uint8_t packed[], const uint8_t heaps[]) {
    memset(packed, 0, REVIEW_WHAT);
    for (uint8_t heap = 0; heap < COMPOUND_PAWNS; heap++) {
        packed[heap / 2] |= (uint8_t)((heaps[heap] & 0x0F) << (heap % 2 ? 4 : 0));
    }
}

static uint8_t heap_of(const uint8_t packed[], uint8_t heap) {
    return packed[heap / 2] >> (heap % 2 ? 4 : 0) & 0x0F;
}

/* ---- the chance ------------------------------------------------------------------------------ */

static uint8_t own(void) {
    return review_own_player(nim_in_play()->player, IMPARTIAL_PLAYERS);
}

static probability_t certain_for(uint8_t player) {
    return player == own() ? PROBABILITY_ONE : 0;
}

/* In a lost position no move is an error, and none is looked for. */
static enum progress chance(union workspace *space, probability_t *chance) {
    static char purpose;
    struct compound_search *search = (struct compound_search *)space;
    const struct impartial *game = nim_in_play();

    if (compound_is_over(&game->compound)) {
        *chance = certain_for(impartial_winner(game));
        return DONE;
    }
    if (!workspace_claim(&purpose)) {
        compound_search_start(search, &game->compound, 0);
        return WORKING;
    }
    if (compound_search_is_lost(search)) {
        *chance = certain_for(IMPARTIAL_PLAYERS - 1 - game->turn);
    } else if (compound_search_step(search) == WORKING) {
        return WORKING;
    } else {
        *chance = certain_for(game->turn);
        pack(best_move, compound_search_move(search));
    }
    workspace_forget();
    return DONE;
}

/* Every move makes the sum less. */
static uint16_t stamp(void) {
    const struct impartial *game = nim_in_play();
    uint16_t sum = 0;

    for (uint8_t heap = 0; heap < game->compound.count; heap++) {
        sum += game->compound.pawn[heap];
    }
    return sum;
}

void nim_review_moved(void) {
    const struct impartial *game = nim_in_play();
    struct review_event event = {
        .sum = game->turn == own() ? ACCOUNT_OTHERS_ERRORS : ACCOUNT_OWN_ERRORS,
    };

    pack(event.what, game->compound.pawn);
    memcpy(event.better, best_move, REVIEW_WHAT);
    review_owe(&event);
}

/* ---- the picture ----------------------------------------------------------------------------- */

static void draw_name(bool others) {
    row_name(others ? 1 - own() : own(), nim_computer_player());
}

static uint8_t width(const uint8_t packed[]) {
    uint8_t count = nim_in_play()->compound.count;
    uint8_t places = 2 * count - 1;

    for (uint8_t heap = 0; heap < count; heap++) {
        places += heap_of(packed, heap) > 9;
    }
    return places;
}

static void draw_heaps(const uint8_t packed[]) {
    for (uint8_t heap = 0; heap < nim_in_play()->compound.count; heap++) {
        if (heap) {
            row_character(' ');
        }
        row_unsigned(heap_of(packed, heap));
    }
}

/* Of five great heaps there is no room for the name: own moves are those that cost. */
static void draw_event(uint8_t sum, const uint8_t what[]) {
    enum { NAME = 4 };

    if (width(what) + NAME <= LCD_COLUMNS) {
        draw_name(sum == ACCOUNT_OTHERS_ERRORS);
        display_at(0, NAME);
    }
    draw_heaps(what);
}

/* What was better comes first, and if there is room what was done. */
static void draw_error(const uint8_t what[], const uint8_t better[]) {
    enum { NOT = 5, BEST = 5 };

    if (width(better) + NOT + width(what) <= LCD_COLUMNS) {
        draw_heaps(better);
        row_text(LOCAL_TEXT(" not "));
        draw_heaps(what);
        return;
    }
    if (width(better) + BEST <= LCD_COLUMNS) {
        row_text(LOCAL_TEXT("best "));
    }
    draw_heaps(better);
}

const FLASH struct game_review nim_review = {
    .state_bytes = sizeof(struct impartial),
    .chance = chance,
    .stamp = stamp,
    .draw_name = draw_name,
    .draw_event = draw_event,
    .draw_error = draw_error,
    .coach = HAS_COACH ? &nim_coach : NULL,
};
