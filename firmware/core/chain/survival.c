#include "core/chain/survival.h"

#include <string.h>

/* Eigenvalues have so many fraction bits. */
enum { BITS = 60 };
#define ONE (1ULL << BITS)

/* Iterations before the bounds are found first, and again (a check takes as long as twelve of
   them); those after which twice the tolerance will do, and the least tolerance. */
enum { CHECK_EVERY = 16, PATIENCE = 2048, TOLERANCE = 28, TOLERANCE_LEAST = 8 };

/* Iterations after which P + I/6 is tried: a component may be nearly periodic, too. */
enum { STUBBORN = 256 };

/* What is cut off in a check is less than an eighth of so many units. */
enum { UNITS_LEAST = 16 };

enum { CHECKED_IN_SLICE = 40, COMPONENTS_IN_SLICE = 8, BAR_HALF = 64 };

enum { LAST_SQUARES = BOARD_FACES - 1, HIGHEST_BYTE = WINDOW48_BYTES - 1 };

void survival_start(struct survival *survival, const struct board *board, uint8_t square) {
    memset(survival, 0, sizeof *survival);
    components_start(&survival->components, &survival->search, board, square);
}

static uint8_t *at(struct survival *survival, uint8_t square) {
    return &survival->values[square * WINDOW48_BYTES];
}

static bool is_inside(const struct survival *survival, uint8_t square) {
    return survival->components.of[square] == survival->component.number;
}

/* ---- the vector --------------------------------------------------------------------------------
 */

static void follow_jumps(struct survival *survival) {
    const struct board *board = survival->components.board;

    window48_follow(survival->values, board->jumps, board->jump_count);
}

/* Beyond the goal stands what bouncing back comes to; otherwise nothing does. */
static void fill_beyond(struct survival *survival) {
    bool bounces = survival->components.board->overshoot == BOARD_BOUNCE;
    uint8_t *beyond = at(survival, survival->components.board->goal);
    const uint8_t *back = beyond;

    for (uint8_t left = bounces ? LAST_SQUARES : 0; left; left--) {
        beyond += WINDOW48_BYTES;
        back -= WINDOW48_BYTES;
        memcpy(beyond, back, WINDOW48_BYTES);
    }
}

static void clear_outside(struct survival *survival) {
    const struct survival_component *component = &survival->component;

    for (uint8_t square = component->lowest; square < component->highest; square++) {
        if (!is_inside(survival, square)) {
            memset(at(survival, square), 0, WINDOW48_BYTES);
        }
    }
}

/* How often a square counts itself: faces that let a token stay, and the I of P + I/6. */
static uint8_t own_of(const struct survival *survival, uint8_t square) {
    const struct board *board = survival->components.board;
    uint8_t last = board->goal - LAST_SQUARES;
    uint8_t own = survival->component.shifted;

    if (board->overshoot == BOARD_STAY && square >= last) {
        own += square - last + 1;
    }
    return own;
}

/* x <- Px, or (P + I/6)x. */
static void iterate(struct survival *survival) {
    struct survival_component *component = &survival->component;
    const struct board *board = survival->components.board;
    uint8_t first = component->lowest;
    uint8_t end = component->highest + 1;
    uint8_t staying = board->overshoot == BOARD_STAY ? board->goal - LAST_SQUARES : end;
    struct window_question question = {.first = at(survival, first), .shrink = component->shrink};

    staying = staying < end ? staying : end;
    staying = staying > first ? staying : first;
    question.stretch[0].count = staying - first;
    question.stretch[0].own = own_of(survival, first);
    question.stretch[1].count = end - staying;
    question.stretch[1].own = own_of(survival, staying);
    question.stretch[1].own_step = 1;
    fill_beyond(survival);
    component->shrink = window48_pass(&question).top >= WINDOW_ROOM;
    clear_outside(survival);
    follow_jumps(survival);
    component->throws++;
    component->shifted = component->shifted || component->throws == STUBBORN;
}

/* ---- the bounds --------------------------------------------------------------------------------
 */

/* (Px)(s) and x(s), in units of which there are 2^64 in 8 and 1 of what fills a value. */
static void images_at(struct survival *survival, uint8_t square, uint64_t *image,
                      uint64_t *original) {
    uint8_t *value = at(survival, square);
    const struct window_question question = {
        .first = value, .stretch = {{.count = 1, .own = own_of(survival, square)}}};
    uint8_t kept[WINDOW48_BYTES];

    memcpy(kept, value, sizeof kept);
    *original = window48_value(value) << 16;
    window48_pass(&question);
    *image = window48_value(value) << 13;
    memcpy(value, kept, sizeof kept);
}

static uint8_t tolerance(const struct survival_component *component) {
    return TOLERANCE - (uint8_t)(component->throws / PATIENCE);
}

static void start_check(struct survival *survival) {
    struct survival_component *component = &survival->component;
    uint8_t greatest = component->lowest;
    uint64_t image, original;

    fill_beyond(survival);
    for (uint8_t square = greatest; square <= component->highest; square++) {
        if (at(survival, square)[HIGHEST_BYTE] > at(survival, greatest)[HIGHEST_BYTE] &&
            is_inside(survival, square)) {
            greatest = square;
        }
    }
    images_at(survival, greatest, &image, &original);
    component->ratio = fixed_ratio((uint32_t)(image >> 32), (uint32_t)(original >> 32), 32);
    component->checked = component->lowest;
}

