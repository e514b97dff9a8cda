#include "games/snakes/odds/pairs/pair_bound.h"

#include "core/number/flash.h"

/* Within how much values satisfy their equations of which those looked up have changed so much. */
static OUT_OF_LINE pair_word within(const struct pair_shells *shells, pair_word change) {
    pair_word rounding = pair_columns_unit(&shells->columns) / 2;

    return (change > rounding ? change : rounding) + PAIR_ROUNDING;
}

bool pair_bound_longest(struct pair_values *pairs) {
    const struct pair_shells *shells = &pairs->shells;
    pair_word rise = within(shells, shells->rise);

    if (rise > shells->one / 2) {
        return false;
    }
    pairs->longest = (uint32_t)(shells->greatest / (shells->one - rise)) + 1;
    return true;
}

/* The bound of an error is worth showing. */
static bool is_bounded(const struct pair_values *pairs, pair_word residue) {
    pair_word most = pairs->shells.one / 8;

    if (pairs->shells.kind == PAIR_VALUES_WINS) {
        most /= pairs->longest;
    }
    return residue < most;
}

void pair_take_answers(struct pair_values *pairs) {
    const struct pair_shells *shells = &pairs->shells;
    pair_word residue = within(shells, shells->change);
    bool worse = pairs->answered && pairs->answer_bits == shells->bits && pairs->residue < residue;

    if (shells->leap || !pairs->complete || worse || !is_bounded(pairs, residue)) {
        return;
    }
    if (shells->kind == PAIR_VALUES_THROWS) {
        pair_bound_longest(pairs); /* they rise by less than they change */
    }
    for (uint8_t index = 0; index < shells->asked_count; index++) {
        pairs->answer[index] = shells->asked[index].value;
    }
    pairs->answer_bits = shells->bits;
    pairs->residue = residue;
    pairs->answered = true;
}
