#include "games/snakes/odds/survival/component_power.h"

#include "core/number/fraction.h"
#include "core/number/integer64.h"
#include <string.h>

#define ONE (1UL << COMPONENT_POWER_BITS)

/* Iterations before the bounds are found first, and again (a check takes as long as twelve of
   them); those after which twice the tolerance will do, and the least tolerance. */
enum { CHECK_EVERY = 16, PATIENCE = 2048, TOLERANCE = 28, TOLERANCE_LEAST = 8 };

/* Iterations after which P + I/6 is tried: a component may be nearly periodic, too. */
enum { STUBBORN = 256 };

/* What is cut off in a check is less than an eighth of so many units. */
enum { UNITS_LEAST = 16 };

enum { CHECKED_IN_SLICE = 20 };

enum { LAST_SQUARES = BOARD_FACES - 1, HIGHEST_BYTE = WINDOW48_BYTES - 1 };

static uint8_t *at(struct component_power *power, uint8_t square) {
    return &power->values[square * WINDOW48_BYTES];
}

static bool is_inside(const struct component_power *power, uint8_t square) {
    return power->components->of[square] == power->number;
}

/* ---- the vector --------------------------------------------------------------------------------
 */

static void follow_jumps(struct component_power *power) {
    const struct board *board = power->components->board;

    window48_follow(power->values, board->jumps, board->jump_count);
}

/* Beyond the goal stands what bouncing back comes to; otherwise nothing does. */
static void fill_beyond(struct component_power *power) {
    bool bounces = power->components->board->overshoot == BOARD_BOUNCE;
    uint8_t *beyond = at(power, power->components->board->goal);
    const uint8_t *back = beyond;

    for (uint8_t left = bounces ? LAST_SQUARES : 0; left; left--) {
        beyond += WINDOW48_BYTES;
        back -= WINDOW48_BYTES;
        memcpy(beyond, back, WINDOW48_BYTES);
    }
}

static void clear_outside(struct component_power *power) {

    for (uint8_t square = power->lowest; square < power->highest; square++) {
        if (!is_inside(power, square)) {
            memset(at(power, square), 0, WINDOW48_BYTES);
        }
    }
}

/* How often a square counts itself: faces that let a token stay, and the I of P + I/6. */
static uint8_t own_of(const struct component_power *power, uint8_t square) {
    const struct board *board = power->components->board;
    uint8_t last = board->goal - LAST_SQUARES;
    uint8_t own = power->shifted;

    if (board->overshoot == BOARD_STAY && square >= last) {
        own += square - last + 1;
    }
    return own;
}

/* x <- Px, or (P + I/6)x. */
static void iterate(struct component_power *power) {
    const struct board *board = power->components->board;
    uint8_t first = power->lowest;
    uint8_t end = power->highest + 1;
    uint8_t staying = board->overshoot == BOARD_STAY ? board->goal - LAST_SQUARES : end;
    struct window_question question = {.first = at(power, first), .shrink = power->shrink};

    staying = staying < end ? staying : end;
    staying = staying > first ? staying : first;
    question.stretch[0].count = staying - first;
    question.stretch[0].own = own_of(power, first);
    question.stretch[1].count = end - staying;
    question.stretch[1].own = own_of(power, staying);
    question.stretch[1].own_step = 1;
    fill_beyond(power);
    power->shrink = window48_pass(&question).top >= WINDOW_ROOM;
    clear_outside(power);
    follow_jumps(power);
    power->throws++;
    power->shifted = power->shifted || power->throws == STUBBORN;
}

/* ---- the bounds --------------------------------------------------------------------------------
 */

/* Into the upper bytes. */
static void load_up(uint64_t *number, const uint8_t *value) {
    *number = 0;
    memcpy((uint8_t *)number + sizeof *number - WINDOW48_BYTES, value, WINDOW48_BYTES);
}

/* (Px)(s) and x(s), in units of which there are 2^64 in 8 and 1 of what fills a value. */
static void images_at(struct component_power *power, uint8_t square, uint64_t *image,
                      uint64_t *original) {
    uint8_t *value = at(power, square);
    const struct window_question question = {
        .first = value, .stretch = {{.count = 1, .own = own_of(power, square)}}};
    uint8_t kept[WINDOW48_BYTES];

    memcpy(kept, value, sizeof kept);
    load_up(original, value);
    window48_pass(&question);
    load_up(image, value);
    integer64_shift_down(image, 3);
    memcpy(value, kept, sizeof kept);
}

