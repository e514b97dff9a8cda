#ifndef KOSTKA_TESTS_RECORDS_RECORD_GAMES_H
#define KOSTKA_TESTS_RECORDS_RECORD_GAMES_H

#include "core/game/engine.h"
#include "core/game/record.h"
#include "support/random_board.h"

/* Games of every kind, played by rules and engine alone. */

/* A kind of game. The values of its setup are drawn between limits. */
struct record_kind {
    const char *name;
    const struct rules *rules;
    const struct engine *engine;
    uint8_t least[GAME_SETUP];
    uint8_t most[GAME_SETUP];
    unsigned games;        /* in a quick test */
    bool is_reviewed;      /* chances are known */
    bool begins_bar_again; /* its progress begins again with each of several parts */
    double slack;          /* two answers about a chance may differ by so much; 0: by rounding */
};

enum { RECORD_KINDS = 10, RECORD_EVENTS_MOST = 2000 };
extern const struct record_kind record_kinds[RECORD_KINDS];

struct record_game {
    struct record record;
    struct replay now;
    union game_state state;
};

/* The memory of the engines, which all games share. */
enum { RECORD_MEMORY = 65536 };
extern uint8_t record_memory[RECORD_MEMORY];

/* Begins a game with a random setup. */
void record_game_begin(struct random_source *source, struct record_game *game,
                       const struct record_kind *kind);

/* Plays the next event. Computers of random levels decide, and now and then any allowed decision is
   drawn. False if the game is over. */
bool record_game_go_on(struct random_source *source, struct record_game *game,
                       const struct record_kind *kind);

/* Plays a whole game. */
void record_game_play(struct random_source *source, struct record_game *game,
                      const struct record_kind *kind);

/* Asks the engine, in memory that is empty or has been used for this kind before. */
enum progress record_game_ask(struct random_source *source, const struct record_kind *kind,
                              const union game_state *state,
                              const struct engine_question *question);

/* A value without its bound. */
double record_number(struct bounded value);

#endif
