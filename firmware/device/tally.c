#include "device/tally.h"

void tally_check(struct tally *tally) {
    if (tally->won > tally->games) {
        *tally = (struct tally){0, 0};
    }
}

void tally_count(struct tally *tally, bool won_by_person) {
    if (tally->games < UINT16_MAX) {
        tally->games++;
        tally->won += won_by_person;
    }
}
