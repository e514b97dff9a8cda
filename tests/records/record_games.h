#ifndef KOSTKA_TESTS_RECORDS_RECORD_GAMES_H
#define KOSTKA_TESTS_RECORDS_RECORD_GAMES_H

#include "core/game/engine.h"
#include "core/game/record.h"
#include "support/random_board.h"

/* Games of every kind, played by rules and engine alone. */

/* A kind of game: its setup by limits, from which values are drawn. */
struct record_kind {
    const char *name;
    const struct rules *rules;
    const struct engine *engine;
    uint8_t least[GAME_SETUP];
    uint8_t most[GAME_SETUP];
    unsigned games;        /* in a quick test */
    bool is_reviewed;      /* chances are known */
    bool begins_bar_again; /* computes in several parts, each with a bar */
    double slack;          /* two answers about one chance differ by so much; 0: by rounding */
};

enum { RECORD_KINDS = 10, RECORD_EVENTS_MOST = 2000 };
extern const struct record_kind record_kinds[RECORD_KINDS];

struct record_game {
    struct record record;
    struct replay now;
    union game_state state;
};

/* Where engines work, in memory that is shared. */
enum { RECORD_MEMORY = 65536 };
extern uint8_t record_memory[RECORD_MEMORY];

/* Begins a game with a setup that is drawn. */
void record_game_begin(struct random_source *source, struct record_game *game,
                       const struct record_kind *kind);

/* The next event: what computers of any level decide, and now and then any decision that is
   allowed. False: the game is over. */
bool record_game_go_on(struct random_source *source, struct record_game *game,
                       const struct record_kind *kind);

/* A whole game. */
void record_game_play(struct random_source *source, struct record_game *game,
                      const struct record_kind *kind);

/* Asks the engine, in memory that is empty or has been used for this kind before. */
enum progress record_game_ask(struct random_source *source, const struct record_kind *kind,
                              const union game_state *state,
                              const struct engine_question *question);

/* A value without its bound. */
double record_number(struct bounded value);

#endif
