#include "core/chain/wide/wide_chain.h"

#include "core/chain/absorption_sweep.h"
#include <string.h>

/* Sorted in, behind others on the same square. Links that are listed first so have their end before
   the start of others, which is where a token could stand if there were no jump. */
static void add_event(struct wide_chain *wide, uint8_t square, enum wide_event_kind what,
                      uint8_t link) {
    struct wide_event *event = &wide->event[wide->events++];

    event[1].square = ABSORPTION_NOWHERE;
    for (; event != wide->event && event[-1].square < square; event--) {
        *event = event[-1];
    }
    *event = (struct wide_event){square, what, link};
}

static void add_link(struct wide_chain *wide, uint8_t link) {
    const struct absorption_link *ends = &wide->chain->link[link];

    add_event(wide, ends->from, WIDE_LINK_START, link);
    if (ends->to != wide->chain->board->goal) { /* its value is 0 and not met */
        add_event(wide, ends->to, ends->to < ends->from ? WIDE_UNKNOWN_END : WIDE_LADDER_TOP, link);
    }
}

void wide_chain_start(struct wide_chain *wide, const struct absorption *chain) {
    memset(wide, 0, sizeof *wide);
    wide->chain = chain;
    wide->event[0].square = ABSORPTION_NOWHERE;
    for (uint8_t link = 0; link < ABSORPTION_LINKS; link++) {
        if (chain->link[link].from) {
            add_link(wide, link);
        }
    }
}

/* ---- downwards ------------------------------------------------------------------------------- */

void wide_chain_begin_down(struct wide_chain *wide) {
    wide_window_clear(&wide->window);
    wide->square = wide->chain->board->goal;
    wide->next = wide->event;
}

/* What happens on a square to the value of a token that stands there. */
static uint64_t meet(struct wide_chain *wide, uint64_t value) {
    const struct wide_event *event = wide->next;

    for (; event->square == wide->square; event++) {
        uint64_t *at = &wide->at[event->link];
        if (event->what == WIDE_UNKNOWN_END) {
            wide->residual[event->link] = (int64_t)(value - *at);
        } else if (event->what == WIDE_LADDER_TOP) {
            *at = value;
        } else {
            value = *at;
        }
    }
    wide->next = event;
    return value;
}

uint8_t wide_chain_faces(const struct wide_chain *wide) {
    return absorption_sweep_faces(wide->chain->board, wide->square - 1);
}

uint64_t wide_chain_down(struct wide_chain *wide, uint64_t six_rewards) {
    const struct board *board = wide->chain->board;
    uint8_t faces = wide_chain_faces(wide);
    uint64_t value;

    if (board->overshoot == BOARD_BOUNCE && faces != BOARD_FACES) {
        wide_window_mirror(&wide->window);
    }
    value = wide_mean(wide->window.sum + six_rewards, faces);
    wide->square--;
    wide_window_put(&wide->window, meet(wide, value));
    return value;
}

uint64_t wide_chain_value(const struct wide_chain *wide) {
    return wide_window_recent(&wide->window, 1);
}

/* ---- upwards --------------------------------------------------------------------------------- */

void wide_chain_begin_up(struct wide_chain *wide) {
    wide_window_clear(&wide->window);
    wide->square = UINT8_MAX;
    wide->next = wide->event + wide->events;
}

/* What comes to a square. */
struct arrivals {
    uint64_t here;      /* by throws and links */
    uint64_t elsewhere; /* visits to a square that is worth the same: thrown from here */
    uint8_t link;       /* that starts here, or ABSORPTION_NOWHERE */
};

static void gather(struct wide_chain *wide, struct arrivals *arrivals) {
    const struct absorption *chain = wide->chain;

    for (; wide->next != wide->event && wide->next[-1].square == wide->square; wide->next--) {
        const struct wide_event *event = wide->next - 1;
        if (event->what == WIDE_LINK_START) {
            arrivals->link = event->link;
        } else if (event->link < chain->held) {
            arrivals->elsewhere += wide->at[event->link];
        } else {
            arrivals->here += wide->at[event->link];
        }
    }
}

/* Takes the link that starts on the square. */
static void leave(struct wide_chain *wide, const struct arrivals *arrivals) {
    uint64_t *at = &wide->at[arrivals->link];

    if (arrivals->link < wide->chain->unknowns) {
        wide->residual[arrivals->link] = (int64_t)(arrivals->here - *at);
    } else {
        *at = arrivals->here;
    }
}

/* Six times what bounces off the goal onto the square: from goal - 3 up to goal - 6 + before. That
   square itself, which may stay, is a matter of its faces. */
static uint64_t bounced(const struct wide_chain *wide) {
    const struct board *board = wide->chain->board;
    uint8_t before = board->goal - wide->square;
    uint64_t sum = 0;

    if (board->overshoot == BOARD_BOUNCE && before < BOARD_FACES / 2) {
        for (uint8_t from = BOARD_FACES / 2; from <= BOARD_FACES - before; from++) {
            sum += wide_window_recent(&wide->window, from - before);
        }
    }
    return sum;
}

/* A throw that leaves the token where it is leads to another. */
static uint64_t with_stays(const struct wide_chain *wide, uint64_t arrived) {
    uint8_t faces = absorption_sweep_faces(wide->chain->board, wide->square);

    return faces == BOARD_FACES ? arrived
                                : arrived + wide_mean(arrived * (BOARD_FACES - faces), faces);
}

uint64_t wide_chain_up(struct wide_chain *wide, uint64_t comes) {
    struct arrivals arrivals = {.link = ABSORPTION_NOWHERE};
    uint64_t thrown;

    wide->square++;
    arrivals.here = comes + wide_mean(wide->window.sum + bounced(wide), BOARD_FACES);
    gather(wide, &arrivals);
    if (arrivals.link == ABSORPTION_NOWHERE) {
        thrown = with_stays(wide, arrivals.here);
        wide_window_put(&wide->window, thrown + arrivals.elsewhere);
        return thrown;
    }
    leave(wide, &arrivals);
    wide_window_put(&wide->window, arrivals.elsewhere);
    return arrivals.link < wide->chain->held ? arrivals.here : 0;
}
