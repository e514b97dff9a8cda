#include "games/chips/placement.h"

#include <stddef.h>

enum { NOISE = 64, STEPS = 2 };

void placement_fastest(struct placement *placement, uint8_t chips) {
    struct clearance_field *field = placement->clearing.field;

    for (uint8_t count = CLEARANCE_FIELDS; count; count--, field++)
        field->chips = field->best = 0;
    placement->chips = chips;
    clearance_start(&placement->clearing, true);
}

void placement_reply(struct placement *placement, uint8_t chips) {
    struct clearance_field *field = placement->clearing.field;

    for (uint8_t count = CLEARANCE_FIELDS; count; count--, field++)
        field->chips = field->second = field->best;
    placement->chips = chips;
    placement->score = 0;
    placement->improved = NULL;
    placement->step = STEPS;
    clearance_start(&placement->clearing, false);
    placement->trial = placement->clearing.all;
}

static bool fastest(struct placement *placement) {
    struct clearance_field *cheapest = clearance_greatest(&placement->clearing);

    cheapest->chips++;
    cheapest->best++;
    if (--placement->chips == 0)
        return true;
    clearance_start(&placement->clearing, true);
    return false;
}

/* Completes the surplus to a reply, the first player's chips: its score, 0 if the surplus is too
   much. What a field adds to it as a draw, and once more when it is cut, is half its chance to be
   last. From which a chip cannot be taken has 0 there, and any other more. */
static probability_t complete(struct placement *placement) {
    struct clearance_field *field = placement->clearing.field;
    probability_t score = 0;
    uint8_t spare = -placement->chips;

    for (uint8_t count = placement->clearing.count; count; count--, field++) {
        bool more = field->chips != field->second;
        field->first = field->chips;
        spare += field->chips;
        field->left = more || !field->chips ? 0 : field->left >> 1 | 1;
        score += field->left;
    }
    for (; spare; spare--) {
        field = clearance_greatest(&placement->clearing);
        if (field->left == 0)
            return 0;
        score += field->left;
        field->left = --field->first != 0;
    }
    return score;
}

/* The trial of all is that of no surplus: their chips do not matter, so it is no exception. */
static bool reply(struct placement *placement) {
    probability_t score = complete(placement);
    struct clearance_field *field;

    if (score > placement->score + NOISE) {
        placement->score = score;
        placement->improved = placement->trial;
        for (field = placement->clearing.field; field != placement->clearing.all; field++)
            field->best = field->first;
    }
    placement->trial->chips -= placement->step;
    if (++placement->trial >= placement->clearing.all) {
        if (placement->improved) {
            placement->improved->chips += placement->step;
            placement->step = 0;
        }
        if (placement->step++ == STEPS)
            return true;
        placement->improved = NULL;
        placement->trial = placement->clearing.field;
    }
    placement->trial->chips += placement->step;
    clearance_start(&placement->clearing, false);
    return false;
}

bool placement_step(struct placement *placement) {
    if (!clearance_step(&placement->clearing))
        return false;
    placement->passes++;
    return placement->clearing.more ? fastest(placement) : reply(placement);
}
