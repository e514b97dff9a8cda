#include "support/game_in_hand.h"

#include "store/store.h"

void hand_take(uint8_t place) {
    while (store_busy()) {
        store_step();
    }
    while (!games_take(place)) {
    }
}

bool hand_resume(void) {
    session.goes_on = games_in_hand()->resume();
    return session.goes_on;
}

uint16_t hand_games(void) {
    return session.tally[LEVEL_EASY].games + session.tally[LEVEL_GOOD].games +
           session.tally[LEVEL_BEST].games;
}

uint16_t hand_won(void) {
    return session.tally[LEVEL_EASY].won + session.tally[LEVEL_GOOD].won +
           session.tally[LEVEL_BEST].won;
}
