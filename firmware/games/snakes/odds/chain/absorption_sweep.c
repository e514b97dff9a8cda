#include "games/snakes/odds/chain/absorption_sweep.h"

#include "core/number/sum.h"
#include <stddef.h>
#include <string.h>

void absorption_sweep_add_start(struct absorption *absorption, uint8_t square, uint8_t value) {
    struct absorption_start *start = &absorption->start[absorption->links++];

    start[1].square = ABSORPTION_NOWHERE;
    for (; start != absorption->start && start[-1].square < square; start--) {
        *start = start[-1];
    }
    *start = (struct absorption_start){square, value};
}

uint8_t absorption_sweep_faces(const struct board *board, uint8_t square) {
    uint8_t before = board->goal - square;

    if (board->overshoot == BOARD_STAY && before < BOARD_FACES) {
        return before;
    }
    if (board->overshoot == BOARD_BOUNCE && before == BOARD_FACES / 2) {
        return BOARD_FACES - 1;
    }
    return BOARD_FACES;
}

/* Rounding begins as if half a unit were owed: half of the fewest parts that a value is divided
   into. */
static void begin(struct absorption *absorption, uint8_t square) {
    absorption->sweep.square = square;
    absorption->sweep.carry = absorption->board->overshoot == BOARD_STAY ? 1 : BOARD_FACES / 2;
    absorption->sweep.next = absorption->start;
}

/* With bounce, squares beyond the goal are worth what those before it are: two of them are met
   again there. */
static void mirror(struct absorption *absorption) {
    uint32_t *goal = &absorption->sweep.value[absorption->board->goal];

    goal[1] = goal[-1];
    goal[2] = goal[-2];
}

/* On to a square, through squares that are divided alike, or by one more with every square: the two
   before the goal by themselves. */
static void advance(struct absorption *absorption, uint8_t last) {
    const struct board *board = absorption->board;
    uint8_t next = absorption->sweep.square - 1;
    uint8_t before = board->goal - next;

    if (before < BOARD_FACES / 2) {
        last = next;
    } else if (before == BOARD_FACES / 2 && board->overshoot == BOARD_BOUNCE) {
        mirror(absorption);
    }
    absorption_sweep_run(&absorption->sweep, last, absorption_sweep_faces(board, next));
}

static void go_down(struct absorption *absorption, uint8_t last) {
    while (absorption->sweep.square != last) {
        advance(absorption, last);
    }
}

/* What a token would have on a square, even if a link starts there: with bounce that may be, for a
   square that is worth the same. */
static uint32_t value_of_standing(const struct absorption *absorption, uint8_t square) {
    const uint32_t *above = &absorption->sweep.value[square];
    struct sum sum = {.carry = BOARD_FACES / 2};

    sum_add(&sum, absorption->sweep.one, BOARD_FACES);
    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        sum_add(&sum, above[face], 1);
    }
    return sum_sixth(&sum);
}

/* What has been found at the unknowns, into residual[]. */
static void find_unknowns(struct absorption *absorption) {
    const struct absorption_link *link = absorption->link;
    int32_t *found = absorption->residual;
    uint8_t held = absorption->held;

    for (uint8_t left = absorption->unknowns; left; left--, link++) {
        *found++ = (int32_t)absorption->sweep.value[link->to];
    }
    while (held--) {
        uint8_t same = absorption->link[held].to;
        absorption->residual[held] = (int32_t)value_of_standing(absorption, same);
    }
}

void absorption_sweep_all(struct absorption *absorption) {
    const uint32_t *given = &absorption->sweep.value[ABSORPTION_GIVEN];
    int32_t *residual = absorption->residual;

    begin(absorption, absorption->board->goal);
    go_down(absorption, 0);
    find_unknowns(absorption);
    for (uint8_t left = absorption->unknowns; left; left--, residual++) {
        *residual = (int32_t)((uint32_t)*residual - *given++);
    }
}

/* From the start of its link on: above all is 0, but where bounce brings it back. */
void absorption_sweep_column(struct absorption *absorption, uint8_t unknown) {
    uint8_t goal = absorption->board->goal;
    uint8_t from = absorption->link[unknown].from;
    uint32_t *value = absorption->sweep.value;
    uint8_t first = (uint8_t)(goal - from) <= BOARD_FACES / 2 ? goal : from + 1;

    if (absorption->clear >= first) {
        memset(&value[first], 0, (uint16_t)(absorption->clear + 1 - first) * sizeof *value);
    }
    absorption->clear = first == goal ? goal + BOARD_FACES - 1 : from;
    value[ABSORPTION_GIVEN + unknown] = ABSORPTION_SWEEP_COLUMN_ONE;
    begin(absorption, first);
    while (absorption->sweep.next->square >= first) {
        absorption->sweep.next++;
    }
    go_down(absorption, absorption->lowest);
    find_unknowns(absorption);
    value[ABSORPTION_GIVEN + unknown] = 0;
}

/* ---- the inner loop ---- */

#ifdef __AVR__

/* absorption_sweep_run_avr.S relies on these. */
_Static_assert(offsetof(struct absorption_sweep, square) == 0, "SQUARE");
_Static_assert(offsetof(struct absorption_sweep, carry) == 1, "CARRY");
_Static_assert(offsetof(struct absorption_sweep, next) == 2, "NEXT");
_Static_assert(offsetof(struct absorption_sweep, one) == 4, "ONE");
_Static_assert(offsetof(struct absorption_sweep, value) == 8, "VALUE");
_Static_assert(offsetof(struct absorption_start, square) == 0, "START_SQUARE");
_Static_assert(offsetof(struct absorption_start, value) == 1, "START_VALUE");
_Static_assert(sizeof(struct absorption_start) == 2, "START_SIZE");

#else

void absorption_sweep_run(struct absorption_sweep *sweep, uint8_t end, uint8_t parts) {
    uint64_t sum = (uint64_t)sweep->one * BOARD_FACES;

    if (parts == 1) {
        parts = 2;
        sum *= 2;
    }
    for (uint8_t i = 0; i < BOARD_FACES; i++) {
        sum += sweep->value[sweep->square + i];
    }
    while (sweep->square != end) {
        uint64_t owed = sum + sweep->carry;
        uint32_t value = (uint32_t)(owed / parts);
        sweep->square--;
        if (sweep->square == sweep->next->square) {
            value = sweep->value[sweep->next->value];
            sweep->next++;
        } else {
            sweep->carry = (uint8_t)(owed % parts);
        }
        sum = sum + value - sweep->value[sweep->square + BOARD_FACES];
        sweep->value[sweep->square] = value;
        parts += parts < BOARD_FACES;
    }
}

#endif
