#include "core/chain/absorption_sweep.h"

#include <stddef.h>

/* Sorted in, behind others on the same square. Links that are listed first so have their end before
   the start of others, which is where a token could stand if there were no jump. */
static void add_event(struct absorption *absorption, struct absorption_event added) {
    struct absorption_event *event = &absorption->event[absorption->events++];

    for (; event != absorption->event && event[-1].square < added.square; event--) {
        *event = event[-1];
    }
    *event = added;
}

void absorption_sweep_add_link(struct absorption *absorption, uint8_t link, uint8_t from,
                               uint8_t to) {
    enum absorption_event_kind end = ABSORPTION_LADDER_TOP;

    if (to < from) {
        end = ABSORPTION_UNKNOWN_END;
        if (absorption->lowest > to) {
            absorption->lowest = to;
        }
    }
    add_event(absorption, (struct absorption_event){from, ABSORPTION_LINK_START, link});
    if (to != absorption->board->goal) { /* its value is 0 and not met */
        add_event(absorption, (struct absorption_event){to, end, link});
    }
}

static void clear(uint32_t *value, uint8_t count) {
    do {
        *value++ = 0;
    } while (--count);
}

void absorption_sweep_clear(struct absorption *absorption) {
    clear(absorption->chain.at, ABSORPTION_LINKS);
}

/* Rounding begins as if half a unit were owed: half of the fewest parts that a value is divided
   into. */
void absorption_sweep_begin(struct absorption *absorption) {
    const struct board *board = absorption->board;

    absorption->position = (struct absorption_position){
        .square = board->goal,
        .event = absorption->event,
    };
    clear(absorption->chain.ring, BOARD_FACES);
    absorption->chain.carry = board->overshoot == BOARD_STAY ? 1 : BOARD_FACES / 2;
}

/* The unknowns that bounce adds count on squares above them, too: for these the sweep begins on the
   goal. */
void absorption_sweep_begin_column(struct absorption *absorption, uint8_t unknown) {
    const struct absorption_event *event = absorption->event;

    absorption_sweep_clear(absorption);
    clear((uint32_t *)absorption->residual, absorption->unknowns);
    absorption->chain.at[unknown] = ABSORPTION_SWEEP_COLUMN_ONE;
    absorption_sweep_begin(absorption);
    while (event->what != ABSORPTION_LINK_START || event->link != unknown) {
        event++;
    }
    if ((uint8_t)(absorption->board->goal - event->square) < BOARD_FACES / 2) {
        return;
    }
    absorption->position.square = event->square + 1;
    absorption->position.event = event;
}

uint32_t absorption_sweep_value(const struct absorption *absorption, uint8_t above) {
    uint8_t back = above + 1;
    uint8_t oldest = absorption->position.oldest;

    return absorption->chain.ring[oldest >= back ? oldest - back : oldest + BOARD_FACES - back];
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

/* With bounce, squares beyond the goal are worth what those before it are: two of them are met
   again beyond it. */
static void mirror(struct absorption_chain *chain) {
    chain->ring[3] = chain->ring[1];
    chain->ring[4] = chain->ring[0];
}

void absorption_sweep_advance(struct absorption *absorption, uint8_t last) {
    const struct board *board = absorption->board;
    uint8_t next = absorption->position.square - 1;
    uint8_t faces = absorption_sweep_faces(board, next);

    if (board->overshoot == BOARD_BOUNCE && faces == BOARD_FACES - 1) {
        mirror(&absorption->chain);
    }
    if ((uint8_t)(board->goal - next) <= 2) {
        last = next;
    }
    absorption_sweep_run(absorption, &absorption->chain, last, faces);
}

/* ---- the inner loop ---- */

#ifdef __AVR__

/* absorption_sweep_run_avr.S relies on these. */
_Static_assert(offsetof(struct absorption, position.square) == 0, "SQUARE");
_Static_assert(offsetof(struct absorption, position.oldest) == 1, "OLDEST");
_Static_assert(offsetof(struct absorption, position.greatest) == 2, "GREATEST");
_Static_assert(offsetof(struct absorption, position.event) == 4, "EVENT");
_Static_assert(offsetof(struct absorption, residual) == 136, "RESIDUAL");
_Static_assert(offsetof(struct absorption_event, square) == 0, "EVENT_SQUARE");
_Static_assert(offsetof(struct absorption_event, what) == 1, "EVENT_WHAT");
_Static_assert(offsetof(struct absorption_event, link) == 2, "EVENT_LINK");
_Static_assert(sizeof(struct absorption_event) == 3, "EVENT_SIZE");
_Static_assert(ABSORPTION_LADDER_TOP == 1 && ABSORPTION_UNKNOWN_END == 2, "bits of EVENT_WHAT");
_Static_assert(offsetof(struct absorption_chain, carry) == 0, "CARRY");
_Static_assert(offsetof(struct absorption_chain, ring) == 2, "RING");
_Static_assert(offsetof(struct absorption_chain, one) == 26, "ONE");
_Static_assert(offsetof(struct absorption_chain, at) == 30, "AT");

#else

/* What happens on a square to its value: true where it is that of another. */
static bool happen(struct absorption *absorption, uint32_t *at, uint32_t *value) {
    const struct absorption_event *event = absorption->position.event;
    bool starts = false;

    for (; event->square == absorption->position.square; event++) {
        uint8_t link = event->link;
        if (event->what == ABSORPTION_UNKNOWN_END) {
            absorption->residual[link] = (int32_t)(*value - at[link]);
        } else if (event->what == ABSORPTION_LADDER_TOP) {
            at[link] = *value;
        } else {
            *value = at[link];
            starts = true;
        }
    }
    absorption->position.event = event;
    return starts;
}

void absorption_sweep_run(struct absorption *absorption, struct absorption_chain *chain,
                          uint8_t end, uint8_t parts) {
    struct absorption_position *position = &absorption->position;
    uint64_t sum = (uint64_t)chain->one * BOARD_FACES;

    if (parts == 1) {
        parts = 2;
        sum *= 2;
    }
    for (uint8_t i = 0; i < BOARD_FACES; i++) {
        sum += chain->ring[i];
    }
    while (position->square != end) {
        uint64_t owed = sum + chain->carry;
        uint32_t *oldest = &chain->ring[position->oldest];
        uint32_t value = (uint32_t)(owed / parts);
        position->square--;
        if (!happen(absorption, chain->at, &value)) {
            chain->carry = (uint8_t)(owed % parts);
        }
        if (value >> 16 > position->greatest) {
            position->greatest = (uint16_t)(value >> 16);
        }
        sum = sum + value - *oldest;
        *oldest = value;
        position->oldest = (uint8_t)((position->oldest + 1) % BOARD_FACES);
        parts += parts < BOARD_FACES;
    }
}

#endif
