#include "device/tally.h"

#include "device/session.h"

void tally_check(void) {
    if (session.tally.won > session.tally.games)
        session.tally = (struct tally){0, 0};
}

void tally_game(bool won_by_person) {
    if (session.tally.games < UINT16_MAX) {
        session.tally.games++;
        session.tally.won += won_by_person;
    }
}
