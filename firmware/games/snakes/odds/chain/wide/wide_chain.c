#include "games/snakes/odds/chain/wide/wide_chain.h"

#include "core/number/flash.h"
#include "games/snakes/odds/chain/absorption_sweep.h"
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

/* A value less what was given for it. */
static OUT_OF_LINE void find_residual(struct wide_chain *wide, uint8_t link,
                                      const union wide *value) {
    wide->residual[link] = *value;
    wide_subtract(&wide->residual[link], &wide->at[link]);
}

/* What is met on a square: answers the value of the square, of a token that stands there. */
static const union wide *meet(struct wide_chain *wide, const union wide *value) {
    for (; wide->next->square == wide->square; wide->next++) {
        uint8_t link = wide->next->link;
        if (wide->next->what == WIDE_UNKNOWN_END) {
            find_residual(wide, link, value);
        } else if (wide->next->what == WIDE_LADDER_TOP) {
            wide->at[link] = *value;
        } else {
            value = &wide->at[link];
        }
    }
    return value;
}

uint8_t wide_chain_faces(const struct wide_chain *wide) {
    return absorption_sweep_faces(wide->chain->board, wide->square - 1);
}

void wide_chain_down(struct wide_chain *wide, union wide *six_rewards) {
    uint8_t faces = wide_chain_faces(wide);

    if (wide->chain->board->overshoot == BOARD_BOUNCE && faces != BOARD_FACES) {
        wide_window_mirror(&wide->window);
    }
    wide_add(six_rewards, &wide->window.sum);
    wide_mean(six_rewards, faces);
    wide->square--;
    wide_window_put(&wide->window, meet(wide, six_rewards));
}

const union wide *wide_chain_value(const struct wide_chain *wide) {
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
    union wide here;      /* by throws and links */
    union wide elsewhere; /* visits to a square that is worth the same: thrown from here */
    uint8_t link;         /* that starts here, or ABSORPTION_NOWHERE */
};

static void gather(struct wide_chain *wide, struct arrivals *arrivals) {
    for (; wide->next != wide->event && wide->next[-1].square == wide->square; wide->next--) {
        const struct wide_event *event = wide->next - 1;
        if (event->what == WIDE_LINK_START) {
            arrivals->link = event->link;
        } else {
            wide_add(event->link < wide->chain->held ? &arrivals->elsewhere : &arrivals->here,
                     &wide->at[event->link]);
        }
    }
}

/* Takes the link that starts on the square. */
static void leave(struct wide_chain *wide, const struct arrivals *arrivals) {
    if (arrivals->link < wide->chain->unknowns) {
        find_residual(wide, arrivals->link, &arrivals->here);
    } else {
        wide->at[arrivals->link] = arrivals->here;
    }
}

/* Adds six times what bounces off the goal onto the square: from goal - 3 up to goal - 6 + before.
   That square itself, which may stay, is a matter of its faces. */
static void add_bounced(const struct wide_chain *wide, union wide *sum) {
    const struct board *board = wide->chain->board;
    uint8_t before = board->goal - wide->square;

    if (board->overshoot == BOARD_BOUNCE && before < BOARD_FACES / 2) {
        for (uint8_t from = BOARD_FACES / 2; from <= BOARD_FACES - before; from++) {
            wide_add(sum, wide_window_recent(&wide->window, from - before));
        }
    }
}

/* A throw that leaves the token where it is leads to another. */
static void add_stays(const struct wide_chain *wide, union wide *arrived) {
    uint8_t faces = absorption_sweep_faces(wide->chain->board, wide->square);
    union wide stays = {0};

    for (uint8_t left = BOARD_FACES - faces; left; left--) {
        wide_add(&stays, arrived);
    }
    if (faces != BOARD_FACES) {
        wide_mean(&stays, faces);
        wide_add(arrived, &stays);
    }
}

void wide_chain_up(struct wide_chain *wide, union wide *starts) {
    struct arrivals arrivals = {.here = wide->window.sum, .link = ABSORPTION_NOWHERE};

    wide->square++;
    add_bounced(wide, &arrivals.here);
    wide_mean(&arrivals.here, BOARD_FACES);
    wide_add(&arrivals.here, starts);
    gather(wide, &arrivals);
    if (arrivals.link == ABSORPTION_NOWHERE) {
        add_stays(wide, &arrivals.here);
        wide_add(&arrivals.elsewhere, &arrivals.here);
    } else {
        leave(wide, &arrivals);
        if (arrivals.link >= wide->chain->held) {
            memset(&arrivals.here, 0, sizeof arrivals.here);
        }
    }
    wide_window_put(&wide->window, &arrivals.elsewhere);
    *starts = arrivals.here;
}
