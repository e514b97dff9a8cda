#include "ui/penney/penney_coach.h"

#include "device/review/review.h"
#include "games/penney/penney_costs.h"
#include "ui/display/row.h"
#include "ui/penney/penney_pages.h"
#include "ui/penney/penney_view.h"
#include "ui/penney/penney_word_editor.h"
#include <string.h>

WORKSPACE_HOLDS(struct penney_costs);

/* Two chances that are equal may differ by so little. */
enum { SLACK = 8 };

/* ---- hints ----------------------------------------------------------------------------------- */

/* With two to choose behind the player nobody knows. */
static bool is_asked(void) {
    const struct penney *game = penney_in_play();

    return penney_is_choosing() && game->players - penney_chooser(game) < PENNEY_PLAYERS;
}

static enum progress weigh(union workspace *space, uint8_t choice, uint8_t *done) {
    struct penney_costs *costs = (struct penney_costs *)space;
    enum progress progress = WORKING;

    (void)choice;
    if (workspace_claim(penney_in_play())) {
        progress = penney_costs_step(costs);
    } else {
        penney_costs_start(costs, penney_in_play());
    }
    *done = penney_costs_done(costs);
    return progress;
}

static bool is_last(const union workspace *space, uint8_t choice) {
    return choice + 1 == penney_costs_words((const struct penney_costs *)space);
}

static void draw_share(const FLASH char *label, probability_t share) {
    row_text(label);
    row_scaled(fixed_multiply(share, 1000, PROBABILITY_BITS), 1);
    row_character('%');
}

static void draw(const union workspace *space, uint8_t choice) {
    const struct penney_costs *costs = (const struct penney_costs *)space;
    const struct penney_word *word = penney_costs_word(costs, choice);
    probability_t cost = penney_costs_of(costs, choice);

    penney_draw_tosses(word->word);
    draw_share(LOCAL_TEXT(" wins "), word->chance);
    row_second();
    if (cost > SLACK) {
        draw_share(LOCAL_TEXT("costs "), cost);
    } else {
        row_text(choice ? LOCAL_TEXT("as good") : LOCAL_TEXT("is best"));
    }
}

/* ---- what a word leads to -------------------------------------------------------------------- */

/* Of three the review knows only of its own what he loses. */
static bool is_told_of(const struct penney *game, uint8_t player) {
    return game->players == 2 || player == review_own_player(game->player, game->players);
}

static enum progress chance(union workspace *space, probability_t *chance) {
    struct penney_chances *chances = (struct penney_chances *)space;
    struct penney game = *penney_in_play();
    enum progress progress;

    if (!is_told_of(&game, penney_chooser(&game)) ||
        !penney_choose(&game, penney_word_editor_word())) {
        return IMPOSSIBLE;
    }
    if (!workspace_claim(penney_in_play()->player)) {
        penney_chances_start(chances, &game);
        return WORKING;
    }
    progress = penney_chances_step(chances);
    if (progress == DONE) {
        *chance = penney_chances_of(chances, review_own_player(game.player, game.players));
        workspace_forget();
    }
    return progress;
}

/* ---- a word is taken back -------------------------------------------------------------------- */

/* Of those who have a word the last person, or how many players there are. */
static uint8_t last_person(void) {
    const struct penney *game = penney_in_play();
    uint8_t player = penney_chooser(game);

    while (player) {
        if (game->player[--player] == PENNEY_PERSON) {
            return player;
        }
    }
    return game->players;
}

static bool can_undo(void) {
    return penney_in_play()->tosses == 0 && last_person() < penney_in_play()->players;
}

static void undo(void) {
    struct penney *game = penney_in_play();
    uint8_t player = last_person();

    memset(&game->state.word[player], 0, sizeof game->state.word - player);
    penney_word_editor_begin(game->letters);
    penney_pages_begin();
    workspace_forget();
}

const FLASH struct game_coach penney_coach = {
    .is_asked = is_asked,
    .weigh = weigh,
    .is_last = is_last,
    .draw = draw,
    .chance = chance,
    .can_undo = can_undo,
    .undo = undo,
};
