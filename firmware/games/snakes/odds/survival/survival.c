#include "games/snakes/odds/survival/survival.h"

#include "core/number/flash.h"
#include <string.h>

enum { COMPONENTS_IN_SLICE = 8, BAR_HALF = 64 };

void survival_start(struct survival *survival, const struct board *board, uint8_t square) {
    memset(survival, 0, sizeof *survival);
    components_start(&survival->components, &survival->search, board, square);
}

/* What a component has come to. */
static void note(struct survival *survival) {
    const struct component_power *power = &survival->power;

    if (power->low > survival->low) {
        survival->low = power->low;
    }
    if (power->high > survival->high) {
        survival->high = power->high;
    }
    if (power->period > 1 && power->high > survival->periodic) {
        survival->periodic = power->high;
        survival->period = power->period;
    }
}

static bool is_over(const struct survival *survival) {
    return survival->number > survival->components.count;
}

static enum progress finish(const struct survival *survival) {
    return survival->period && survival->periodic >= survival->low ? IMPOSSIBLE : DONE;
}

/* The next component of several squares, if there is one within a slice. */
static enum progress go_on(struct survival *survival) {
    for (uint8_t left = COMPONENTS_IN_SLICE; left; left--) {
        survival->number++;
        if (is_over(survival)) {
            return finish(survival);
        }
        component_power_start(&survival->power, &survival->components, survival->number);
        if (survival->power.squares > 1) {
            return WORKING;
        }
        note(survival);
    }
    return WORKING;
}

enum progress survival_step(struct survival *survival) {
    if (is_over(survival)) {
        return finish(survival);
    }
    if (survival->number == 0 && survival->search.way) {
        components_step(&survival->components, &survival->search);
        return WORKING;
    }
    if (survival->number && survival->power.squares > 1) {
        if (component_power_step(&survival->power) == WORKING) {
            return WORKING;
        }
        note(survival);
    }
    return go_on(survival);
}

static uint8_t part_of_component(const struct component_power *power) {
    return (uint8_t)((uint32_t)power->throws * PROGRESS_ALL / (power->throws + BAR_HALF));
}

uint8_t survival_done(const struct survival *survival) {
    uint16_t before = (uint16_t)((survival->number - 1) * PROGRESS_ALL);

    if (survival->number == 0) {
        return 0;
    }
    if (is_over(survival)) {
        return PROGRESS_ALL;
    }
    return (uint8_t)((before + part_of_component(&survival->power)) / survival->components.count);
}

OUT_OF_LINE struct bounded survival_ratio(const struct survival *survival) {
    uint32_t range = survival->high - survival->low;

    return bounded_probability(survival->low + range / 2, range - range / 2);
}

uint8_t survival_period(const struct survival *survival) {
    return survival->period;
}
