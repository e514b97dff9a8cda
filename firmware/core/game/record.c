#include "core/game/record.h"

#include <stddef.h>
#include <string.h>

/* The list is a ring of decisions. It is nearly full when fewer places than this are free. */
enum { PLACES_FREE = 8 };

/* ---- the list -------------------------------------------------------------------------------- */

static uint16_t capacity(const FLASH struct rules *rules) {
    return rules->decision_bits ? 8 * RECORD_LIST / rules->decision_bits : 0;
}

/* The index of the first bit of a decision. */
static uint16_t bit_of(const FLASH struct rules *rules, uint16_t number) {
    uint16_t places = capacity(rules);

    return places ? (uint16_t)(number % places * rules->decision_bits) : 0;
}

decision_t record_decision(const struct record *record, const FLASH struct rules *rules,
                           uint16_t number) {
    uint16_t bit = bit_of(rules, number);
    decision_t decision = 0;

    for (uint8_t i = 0; i < rules->decision_bits; i++, bit++) {
        decision |= (decision_t)(record->list[bit / 8] >> bit % 8 & 1) << i;
    }
    return decision;
}

static void append(struct record *record, const FLASH struct rules *rules, decision_t decision) {
    uint16_t bit = bit_of(rules, record->first + record->decisions++);

    for (uint8_t i = 0; i < rules->decision_bits; i++, bit++, decision >>= 1) {
        uint8_t mask = (uint8_t)(1U << bit % 8);
        uint8_t *byte = &record->list[bit / 8];
        *byte = decision & 1 ? *byte | mask : *byte & (uint8_t)~mask;
    }
}

/* ---- replay ---------------------------------------------------------------------------------- */

void record_begin(struct record *record, const uint8_t setup[GAME_SETUP],
                  const uint8_t seed[SEED_BYTES]) {
    memset(record, 0, sizeof *record);
    memcpy(record->setup, setup, GAME_SETUP);
    memcpy(record->seed, seed, SEED_BYTES);
}

/* Not inlined, so that the bytes to deal from are not on the stack during a whole replay. */
OUT_OF_LINE bool record_can_begin(const uint8_t setup[GAME_SETUP], const uint8_t seed[SEED_BYTES],
                                  const FLASH struct rules *rules, const void *own, void *state) {
    uint8_t deal[GAME_DEAL];
    struct game_start start = {.setup = setup, .own = own};

    if (rules->deals) {
        throw_deal(deal, GAME_DEAL, seed);
        start.deal = deal;
    }
    memset(state, 0, rules->state_bytes);
    return rules->begin(state, &start);
}

bool replay_start(struct replay *replay, void *state, const struct record *record,
                  const FLASH struct rules *rules, const void *own) {
    *replay = (struct replay){
        .events = record->base_events, .throws = record->base_throws, .decisions = record->first};
    if (!record_can_begin(record->setup, record->seed, rules, own, state)) {
        return false;
    }
    if (record->base_events == 0) {
        return true;
    }
    memcpy(state, record->base, rules->stored_bytes);
    return rules->is_sound(state);
}

static void make_throw(struct replay *replay, void *state, const struct record *record,
                       const FLASH struct rules *rules, struct derived_throw *dice) {
    throw_derive(dice, record->seed, ++replay->throws);
    rules->throw(state, dice);
}

bool replay_has_decision(const struct replay *replay, const struct record *record) {
    return (uint16_t)(replay->decisions - record->first) < record->decisions;
}

static bool make_decision(struct replay *replay, void *state, const struct record *record,
                          const FLASH struct rules *rules, struct event *event) {
    if (!replay_has_decision(replay, record)) {
        return false;
    }
    event->decision = record_decision(record, rules, replay->decisions);
    if (!rules->decide(state, event->decision)) {
        return false;
    }
    replay->decisions++;
    return true;
}

bool replay_step(struct replay *replay, void *state, const struct record *record,
                 const FLASH struct rules *rules, struct event *event) {
    struct event made = {.turn = rules->turn(state)};

    if (replay->events >= record->events || made.turn.kind == TURN_OVER) {
        return false;
    }
    if (made.turn.kind == TURN_THROW) {
        make_throw(replay, state, record, rules, &made.dice);
    } else if (!make_decision(replay, state, record, rules, &made)) {
        return false;
    }
    replay->events++;
    if (event) {
        *event = made;
    }
    return true;
}

/* ---- new events ------------------------------------------------------------------------------ */

bool record_decide(struct record *record, struct replay *now, void *state,
                   const FLASH struct rules *rules, decision_t decision) {
    if (record->events == UINT16_MAX || record->decisions >= capacity(rules) ||
        !rules->decide(state, decision)) {
        return false;
    }
    append(record, rules, decision);
    record->events++;
    now->events++;
    now->decisions++;
    return true;
}

bool record_throw(struct record *record, struct replay *now, void *state,
                  const FLASH struct rules *rules, struct derived_throw *dice) {
    if (record->events == UINT16_MAX || now->throws == SEED_THROWS) {
        return false;
    }
    make_throw(now, state, record, rules, dice);
    record->events++;
    now->events++;
    return true;
}

bool record_is_nearly_full(const struct record *record, const FLASH struct rules *rules) {
    return rules->decision_bits && record->decisions + PLACES_FREE > capacity(rules);
}

bool record_fold(struct record *record, const FLASH struct rules *rules, const void *own,
                 void *state, enum turn_kind *folded) {
    struct replay replay;

    if (!replay_start(&replay, state, record, rules, own)) {
        return false;
    }
    *folded = rules->turn(state).kind;
    if (!replay_step(&replay, state, record, rules, NULL)) {
        return false;
    }
    if (rules->turn(state).kind == TURN_OVER) {
        return false;
    }
    memcpy(record->base, state, rules->stored_bytes);
    record->base_events = replay.events;
    record->base_throws = replay.throws;
    if (*folded == TURN_DECIDE) {
        record->first++;
        record->decisions--;
    }
    return true;
}
