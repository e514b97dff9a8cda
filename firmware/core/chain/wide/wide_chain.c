#include "core/chain/wide/wide_chain.h"

#include "core/chain/absorption_sweep.h"
#include <string.h>

/* ---- downwards ------------------------------------------------------------------------------- */

void wide_chain_begin_down(struct wide_chain *wide) {
    memset(&wide->window, 0, sizeof wide->window);
    wide->square = wide->chain->board->goal;
    wide->event = wide->chain->event;
}

/* What happens on a square to the value of a token that stands there. */
static uint64_t meet(struct wide_chain *wide, uint64_t value) {
    const struct absorption_event *event = wide->event;

    for (; event->square == wide->square; event++) {
        uint64_t *at = &wide->at[event->link];
        if (event->what == ABSORPTION_UNKNOWN_END) {
            wide->residual[event->link] = (int64_t)(value - *at);
        } else if (event->what == ABSORPTION_LADDER_TOP) {
            *at = value;
        } else {
            value = *at;
        }
    }
    wide->event = event;
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
    memset(&wide->window, 0, sizeof wide->window);
    wide->square = UINT8_MAX;
    wide->event = wide->chain->event + wide->chain->events;
}

/* What comes to a square. */
struct arrivals {
    uint64_t here;      /* by throws and links */
    uint64_t elsewhere; /* visits to a square that is worth the same: thrown from here */
    uint8_t link;       /* that starts here, or ABSORPTION_NOWHERE */
};

static void gather(struct wide_chain *wide, struct arrivals *arrivals) {
    const struct absorption *chain = wide->chain;

    for (; wide->event != chain->event && wide->event[-1].square == wide->square; wide->event--) {
        const struct absorption_event *event = wide->event - 1;
        if (event->what == ABSORPTION_LINK_START) {
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
