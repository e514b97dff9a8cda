#include "device/workspace.h"
#include "games/chips/chips.h"
#include "vectors.h"

enum { GAMES = 24 };

static void say_clearing(struct clearance *clearing) {

    put_real(clearing->value);
    for (uint8_t field = 0; field < clearing->count; field++)
        put_hex(clearing->field[field].left);
}

/* Placements of up to 15 chips on all kinds of fields, by themselves and against each other. */
static void say_fields(uint8_t kind) {
    struct chip_fractions *exact = &workspace_borrow(WORKSPACE_SCREEN)->exact;
    struct chip_duel *rivals = &exact->rivals;

    chips_fields(kind, &rivals->clearing);
    for (uint8_t field = 0; field < CLEARANCE_FIELDS; field++) {
        rivals->clearing.field[field].first = 0;
        rivals->clearing.field[field].second = 0;
    }
    for (uint8_t chips = (uint8_t)(1 + random_below(CLEARANCE_CHIPS)); chips; chips--) {
        rivals->clearing.field[random_below(rivals->clearing.count)].first++;
        rivals->clearing.field[random_below(rivals->clearing.count)].second++;
    }
    put_text("chips");
    chip_duel_start(rivals, true);
    while (!chip_duel_step(rivals))
        continue;
    say_clearing(&rivals->clearing);
    chip_duel_start(rivals, false);
    while (!chip_duel_step(rivals))
        continue;
    put_real(rivals->throws);
    for (uint8_t outcome = 0; outcome < CHIP_DUEL_OUTCOMES; outcome++)
        put_hex(rivals->chance[outcome]);
    chip_fractions_start(exact);
    while (!chip_fractions_step(exact))
        continue;
    put_hex(exact->states);
    if (exact->states) {
        struct chip_fractions_fraction fraction;
        chip_fractions_throws(exact, &fraction);
        put_hex(fraction.numerator);
        put_hex(fraction.denominator);
    }
    put_text("\n");
}

static void say_placements(uint8_t kind, uint8_t chips) {
    struct placement *placement = &workspace_borrow(WORKSPACE_SCREEN)->placement;

    chips_fields(kind, &placement->clearing);
    placement_fastest(placement, chips);
    for (uint8_t round = 0; round < 2; round++) {
        while (!placement_step(placement))
            continue;
        put_text("placement");
        for (uint8_t field = 0; field < placement->clearing.count; field++)
            put_hex(placement->clearing.field[field].best);
        put_text("\n");
        placement_reply(placement, chips);
    }
}

void say_chips(void) {
    for (uint8_t i = 0; i < GAMES; i++)
        say_fields(i % CHIPS_KINDS);
    say_placements(CHIPS_THIRDS, 6);
    say_placements(CHIPS_TWO_DICE, 15);
}
