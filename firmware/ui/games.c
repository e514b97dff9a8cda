#include "ui/games.h"

#include "core/number/flash.h"
#include "device/saved.h"
#include "device/session.h"
#include "device/settings.h"
#include "device/workspace.h"
#include "hal/power.h"
#include "ui/kit/keys.h"
#include <stddef.h>

#define GAME_VALUE(NAME, name, number) GAME_##NAME,
static const FLASH uint8_t numbers[GAMES_COUNT] = {GAMES(GAME_VALUE)};

_Static_assert((int)GAMES_COUNT <= (int)STORE_GAMES, "a record for each");
_Static_assert((int)GAME_OPTIONS_MAXIMUM < (int)GAME_SETUP, "room for the options and a level");

/* After so many failed starts in a row the next one does without the saved games. */
enum { FAILED_STARTS = 3 };

static struct {
    uint8_t game;                /* place of the game in hand */
    uint8_t place;               /* the same; GAMES_COUNT: none, or a game that is only shown */
    bool has_own;                /* the own board or graph has been loaded */
    bool is_resumed;             /* its state may be read */
    uint8_t last;                /* place of the game last played; GAMES_COUNT: none */
    uint16_t latest;             /* the greatest `latest` of all records */
    bool waits[GAMES_COUNT + 1]; /* which games go on, by place; the last is of a game for show */
} hand;

/* Progress of a restore. */
static struct {
    uint8_t place;           /* of the game being restored */
    bool is_loaded;          /* what it stores besides its record has been loaded */
    uint16_t latest_goes_on; /* the greatest `latest` of the games that go on */
} restored;

/* Not inlined, because it has many callers. */
OUT_OF_LINE const FLASH struct game *games_in_hand(void) {
    return games[hand.game];
}

uint8_t games_place(void) {
    return hand.place;
}

/* ---- record of a game ------------------------------------------------------------------------ */

/* In a large store a game has its record by its number, whatever other games are in the image. */
static uint8_t place_in_store(uint8_t place) {
    return NVM_SIZE < 4096 ? place : numbers[place];
}

/* Options that were never set up, or whose value this image does not offer, get their initial
   value. */
static void put_in_range(const FLASH struct game *game, bool is_set_up) {
    for (uint8_t index = 0; index <= game->option_count; index++) {
        const FLASH struct option *option =
            index < game->option_count ? &game->options[index] : &options_level;
        uint8_t *value = &session.setup[index];
        if (!is_set_up || *value < option->least || *value > option->most) {
            *value = option->initial;
        }
    }
}

void games_give_up(void) {
    session.goes_on = false;
    hand.waits[hand.place] = false;
    if (hand.last == hand.place) {
        hand.last = GAMES_COUNT;
    }
    session_keep_later();
}

/* A draw counts as a game that no person has won. */
void games_end(void) {
    struct turn turn = session_turn();

    if (session.counts == SESSION_COUNTS) {
        tally_count(&session.tally[session.level],
                    turn.player != GAME_NOBODY && !session_is_computer(turn.player));
        session.counts = SESSION_COUNTS_FOR_TOTAL;
    }
    games_give_up();
}

static void load_own(const FLASH struct game *game, const uint8_t setup[]) {
    session.has_own = game->load_own && game->load_own(setup, session.own);
}

/* True once the game in hand may be replaced: the store writes it from where it is in memory. */
static bool leave(void) {
    if (!session_leave() || store_busy()) {
        return false;
    }
    hand.waits[hand.place] = session.goes_on;
    return true;
}

bool games_take_record(uint8_t place) {
    const FLASH struct game *game = games[place];

    if (place != hand.place && leave()) {
        put_in_range(game, session_load(place_in_store(place), (enum game_number)numbers[place]));
        hand.game = place;
        hand.place = place;
        hand.has_own = false;
    } else if (place == hand.place && !hand.has_own) {
        load_own(game, session.record.setup);
        workspace_forget();
        hand.has_own = true;
        hand.is_resumed = !session.goes_on && !session_has_seed();
        return true;
    }
    return place == hand.place && hand.has_own;
}

/* Ends a game whose last event ended it just before a power cut. */
bool games_take(uint8_t place) {
    enum progress progress;

    if (!games_take_record(place)) {
        return false;
    }
    if (hand.is_resumed) {
        return true;
    }
    progress = session_resume();
    hand.is_resumed = progress >= DONE;
    hand.waits[place] &= progress != IMPOSSIBLE;
    if (progress == DONE && session.goes_on && session_turn().kind == TURN_OVER) {
        games_end();
    }
    return hand.is_resumed;
}

bool games_takes_sent(void) {
    if (!session_has_come()) {
        return false;
    }
    hand.place = GAMES_COUNT;
    for (hand.game = 0; numbers[hand.game] != session.game; hand.game++) {
    }
    workspace_forget();
    return true;
}

/* ---- restoring all that is saved ------------------------------------------------------------- */

bool restore_is_without_games(void) {
    return power_failed_starts() >= FAILED_STARTS;
}

