#include "core/placement.h"

#include <stddef.h>

enum { NOISE = 64, STEPS = 2 };

void placement_fastest(struct placement *placement, uint8_t chips) {
    struct clearing_field *field = placement->clearing.field;

    for (uint8_t count = CLEARING_FIELDS; count; count--, field++)
        field->chips = 0;
    placement->chips = chips;
    clearing_start(&placement->clearing, true);
}

/* The field beyond the last, for no surplus. */
static struct clearing_field *none(struct placement *placement) {
    return &placement->clearing.field[placement->clearing.count];
}

void placement_reply(struct placement *placement, uint8_t chips) {
    struct clearing_field *field = placement->clearing.field;

    for (uint8_t count = CLEARING_FIELDS; count; count--, field++) {
        field->chips = field->best;
        field->second = field->best;
    }
    placement->chips = chips;
    placement->score = 0;
    placement->improved = NULL;
    placement->step = STEPS;
    placement->trial = none(placement);
    clearing_start(&placement->clearing, false);
}

/* Found: chips, or a reply. */
static void keep(struct placement *placement) {
    struct clearing_field *field = placement->clearing.field;

    for (uint8_t count = CLEARING_FIELDS; count; count--, field++)
        field->best = placement->clearing.more ? field->chips : field->first;
}

static bool fastest(struct placement *placement) {
    clearing_cheapest(&placement->clearing)->chips++;
    if (--placement->chips) {
        clearing_start(&placement->clearing, true);
        return false;
    }
    keep(placement);
    return true;
}

/* The field without surplus that has chips left and is most likely to be the last, or NULL. */
static struct clearing_field *next_to_cut(struct placement *placement) {
    struct clearing_field *next = NULL;

    for (struct clearing_field *field = placement->clearing.field; field != none(placement);
         field++) {
        if (field->first && field->chips == field->second && (!next || field->left > next->left))
            next = field;
    }
    return next;
}

/* Completes the surplus to a reply, the first player's chips: its score, 0 if the surplus is too
   much. What a field adds to it as a draw, and once more when it is cut, is its left. */
static probability_t complete(struct placement *placement) {
    probability_t score = 0;
    uint8_t spare = -placement->chips;
    struct clearing_field *field;

    for (field = placement->clearing.field; field != none(placement); field++) {
        field->left = clearing_last(&placement->clearing, field) >> 1;
        field->first = field->chips;
        spare += field->chips;
        if (field->chips == field->second)
            score += field->left;
    }
    for (; spare; spare--) {
        field = next_to_cut(placement);
        if (!field)
            return 0;
        field->first--;
        score += field->left;
        field->left = 0;
    }
    return score;
}

/* Chips of the field beyond the last do not matter, so it is no exception. */
static bool reply(struct placement *placement) {
    probability_t score = complete(placement);

    if (score > placement->score + NOISE) {
        placement->score = score;
        placement->improved = placement->trial;
        keep(placement);
    }
    placement->trial->chips -= placement->step;
    if (++placement->trial >= none(placement)) {
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
    clearing_start(&placement->clearing, false);
    return false;
}

bool placement_step(struct placement *placement) {
    if (!clearing_step(&placement->clearing))
        return false;
    return placement->clearing.more ? fastest(placement) : reply(placement);
}
