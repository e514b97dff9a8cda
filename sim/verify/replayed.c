#include "verify/replayed.h"

#include "games/chips/chips.h"
#include "games/nim/impartial.h"
#include "games/penney/penney.h"
#include "games/snakes/snakes_rules.h"
#include "games/tenk/tenk.h"
#include "verify/earlier.h"

#include <string.h>

enum { ADDED_MOST = 9999 /* a player enters four digits */ };

/* Each of these functions returns the number of dice in a throw; 0: a coin. */
static uint8_t one_die(const void *state) {
    (void)state;
    return 1;
}

static uint8_t coin(const void *state) {
    (void)state;
    return 0;
}

static uint8_t dice_of_tenk(const void *state) {
    const struct tenk *game = state;

    return game->phase == TENK_ATTEMPT ? 1 : game->dice;
}

static uint8_t dice_of_chips(const void *state) {
    return ((const struct chips *)state)->kind == CHIPS_TWO_DICE ? 2 : 1;
}

/* Indexed by game numbers, which are never reused (firmware/device/game_list.h). */
static const struct known_game {
    const char *name;
    const struct rules *rules;
    uint8_t (*dice)(const void *state);
} games[] = {
    {"snakes", &snakes_rules, one_die}, {"tenk", &tenk_rules, dice_of_tenk},
    {"penney", &penney_rules, coin},    {"chips", &chips_rules, dice_of_chips},
    {"nim", &nim_rules, coin},
};

static int refuse(const struct record_file *file, const char *why) {
    fprintf(stderr, "%s:%lu: %s\n", file->name, file->line, why);
    return VERIFY_WRONG;
}

/* ---- printing -------------------------------------------------------------------------------- */

static void print_event(const struct known_game *game, const union game_state *before,
                        const struct event *event, uint16_t number) {
    uint8_t dice = game->dice(before);

    printf("event %u:", number);
    if (event->turn.player != GAME_NOBODY) {
        printf(" P%u", event->turn.player + 1);
    }
    if (event->turn.kind == TURN_DECIDE) {
        printf(" decides %lu\n", (unsigned long)event->decision);
        return;
    }
    printf(dice ? " throws" : " tosses %u/%u", event->dice.coin % COIN_PARTS, COIN_PARTS);
    for (uint8_t i = 0; i < dice; i++) {
        printf(" %u", event->dice.die[i]);
    }
    puts("");
}

static void print_throw(const struct derived_throw *dice, uint16_t number) {
    printf("throw %u:", number);
    for (uint8_t i = 0; i < THROW_DICE; i++) {
        printf(" %u", dice->die[i]);
    }
    printf(" %u/%u\n", dice->coin % COIN_PARTS, COIN_PARTS);
}

static void print_end(struct turn turn) {
    if (turn.kind != TURN_OVER) {
        puts("it goes on");
    } else if (turn.player == GAME_NOBODY) {
        puts("a draw");
    } else {
        printf("P%u wins\n", turn.player + 1);
    }
}

/* ---- checking -------------------------------------------------------------------------------- */

static bool is_commitment_right(const struct record_file *file, const struct record *record) {
    char letters[SEED_LETTERS];

    seed_commit(letters, record->seed);
    if (!file->has_commitment || memcmp(letters, file->commitment, sizeof letters) == 0) {
        return true;
    }
    printf("%s:%lu: the commitment of this seed is %.*s\n", file->name, file->commitment_line,
           SEED_LETTERS, letters);
    return false;
}

static int replay_all(const struct record_file *file, const struct known_game *game,
                      const struct record *record, const void *own, bool all) {
    union game_state state;
    struct replay replay;

    if (!replay_start(&replay, &state, record, game->rules, own)) {
        return refuse(file, "there is no game with this setup");
    }
    while (replay.events < record->events) {
        union game_state before = state;
        struct event event;
        if (!replay_step(&replay, &state, record, game->rules, &event)) {
            fprintf(stderr, "%s: event %u is not allowed\n", file->name, replay.events + 1);
            return VERIFY_WRONG;
        }
        if (!all) {
            print_event(game, &before, &event, replay.events);
        } else if (event.turn.kind == TURN_THROW) {
            print_throw(&event.dice, replay.throws);
        }
    }
    if (replay.decisions < record->decisions) {
        return refuse(file, "decisions are left over");
    }
    print_end(game->rules->turn(&state));
    if (game->rules->turn(&state).kind != TURN_OVER) {
        printf("%s:%lu: with this seed it would not have ended\n", file->name, file->line);
        return VERIFY_DIFFERS;
    }
    return VERIFY_PROVED;
}

/* Nothing in the file is wrong. Says which commitment fits, and what the file cannot prove. */
static int say_proved(const struct record_file *file, const struct record *record) {
    if (record->base_events) {
        printf(
            "the %u events before the first one here are not in the record: nothing in it proves "
            "the position after them\n",
            record->base_events);
    }
    if (file->has_commitment) {
        printf("the seed fits the commitment %.*s\n", SEED_LETTERS, file->commitment);
    } else {
        puts("no commitment: nothing was compared with the seed");
    }
    return record->base_events || !file->has_commitment ? VERIFY_NOT_WHOLE : VERIFY_PROVED;
}

static int verify_game(const struct record_file *file, const struct whole_game *game,
                       const struct known_game *known, bool all) {
    int status = replay_all(file, known, game->record, game->own, all);

    if (status == VERIFY_WRONG) {
        return status;
    }
    if (!earlier_texts_fit(file, game)) {
        return VERIFY_WRONG;
    }
    if (!is_commitment_right(file, game->record) || status == VERIFY_DIFFERS) {
        return VERIFY_DIFFERS;
    }
    return say_proved(file, game->record);
}

int replayed_verify(const struct record_file *file, bool all) {
    struct record_sender sender;
    struct record record;
    const struct known_game *game;
    uint8_t number = record_text_game(&file->text);
    uint16_t own[RECORD_TEXT_OWN / 2] = {0}; /* a graph consists of 16-bit words */

    if (number >= sizeof games / sizeof *games) {
        return refuse(file, "a game that is not known here");
    }
    game = &games[number];
    if (record_text_unpack(&file->text, &record, game->rules, &sender) != RECORD_TEXT_WHOLE) {
        return refuse(file, "no game, though the check sum fits");
    }
    if (!sender.has_seed) {
        return refuse(file, "the game has not ended: no seed");
    }
    if (seed_added(record.seed) > ADDED_MOST) {
        return refuse(file, "the added number has more than four digits");
    }
    printf("%s, %u events%s\n", game->name, record.events,
           file->is_distrusted ? "; the dice were not to be trusted" : "");
    if (seed_added(record.seed)) {
        printf("added to the seed by a player: %u\n", seed_added(record.seed));
    }
    memcpy(own, sender.own, sender.own_bytes);
    const struct whole_game whole = {game->rules, &record, &sender, sender.own_bytes ? own : NULL};
    return verify_game(file, &whole, game, all);
}
