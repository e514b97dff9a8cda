#ifndef KOSTKA_CORE_GAME_RECORD_H
#define KOSTKA_CORE_GAME_RECORD_H

#include "core/game/rules.h"
#include "core/number/flash.h"

/* The record of a game: its setup, its seed, the number of events that have happened, and the list
   of decisions. The position follows from it: throw n of the game is throw n of the seed
   (core/random/derived_throw.h), and throw 0 is the deal.

   Decisions are packed, `decision_bits` of the rules each. Before the list is full the oldest
   events are folded into a base position, from which the game is replayed from then on. */

enum { RECORD_LIST = 112 /* bytes of the list */ };

struct record {
    uint8_t setup[GAME_SETUP];
    uint8_t seed[SEED_BYTES];
    uint16_t base_events; /* events before the base position; 0: it is the beginning of the game */
    uint16_t base_throws; /* throws among these */
    uint8_t base[GAME_STATE_STORED]; /* the base position, unless the game begins with it */
    uint16_t events;                 /* that have happened, at most 65,535 */
    uint16_t first;                  /* number of the list's oldest decision, from 0 */
    uint16_t decisions;              /* in the list */
    uint8_t list[RECORD_LIST];
};

/* An event of a replay. */
struct event {
    struct turn turn;          /* TURN_DECIDE or TURN_THROW */
    decision_t decision;       /* of TURN_DECIDE */
    struct derived_throw dice; /* of TURN_THROW */
};

/* How far a replay has come. The caller owns this and the state beside it. */
struct replay {
    uint16_t events;    /* replayed so far */
    uint16_t throws;    /* among them */
    uint16_t decisions; /* the number of the next one, from record->first on */
};

/* Makes an empty record of a game with this setup and seed. */
void record_begin(struct record *record, const uint8_t setup[GAME_SETUP],
                  const uint8_t seed[SEED_BYTES]);

/* Makes the state with which the record begins: the beginning of the game, or the base position.
   `own` is as in struct game_start. False if the record is not a game of these rules. At most
   36,000 cycles; with an own board, which is checked, 65,000. */
bool replay_start(struct replay *replay, void *state, const struct record *record,
                  const FLASH struct rules *rules, const void *own);

/* Replays the next event, and reports it in `event` unless that is NULL. False if there is none, or
   if it is not allowed; if it is not allowed, replay->events is below record->events. At most
   15,000 cycles. */
bool replay_step(struct replay *replay, void *state, const struct record *record,
                 const FLASH struct rules *rules, struct event *event);

/* True if the next decision of the replay is in the list: it has been made, and not been folded. */
bool replay_has_decision(const struct replay *replay, const struct record *record);

/* True if a game can begin with this setup and seed; makes its first state in `state`. Takes as
   long as replay_start. */
bool record_can_begin(const uint8_t setup[GAME_SETUP], const uint8_t seed[SEED_BYTES],
                      const FLASH struct rules *rules, const void *own, void *state);

/* Carries out a decision and appends it. False, and nothing has changed, if it is not allowed or
   the list is full. At most 10,000 cycles. */
bool record_decide(struct record *record, struct replay *now, void *state,
                   const FLASH struct rules *rules, decision_t decision);

/* Makes the throw that is due, and reports it. False if there have been too many events or throws.
   At most 15,000 cycles. */
bool record_throw(struct record *record, struct replay *now, void *state,
                  const FLASH struct rules *rules, struct derived_throw *dice);

/* True if the list has room for a few decisions only. Then the caller folds until it is false:
   record_fold makes the oldest event part of the base position, and reports it. `state` is room for
   a state. A replay that has come as far as the new base position goes on. record_fold is false if
   there is no event, or if the event ended the game. At most 80,000 cycles. */
bool record_is_nearly_full(const struct record *record, const FLASH struct rules *rules);
bool record_fold(struct record *record, const FLASH struct rules *rules, const void *own,
                 void *state, enum turn_kind *folded);

/* A decision of the list, by its number, from record->first on. */
decision_t record_decision(const struct record *record, const FLASH struct rules *rules,
                           uint16_t number);

#endif
