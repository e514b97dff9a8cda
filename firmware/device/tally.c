#include "device/tally.h"

#include "device/session.h"

void record_check(void) {
    if (running.record.won > running.record.games)
        running.record = (struct record){0, 0};
}

void record_game(bool won_by_person) {
    if (running.record.games < UINT16_MAX) {
        running.record.games++;
        running.record.won += won_by_person;
    }
}
