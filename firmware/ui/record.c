#include "ui/record.h"

#include "store/store.h"

struct record record_current;

void record_load(void) {
    if (!store_load(STORE_STATISTICS, &record_current, sizeof record_current) ||
        record_current.won > record_current.games)
        record_current = (struct record){0, 0};
}

void record_game(bool won_by_person) {
    if (record_current.games < UINT16_MAX) {
        record_current.games++;
        record_current.won += won_by_person;
    }
    store_save(STORE_STATISTICS, &record_current, sizeof record_current);
}
