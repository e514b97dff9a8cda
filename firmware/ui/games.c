#include "ui/games.h"

#include "core/number/flash.h"
#include "device/features.h"
#include "device/proof.h"
#include "device/review/review.h"
#include "device/saved.h"
#include "device/session.h"
#include "device/workspace.h"
#include <stddef.h>

#define GAME_VALUE(NAME, name, number) GAME_##NAME,
static const FLASH uint8_t numbers[GAMES_COUNT] = {GAMES(GAME_VALUE)};

_Static_assert((int)GAMES_COUNT <= (int)STORE_GAMES, "a record for each");
_Static_assert((int)GAME_OPTIONS_MAXIMUM < (int)SESSION_CHOSEN, "room for the options and a level");

static struct {
    uint8_t game;    /* in hand, by its place */
    uint8_t place;   /* the same; GAMES_COUNT: none, or one that is shown */
    bool is_told;    /* its review is in hand, too */
    bool is_judged;  /* its state may be looked at */
    uint8_t last;    /* of the game last played */
    uint16_t latest; /* the greatest of all records */
} hand;

/* What a start has found so far. */
static struct {
    uint8_t slices;          /* done: two for each game */
    uint16_t latest_goes_on; /* the greatest of those that go on */
} restored;

/* It is called from everywhere. */
OUT_OF_LINE const FLASH struct game *games_in_hand(void) {
    return games[hand.game];
}

uint8_t games_place(void) {
    return hand.place;
}

/* ---- the record of a game -------------------------------------------------------------------- */

/* Where there is room for many a game has its record by its number, whatever else is in the image.
 */
static uint8_t place_in_store(uint8_t place) {
    return NVM_SIZE < 4096 ? place : numbers[place];
}

static const FLASH struct option *value_of(const FLASH struct game *game, uint8_t index) {
    return index < game->option_count ? &game->options[index] : &options_level;
}

/* What has never been set up, or as this image has it not. */
static void put_in_range(const FLASH struct game *game, bool is_set_up) {
    for (uint8_t index = 0; index <= game->option_count; index++) {
        const FLASH struct option *option = value_of(game, index);
        uint8_t *value = &session.chosen[index];
        if (!is_set_up || *value < option->least || *value > option->most) {
            *value = option->initial;
        }
    }
}

/* Behind the record, as both are too much for one pass. */
static void take_review(void) {
    hand.is_told = true;
    if (HAS_REVIEW) {
        review_load(place_in_store(hand.place));
    }
}

bool games_take_record(uint8_t place) {
    if (place == hand.place) {
        if (!hand.is_told) {
            take_review();
        }
        return true;
    }
    if (store_busy()) {
        return false;
    }
    put_in_range(games[place],
                 session_load(place_in_store(place), (enum game_number)numbers[place]));
    proof_attend(games[place]->thrown_bytes, games[place]->review != NULL);
    hand.game = place;
    hand.place = place;
    hand.is_told = false;
    hand.is_judged = !session.goes_on;
    return false;
}

static void judge(void) {
    const FLASH struct game *game = games_in_hand();

    hand.is_judged = true;
    workspace_forget();
    if (!game->resume() || standing_is_over(game->standing())) {
        saved_refuse((enum store_kind)(STORE_GAME + place_in_store(hand.place)));
        session.goes_on = false;
    } else if (HAS_REVIEW && game->review) {
        review_resume(game->review->state_bytes, game->thrown_bytes);
    }
}

/* To fetch and to judge are too much for one pass. */
bool games_take(uint8_t place) {
    if (place != hand.place || !hand.is_told) {
        games_take_record(place);
        return false;
    }
    if (!hand.is_judged) {
        judge();
    }
    return true;
}

void games_restore_start(void) {
    hand.place = GAMES_COUNT;
    hand.last = GAMES_COUNT;
    hand.latest = 0;
    restored.slices = 0;
    restored.latest_goes_on = 0;
}

static void compare_latest(void) {
    if (session.goes_on && session.latest >= restored.latest_goes_on) {
        restored.latest_goes_on = session.latest;
        hand.last = hand.place;
    }
    if (session.latest > hand.latest) {
        hand.latest = session.latest;
    }
}

