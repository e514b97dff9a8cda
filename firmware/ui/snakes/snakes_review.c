#include "ui/snakes/snakes_review.h"

#include "device/features.h"
#include "device/review/review.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_coach.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_picture.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>

static uint8_t own(void) {
    const struct snakes *game = snakes_in_play();

    return review_own_player((const uint8_t *)game->control, game->at.players);
}

static enum progress chance(union workspace *space, probability_t *chance) {
    const struct snakes *game = snakes_in_play();

    if (game->at.players == 1) {
        return IMPOSSIBLE;
    }
    if (snakes_is_over(game)) {
        *chance = game->at.turn == own() ? PROBABILITY_ONE : 0;
        return DONE;
    }
    return snakes_odds_of(own(), space, chance);
}

/* By the squares, whose turn it is, and the round, as a throw may move nobody. */
static uint16_t stamp(void) {
    const struct snakes *game = snakes_in_play();
    uint16_t stamp = (uint16_t)(game->rounds << 3 | game->at.turn);

    for (uint8_t player = 0; player < game->at.players; player++) {
        stamp = (uint16_t)(stamp * 31 + game->at.square[player][0]);
    }
    return stamp;
}

enum { FACE_BITS = 3, FACE = (1 << FACE_BITS) - 1 };

/* Where the mover stands now, and of two players the other. */
void snakes_review_moved(const struct snakes_move *move) {
    const struct position *at = &snakes_in_play()->at;
    struct review_event event = {
        .sum = move->player == own() ? ACCOUNT_OWN_LUCK : ACCOUNT_OTHERS_LUCK,
        .what = {at->square[move->player][0], at->square[move->player == 0][0],
                 (uint8_t)(move->player << FACE_BITS | move->face)},
    };

    review_owe(&event);
}

/* ---- the picture ----------------------------------------------------------------------------- */

static bool are_two(void) {
    return snakes_in_play()->at.players == 2;
}

/* Of more than two the others have no name. */
static void draw_name(bool others) {
    if (others && !are_two()) {
        row_text(LOCAL_TEXT("rest"));
    } else {
        snakes_view_name(others ? 1 - own() : own());
    }
}

/* "You 6>100 CPU 99", with the face and an arrow. */
static void draw_event(uint8_t sum, const uint8_t what[]) {
    uint8_t player = what[2] >> FACE_BITS;

    (void)sum;
    snakes_view_name(player);
    row_character(' ');
    row_face(what[2] & FACE);
    row_arrow(true);
    row_unsigned(what[0]);
    if (are_two()) {
        row_character(' ');
        snakes_view_name(1 - player);
        row_character(' ');
        row_unsigned(what[1]);
    }
}

const FLASH struct game_review snakes_review = {
    .state_bytes = sizeof(struct snakes),
    .is_of_page = true,
    .luck = GAME_LUCK_OF_EACH,
    .chance = chance,
    .stamp = stamp,
    .draw_name = draw_name,
    .draw_event = draw_event,
    .coach = HAS_COACH ? &snakes_coach : NULL,
};
