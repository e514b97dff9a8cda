#include "device/tally.h"

bool tally_check(struct tally *tally) {
    bool can_be = tally->won <= tally->games;

    if (!can_be) {
        *tally = (struct tally){0, 0};
    }
    return can_be;
}

void tally_count(struct tally *tally, bool won_by_person) {
    if (tally->games < UINT16_MAX) {
        tally->games++;
        tally->won += won_by_person;
    }
}