void restore_start(void) {
    saved_start();
    if (restore_is_without_games()) {
        saved_hide_games();
    }
    settings_load();
    keys_default();
    if (settings_keypad() != NULL && !keys_calibrate(settings_keypad())) {
        saved_refuse(STORE_CALIBRATION);
    }
    session_show(GAME_NONE);
    hand.place = GAMES_COUNT;
    hand.last = GAMES_COUNT;
    hand.latest = 0;
    restored.place = 0;
    restored.is_loaded = false;
    restored.latest_goes_on = 0;
}

/* A game that is over is not replayed at start but when it is opened, unless it still has to enter
   the totals. */
static bool needs_no_resume(void) {
    return !session.goes_on && session.counts != SESSION_COUNTS_FOR_TOTAL;
}

bool restore_step(void) {
    const FLASH struct game *game = games[restored.place];

    if (!restored.is_loaded) {
        if (game->load) {
            game->load();
        }
        restored.is_loaded = true;
    } else if (games_take_record(restored.place) &&
               (needs_no_resume() || games_take(restored.place))) {
        if (session.goes_on && session.latest >= restored.latest_goes_on) {
            restored.latest_goes_on = session.latest;
            hand.last = hand.place;
        }
        if (session.latest > hand.latest) {
            hand.latest = session.latest;
        }
        hand.waits[restored.place] = session.goes_on;
        restored.place++;
        restored.is_loaded = false;
    }
    return restored.place == GAMES_COUNT;
}

void restore_saved(void) {
    restore_start();
    while (!restore_step()) {
        saved_step(); /* a replay queues repairs at the end of its journal */
    }
}

/* ---- game in hand ---------------------------------------------------------------------------- */

bool games_goes_on(void) {
    return session.goes_on;
}

bool games_waits(uint8_t place) {
    return place == hand.place ? session.goes_on : hand.waits[place];
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
    return game->seats > 2 ? session.setup[game->seats_taken] : game->seats;
}

static uint8_t most_of_seat(const FLASH struct game *game) {
    return game->seats ? game->options[game->first_seat].most : 0;
}

/* The seat of the strongest computer in the setup, SEAT_PERSON if no computer plays; and whether a
   person plays. */
static uint8_t best_seat(const FLASH struct game *game, bool *persons) {
    const uint8_t *seat = &session.setup[game->first_seat];
    uint8_t best = SEAT_PERSON;

    *persons = false;
    for (uint8_t left = seats_taken(game); left; left--, seat++) {
        *persons |= *seat == SEAT_PERSON;
        if (*seat <= most_of_seat(game) && *seat > best) {
            best = *seat;
        }
    }
    return best;
}

/* The game's own has_option decides about the other options. */
bool games_has_option(uint8_t option) {
    const FLASH struct game *game = games_in_hand();
    uint8_t seat = option - game->first_seat;
    bool persons;

    if (option == game->option_count &&
        (most_of_seat(game) != SEAT_COMPUTER || best_seat(game, &persons) == SEAT_PERSON)) {
        return false;
    }
    if (option > game->option_count || (seat < game->seats && seat >= seats_taken(game))) {
        return false;
    }
    return game->has_option == NULL || game->has_option(option, session.setup);
}

/* Sets the level of the computers, and whether the game counts: a person plays against one. */
static void judge_players(const FLASH struct game *game) {
    bool persons;
    uint8_t best = best_seat(game, &persons);

    session.counts = persons && best ? SESSION_COUNTS : SESSION_COUNTS_NOT;
    session.level =
        most_of_seat(game) > SEAT_COMPUTER && best ? best - 1 : session.setup[game->option_count];
}

const FLASH char *games_begin(void) {
    const FLASH struct game *game = games_in_hand();

    load_own(game, session.setup);
    if (!session_begin()) {
        load_own(game, session.record.setup);
        return game->refusal ? game->refusal(session.setup) : LOCAL_TEXT("no such game");
    }
    workspace_forget();
    judge_players(game);
    hand.is_resumed = true;
    hand.waits[hand.place] = true;
    hand.last = GAMES_COUNT;
    games_continue();
    return NULL;
}

/* Each player in the game moves one seat forward, and the first one to the last seat. If the first
   seat cannot have the second one's value, all keep their seats. */
void games_change_seats(void) {
    const FLASH struct game *game = games_in_hand();
    uint8_t *seat = &session.setup[game->first_seat];
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

/* ---- games for show -------------------------------------------------------------------------- */

bool games_show_position(uint8_t place) {
    if (!leave()) {
        return false;
    }
    hand.game = place;
    hand.place = GAMES_COUNT;
    session_show((enum game_number)numbers[place]);
    workspace_forget();
    return true;
}

bool games_show(uint8_t place) {
    const FLASH struct game *game = games[place];

    if (!games_show_position(place) || game->shown == NULL) {
        return false;
    }
    for (uint8_t index = 0; index <= game->option_count; index++) {
        session.setup[index] = game->shown[index];
    }
    session.level = session.setup[game->option_count];
    return session_begin();
}