static uint8_t tolerance(const struct component_power *power) {
    return TOLERANCE - (uint8_t)(power->throws / PATIENCE);
}

static void start_check(struct component_power *power) {
    uint8_t greatest = power->lowest;
    uint64_t image, original;

    fill_beyond(power);
    for (uint8_t square = greatest; square <= power->highest; square++) {
        if (at(power, square)[HIGHEST_BYTE] > at(power, greatest)[HIGHEST_BYTE] &&
            is_inside(power, square)) {
            greatest = square;
        }
    }
    images_at(power, greatest, &image, &original);
    power->ratio = fixed_ratio(integer64_high(&image), integer64_high(&original), 32);
    power->checked = power->lowest;
    power->checking = true;
}

/* Is the ratio of a square that of the component, within the tolerance? */
static bool agrees(struct component_power *power, uint8_t square) {
    union integer64_halves expected = {.half = {.high = power->ratio}};
    uint64_t image, original, distance;

    images_at(power, square, &image, &original);
    fraction_multiply64(&expected.whole, &original);
    integer64_shift_down(&original, tolerance(power));
    distance = image;
    if (integer64_subtract(&distance, &expected.whole)) {
        distance = expected.whole;
        integer64_subtract(&distance, &image);
    }
    return original >= UNITS_LEAST && !integer64_is_less(&original, &distance);
}

/* The ratio is of 8 where the eigenvalue is of 6; 2^32 of the one are 2/3 2^31 of the other.
   Rounded up. */
static uint32_t two_thirds(uint32_t eighths) {
    return eighths - eighths / 3;
}

static void find_bounds(struct component_power *power) {
    uint32_t known = 1UL << (32 - tolerance(power));
    uint32_t error = two_thirds(known + known / (UNITS_LEAST / 2));
    uint32_t value = two_thirds(power->ratio - (power->shifted ? ONE / 4 : 0));

    power->low = value > error ? value - error - 1 : 0;
    power->high = value + error;
}

/* A slice of a check; true when all squares agree. */
static bool check(struct component_power *power) {

    for (uint8_t left = CHECKED_IN_SLICE; left; power->checked++) {
        uint8_t square = power->checked;
        if (square > power->highest) {
            return true;
        }
        if (!is_inside(power, square)) {
            continue;
        }
        left--;
        if (!agrees(power, square)) {
            power->checking = false;
            power->check = power->throws + CHECK_EVERY;
            return false;
        }
    }
    return false;
}

/* ---- from the beginning to the end -------------------------------------------------------------
 */

static void measure(struct component_power *power) {

    for (uint8_t square = 0; square < power->components->board->goal; square++) {
        if (!is_inside(power, square)) {
            continue;
        }
        if (power->squares++ == 0) {
            power->lowest = square;
        }
        power->highest = square;
    }
}

static void fill(struct component_power *power) {
    for (uint8_t square = 0; square < power->components->board->goal; square++) {
        if (is_inside(power, square)) {
            at(power, square)[HIGHEST_BYTE] = WINDOW_UNIT_ONE;
        }
    }
    follow_jumps(power);
}

static void find_single(struct component_power *power) {
    uint8_t square = power->lowest;
    uint32_t chance = 0;

    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        if (components_landing(power->components, square, face) == square) {
            chance += ONE / BOARD_FACES;
        }
    }
    power->low = chance;
    power->high = chance + 2;
}

void component_power_start(struct component_power *power, const struct components *components,
                           uint8_t number) {
    memset(power, 0, sizeof *power);
    power->components = components;
    power->number = number;
    power->check = CHECK_EVERY;
    measure(power);
    if (power->squares == 1) {
        find_single(power);
        return;
    }
    power->period = components_period(components, number);
    power->shifted = power->period > 1;
    fill(power);
}

enum progress component_power_step(struct component_power *power) {
    if (power->high) {
        return DONE;
    }
    if (power->checking) {
        if (check(power)) {
            find_bounds(power);
        }
    } else if (tolerance(power) < TOLERANCE_LEAST) {
        power->high = ONE;
    } else if (power->throws >= power->check && !power->shrink) {
        start_check(power);
    } else {
        iterate(power);
    }
    return power->high ? DONE : WORKING;
}
