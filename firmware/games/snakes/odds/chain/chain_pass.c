#include "games/snakes/odds/chain/chain_pass.h"

#include <string.h>

void chain_pass_start(struct chain_pass *pass, const struct absorbing_chain *chain) {
    memset(pass, 0, sizeof *pass);
    pass->chain = chain;
}

/* ---- downwards ------------------------------------------------------------------------------- */

void chain_pass_begin_down(struct chain_pass *pass, uint8_t square) {
    last_six_clear(&pass->window);
    pass->square = square;
    pass->next = pass->chain->event;
    while (pass->next->square != CHAIN_NOWHERE && pass->next->square >= square) {
        pass->next++;
    }
}

/* Handles the events on the square and answers its value, from the value of a token that stands
   there. */
static const uint64_t *meet_events(struct chain_pass *pass, const uint64_t *value) {
    for (; pass->next->square == pass->square; pass->next++) {
        uint8_t link = pass->next->link;
        if (pass->next->what == CHAIN_UNKNOWN_END) {
            pass->residual[link] = (int64_t)(*value - pass->at[link]);
        } else if (pass->next->what == CHAIN_LADDER_TOP) {
            pass->at[link] = *value;
        } else {
            value = &pass->at[link];
        }
    }
    return value;
}

uint8_t chain_pass_faces(const struct chain_pass *pass) {
    return absorbing_chain_faces(pass->chain->board, pass->square - 1);
}

void chain_pass_down(struct chain_pass *pass, uint64_t *six_rewards) {
    uint8_t faces = chain_pass_faces(pass);

    if (faces != BOARD_FACES && pass->chain->board->overshoot == BOARD_BOUNCE) {
        last_six_mirror(&pass->window);
    }
    *six_rewards += pass->window.sum;
    last_six_mean(six_rewards, faces);
    pass->square--;
    last_six_put(&pass->window, meet_events(pass, six_rewards));
}

const uint64_t *chain_pass_value(const struct chain_pass *pass) {
    return last_six_recent(&pass->window, 1);
}

/* ---- upwards --------------------------------------------------------------------------------- */

void chain_pass_begin_up(struct chain_pass *pass) {
    last_six_clear(&pass->window);
    pass->square = UINT8_MAX;
    pass->next = pass->chain->event + pass->chain->events;
}

/* Arrivals at a square. */
struct arrivals {
    uint64_t here;      /* by throws and links */
    uint64_t elsewhere; /* visits to a square of the same value, which throws from here */
    uint8_t link;       /* the link that starts here, or CHAIN_NOWHERE */
};

static void gather(struct chain_pass *pass, struct arrivals *arrivals) {
    for (; pass->next != pass->chain->event && pass->next[-1].square == pass->square;
         pass->next--) {
        const struct chain_event *event = pass->next - 1;
        if (event->what == CHAIN_LINK_START) {
            arrivals->link = event->link;
        } else if (event->link < pass->chain->held) {
            arrivals->elsewhere += pass->at[event->link];
        } else {
            arrivals->here += pass->at[event->link];
        }
    }
}

/* Takes the link that starts on the square. */
static void leave(struct chain_pass *pass, const struct arrivals *arrivals) {
    uint8_t link = arrivals->link;

    if (link < pass->chain->unknowns) {
        pass->residual[link] = (int64_t)(arrivals->here - pass->at[link]);
    } else {
        pass->at[link] = arrivals->here;
    }
}

/* Six times the flow that bounces off the goal onto the square. It comes from goal - 3 down to goal
   - 6 + before. A bounce from the square to itself counts among the faces that stay. */
static uint64_t bounced(const struct chain_pass *pass) {
    const struct board *board = pass->chain->board;
    uint8_t before = board->goal - pass->square;
    uint64_t sum = 0;

    if (board->overshoot == BOARD_BOUNCE && before < BOARD_FACES / 2) {
        for (uint8_t from = BOARD_FACES / 2; from <= BOARD_FACES - before; from++) {
            sum += *last_six_recent(&pass->window, from - before);
        }
    }
    return sum;
}

/* The flow added by throws that leave the token where it is: each leads to another throw. */
static uint64_t stays(const struct chain_pass *pass, uint64_t arrived) {
    uint8_t faces = absorbing_chain_faces(pass->chain->board, pass->square);
    uint64_t more = arrived * (uint8_t)(BOARD_FACES - faces);

    if (more) {
        last_six_mean(&more, faces);
    }
    return more;
}

void chain_pass_up(struct chain_pass *pass, uint64_t *starts) {
    struct arrivals arrivals = {.here = pass->window.sum, .link = CHAIN_NOWHERE};

    pass->square++;
    arrivals.here += bounced(pass);
    last_six_mean(&arrivals.here, BOARD_FACES);
    arrivals.here += *starts;
    gather(pass, &arrivals);
    if (arrivals.link == CHAIN_NOWHERE) {
        arrivals.here += stays(pass, arrivals.here);
        arrivals.elsewhere += arrivals.here;
    } else {
        leave(pass, &arrivals);
        if (arrivals.link >= pass->chain->held) {
            arrivals.here = 0;
        }
    }
    last_six_put(&pass->window, &arrivals.elsewhere);
    *starts = arrivals.here;
}
