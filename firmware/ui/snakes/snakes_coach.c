#include "ui/snakes/snakes_coach.h"

#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_picture.h"
#include "ui/snakes/snakes_tokens.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>

enum { BEST, OTHER, DIGITS = 2 };

/* ---- hints ----------------------------------------------------------------------------------- */

static enum progress weigh(union workspace *space, uint8_t choice, uint8_t *done) {
    (void)choice;
    snakes_tokens_begin(space);
    return snakes_tokens_step(space, done);
}

static bool is_last(const union workspace *space, uint8_t choice) {
    (void)space;
    return choice == OTHER;
}

/* From where to where. */
static void draw_way(uint8_t token) {
    const struct snakes *game = snakes_in_play();

    row_unsigned(game->at.square[game->at.turn][token]);
    row_arrow(true);
    row_unsigned(position_next(&game->at, &game->board, token, game->face).board.landing);
}

static void draw_cost(uint8_t token) {
    struct real cost = snakes_tokens_cost_of(token);

    if (cost.mantissa) {
        row_character('+');
        row_real(cost, DIGITS);
    } else {
        row_text(LOCAL_TEXT("as many"));
    }
}

static void draw(const union workspace *space, uint8_t choice) {
    uint8_t best = snakes_tokens_better();

    (void)space;
    row_text(choice == BEST ? LOCAL_TEXT("Best: ") : LOCAL_TEXT("Other: "));
    draw_way(choice == BEST ? best : 1 - best);
    row_second();
    row_text(LOCAL_TEXT("throws: "));
    if (choice == BEST || !snakes_tokens_are_certain()) {
        snakes_tokens_draw(choice == BEST ? best : 1 - best);
    } else {
        draw_cost(1 - best);
    }
}

/* ---- a choice is taken back ------------------------------------------------------------------ */

/* Since the last move nothing has been thrown, and it was one of two. */
static bool can_undo(void) {
    const struct snakes *game = snakes_in_play();
    const struct snakes_move *last = snakes_picture_shown();

    return last->face && game->face == 0 && game->at.tokens > 1 && last->result.kicked == 0 &&
           game->control[last->player] == SNAKES_PERSON &&
           game->at.square[last->player][1 - snakes_tokens_chosen()] != game->board.goal;
}

static void undo(void) {
    struct snakes *game = snakes_in_play();
    const struct snakes_move *last = snakes_picture_shown();

    game->at.square[last->player][snakes_tokens_chosen()] = last->from;
    game->at.turn = last->player;
    game->face = last->face;
    if (last->player == 0 && game->rounds < UINT8_MAX) {
        game->rounds--;
    }
    snakes_picture_begin();
    snakes_odds_forget();
}

const FLASH struct game_coach snakes_coach = {
    .is_asked = snakes_tokens_differ,
    .weigh = weigh,
    .is_last = is_last,
    .draw = draw,
    .can_undo = can_undo,
    .undo = undo,
};
