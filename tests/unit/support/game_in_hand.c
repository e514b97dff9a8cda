#include "support/game_in_hand.h"

#include "device/dice.h"
#include "fake.h"
#include "store/store.h"
#include <stddef.h>
#include <string.h>

int hand_erased(void **state) {
    (void)state;
    fake_reset_all();
    store_start();
    dice_start();
    while (dice_collect() != DICE_READY) {
    }
    restore_saved();
    return 0;
}

void hand_take(uint8_t place) {
    while (store_busy()) {
        store_step();
    }
    while (!games_take(place)) {
    }
}

bool hand_begin(const uint8_t chosen[]) {
    memcpy(session.setup, chosen, games_in_hand()->option_count);
    return games_begin() == NULL;
}

void hand_put(const void *state) {
    struct record *record = &session.record;

    if (session.now.throws) {
        session.entries++; /* behind the entry of the first throw */
    }
    memcpy(&session.state, state, session_rules()->state_bytes);
    memcpy(record->base, state, session_rules()->stored_bytes);
    record->events = record->base_events = 1;
    record->decisions = record->first = 0;
    session.now = (struct replay){.events = 1};
}

uint16_t hand_games(void) {
    return session.tally[LEVEL_EASY].games + session.tally[LEVEL_GOOD].games +
           session.tally[LEVEL_BEST].games;
}

uint16_t hand_won(void) {
    return session.tally[LEVEL_EASY].won + session.tally[LEVEL_GOOD].won +
           session.tally[LEVEL_BEST].won;
}
