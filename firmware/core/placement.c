#include "core/placement.h"

#include <string.h>

enum { NONE = 0xFF, NOISE = 64 };

void placement_fastest(struct placement *placement, uint8_t chips) {
    struct clearing *clearing = &placement->clearing;

    for (uint8_t field = 0; field < clearing->count; field++)
        clearing->field[field].chips = 0;
    placement->chips = chips;
    clearing_start(clearing, true);
}

/* With the surplus of the trial. */
static void start(struct placement *placement) {
    if (placement->trial != NONE)
        placement->clearing.field[placement->trial].chips++;
    clearing_start(&placement->clearing, false);
}

void placement_reply(struct placement *placement, uint8_t chips) {
    struct clearing *clearing = &placement->clearing;

    memcpy(placement->against, placement->best, sizeof placement->best);
    for (uint8_t field = 0; field < clearing->count; field++)
        clearing->field[field].chips = placement->best[field];
    placement->chips = chips;
    placement->score = 0;
    placement->improved = NONE;
    placement->trial = NONE;
    start(placement);
}

static bool fastest(struct placement *placement) {
    struct clearing *clearing = &placement->clearing;

    clearing->field[clearing_cheapest(clearing)].chips++;
    clearing_start(clearing, true);
    if (--placement->chips)
        return false;
    for (uint8_t field = 0; field < clearing->count; field++)
        placement->best[field] = clearing->field[field].chips;
    return true;
}

/* The non-surplus field with chips left that is most likely to be the last, or NONE. */
static uint8_t next_to_cut(const struct placement *placement) {
    probability_t greatest = 0;
    uint8_t next = NONE;

    for (uint8_t i = 0; i < placement->clearing.count; i++) {
        const struct clearing_field *field = &placement->clearing.field[i];
        if (placement->reply[i] && field->chips == placement->against[i] &&
            field->left >= greatest) {
            greatest = field->left;
            next = i;
        }
    }
    return next;
}

/* Completes the surplus to a reply: its score, 0 if the surplus is too much. What a field adds to
   it as a draw, and once more when it is cut, is left to the field. */
static probability_t complete(struct placement *placement) {
    struct clearing *clearing = &placement->clearing;
    probability_t score = 0;
    uint8_t spare = (uint8_t)-placement->chips;

    for (uint8_t i = 0; i < clearing->count; i++) {
        struct clearing_field *field = &clearing->field[i];
        field->left = clearing_last(clearing, i) / 2;
        if (field->chips == placement->against[i])
            score += field->left;
        placement->reply[i] = field->chips;
        spare += field->chips;
    }
    for (; spare; spare--) {
        uint8_t next = next_to_cut(placement);
        if (next == NONE)
            return 0;
        placement->reply[next]--;
        score += clearing->field[next].left;
        clearing->field[next].left = 0;
    }
    return score;
}

static bool reply(struct placement *placement) {
    struct clearing_field *field = placement->clearing.field;
    probability_t score = complete(placement);

    if (score > placement->score + NOISE) {
        placement->score = score;
        placement->improved = placement->trial;
        memcpy(placement->best, placement->reply, sizeof placement->best);
    }
    if (placement->trial != NONE)
        field[placement->trial].chips--;
    if (++placement->trial == placement->clearing.count) {
        if (placement->improved == NONE)
            return true;
        field[placement->improved].chips++;
        placement->improved = NONE;
        placement->trial = 0;
    }
    start(placement);
    return false;
}

bool placement_step(struct placement *placement) {
    struct clearing *clearing = &placement->clearing;

    if (!clearing_step(clearing))
        return false;
    return clearing->more ? fastest(placement) : reply(placement);
}