/* Is the ratio of a square that of the component, within the tolerance? */
static bool agrees(struct survival *survival, uint8_t square) {
    const struct survival_component *component = &survival->component;
    uint64_t image, original, expected, distance;

    images_at(survival, square, &image, &original);
    expected = (original >> 32) * component->ratio +
               ((uint64_t)(uint32_t)original * component->ratio >> 32);
    distance = image > expected ? image - expected : expected - image;
    original >>= tolerance(component);
    return original >= UNITS_LEAST && distance <= original;
}

static void note(struct survival *survival, uint64_t low, uint64_t high) {
    if (low > survival->low) {
        survival->low = low;
    }
    if (high > survival->high) {
        survival->high = high;
    }
    if (survival->component.period > 1 && high > survival->periodic) {
        survival->periodic = high;
        survival->period = survival->component.period;
    }
}

/* Of 8 sixths. */
static void note_ratio(struct survival *survival) {
    const struct survival_component *component = &survival->component;
    uint8_t known = tolerance(component);
    uint64_t value = (uint64_t)component->ratio << (BITS - 32);
    uint64_t error = (ONE >> known) + (ONE >> known) / (UNITS_LEAST / 2);

    value = (value - (component->shifted ? ONE / 8 : 0)) / BOARD_FACES * 8;
    error = error / BOARD_FACES * 8 + 8;
    note(survival, value > error ? value - error : 0, value + error);
}

/* ---- one component after the other -------------------------------------------------------------
 */

static void measure(struct survival *survival) {
    struct survival_component *component = &survival->component;

    for (uint8_t square = 0; square < survival->components.board->goal; square++) {
        if (!is_inside(survival, square)) {
            continue;
        }
        if (component->squares++ == 0) {
            component->lowest = square;
        }
        component->highest = square;
    }
}

static void fill(struct survival *survival) {
    memset(survival->values, 0, sizeof survival->values);
    for (uint8_t square = 0; square < survival->components.board->goal; square++) {
        if (is_inside(survival, square)) {
            at(survival, square)[HIGHEST_BYTE] = WINDOW_UNIT_ONE;
        }
    }
    follow_jumps(survival);
}

static void note_single(struct survival *survival) {
    uint8_t square = survival->component.lowest;
    uint64_t chance = 0;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        if (components_landing(&survival->components, square, face) == square) {
            chance++;
        }
    }
    chance = (chance << BITS) / BOARD_FACES;
    note(survival, chance, chance + 1);
}

/* Answers whether there is something to iterate. */
static bool begin_component(struct survival *survival, uint8_t number) {
    struct survival_component *component = &survival->component;

    *component = (struct survival_component){
        .number = number, .check = CHECK_EVERY, .checked = survival->components.board->goal};
    measure(survival);
    if (component->squares == 1) {
        note_single(survival);
        return false;
    }
    component->period = components_period(&survival->components, number);
    component->shifted = component->period > 1;
    fill(survival);
    return true;
}

static bool is_checking(const struct survival *survival) {
    return survival->component.checked != survival->components.board->goal;
}

/* A slice of a check; true when all squares agree. */
static bool check(struct survival *survival) {
    struct survival_component *component = &survival->component;

    for (uint8_t left = CHECKED_IN_SLICE; left; component->checked++) {
        uint8_t square = component->checked;
        if (square > component->highest) {
            return true;
        }
        if (!is_inside(survival, square)) {
            continue;
        }
        left--;
        if (!agrees(survival, square)) {
            component->checked = survival->components.board->goal;
            component->check = component->throws + CHECK_EVERY;
            return false;
        }
    }
    return false;
}

/* A slice of a component; true when its eigenvalue is known. */
static bool work(struct survival *survival) {
    const struct survival_component *component = &survival->component;

    if (is_checking(survival)) {
        if (check(survival)) {
            note_ratio(survival);
            return true;
        }
    } else if (tolerance(component) < TOLERANCE_LEAST) {
        note(survival, 0, ONE);
        return true;
    } else if (component->throws >= component->check && !component->shrink) {
        start_check(survival);
    } else {
        iterate(survival);
    }
    return false;
}

static enum progress finish(const struct survival *survival) {
    return survival->period && survival->periodic >= survival->low ? IMPOSSIBLE : DONE;
}

/* The next component of several squares, if there is one within a slice. */
static enum progress go_on(struct survival *survival) {
    for (uint8_t left = COMPONENTS_IN_SLICE; left; left--) {
        uint8_t next = survival->component.number + 1;
        if (next > survival->components.count) {
            survival->component.number = next;
            return finish(survival);
        }
        if (begin_component(survival, next)) {
            return WORKING;
        }
    }
    return WORKING;
}

enum progress survival_step(struct survival *survival) {
    const struct survival_component *component = &survival->component;

    if (component->number > survival->components.count) {
        return finish(survival);
    }
    if (component->number == 0 &&
        components_step(&survival->components, &survival->search) == WORKING) {
        return WORKING;
    }
    if (component->squares > 1 && !work(survival)) {
        return WORKING;
    }
    return go_on(survival);
}

uint8_t survival_done(const struct survival *survival) {
    uint8_t number = survival->component.number;
    uint8_t count = survival->components.count;
    uint16_t throws = survival->component.throws;
    uint16_t part = (uint16_t)((uint32_t)throws * PROGRESS_ALL / (throws + BAR_HALF));

    if (number == 0) {
        return 0;
    }
    return number > count ? PROGRESS_ALL : (uint8_t)(((number - 1) * PROGRESS_ALL + part) / count);
}

struct bounded survival_ratio(const struct survival *survival) {
    uint64_t range = survival->high - survival->low;

    return (struct bounded){
        .mantissa = survival->low + range / 2, .error = range - range / 2, .fraction_bits = BITS};
}

uint8_t survival_period(const struct survival *survival) {
    return survival->period;
}