/* What a game keeps besides its record, and the record, are too much for one pass. */
bool games_restore_step(void) {
    uint8_t place = restored.slices / 2;

    if (restored.slices % 2 == 0) {
        if (games[place]->load) {
            games[place]->load();
        }
        restored.slices++;
    } else if (games_take(place)) {
        compare_latest();
        restored.slices++;
    }
    return restored.slices == 2 * GAMES_COUNT;
}

/* ---- the game in hand ------------------------------------------------------------------------ */

bool games_goes_on(void) {
    return session.goes_on;
}

uint8_t games_last(void) {
    return hand.last;
}

void games_continue(void) {
    if (hand.last != hand.place) {
        hand.last = hand.place;
        session.latest = ++hand.latest;
        session_keep();
    }
}

static uint8_t seats_taken(const FLASH struct game *game) {
    return game->seats > 2 ? session.chosen[game->seats_taken] : game->seats;
}

/* How well the computers play, and whether a person plays against one. */
static void judge_players(const FLASH struct game *game) {
    const uint8_t *seat = &session.chosen[game->first_seat];
    uint8_t most = game->seats ? game->options[game->first_seat].most : 0;
    bool persons = false;
    uint8_t best = 0;

    for (uint8_t left = seats_taken(game); left; left--, seat++) {
        persons |= *seat == SEAT_PERSON;
        if (*seat <= most && *seat > best) {
            best = *seat;
        }
    }
    session.counts = persons && best;
    session.level = most > SEAT_COMPUTER && best ? best - 1 : session.chosen[game->option_count];
}

/* It is saved behind the game. */
static void begin_review(const FLASH struct game *game) {
    const FLASH struct game_review *review = game->review;

    if (HAS_REVIEW && review) {
        review_begin(review->state_bytes, game->thrown_bytes, review->is_estimated);
        if (review->judge) {
            review_give_up();
        }
        review_keep();
    }
}

const FLASH char *games_begin(void) {
    const FLASH struct game *game = games_in_hand();
    const FLASH char *refusal = game->begin(session.chosen);

    workspace_forget();

    if (refusal == NULL) {
        proof_begin();
        judge_players(game);
        session.goes_on = true;
        hand.is_judged = true;
        hand.last = GAMES_COUNT;
        games_continue();
        begin_review(game);
    }
    return refusal;
}

void games_end(void) {
    if (session.counts) {
        tally_count(&session.tally[session.level], games_in_hand()->standing() == STANDING_WON);
    }
    session.goes_on = false;
    session.counts = false;
    if (hand.last == hand.place) {
        hand.last = GAMES_COUNT;
    }
}

/* One who cannot sit in the first place keeps all in theirs. */
void games_change_seats(void) {
    const FLASH struct game *game = games_in_hand();
    uint8_t *seat = &session.chosen[game->first_seat];
    uint8_t first = *seat;
    uint8_t taken = seats_taken(game);

    if (taken < 2 || seat[1] > game->options[game->first_seat].most) {
        return;
    }
    while (--taken) {
        *seat = seat[1];
        seat++;
    }
    *seat = first;
}

/* ---- levels, and a game to be looked at ------------------------------------------------------ */

bool games_has_level(const FLASH struct game *game) {
    return game->seats && game->options[game->first_seat].most == SEAT_COMPUTER;
}

const FLASH char *games_level_name(const FLASH struct game *game, uint8_t level) {
    const FLASH struct option *seat = &game->options[game->first_seat];
    bool is_of_seats = game->seats && seat->most > SEAT_COMPUTER;

    return is_of_seats ? seat->texts[level + 1] : options_level.texts[level];
}

bool games_show(uint8_t place) {
    const FLASH struct game *game = games[place];

    hand.game = place;
    hand.place = GAMES_COUNT;
    session_show((enum game_number)numbers[place]);
    proof_attend(game->thrown_bytes, game->review != NULL);
    if (game->shown == NULL) {
        return false;
    }
    for (uint8_t index = 0; index <= game->option_count; index++) {
        session.chosen[index] = game->shown[index];
    }
    session.level = session.chosen[game->option_count];
    workspace_forget();
    return game->begin(session.chosen) == NULL;
}
