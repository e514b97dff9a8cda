#include "device/tally.h"

bool tally_can_be(const struct tally *tally) {
    return tally->won <= tally->games;
}

void tally_count(struct tally *tally, bool won_by_person) {
    if (tally->games < UINT16_MAX) {
        tally->games++;
        tally->won += won_by_person;
    }
}
