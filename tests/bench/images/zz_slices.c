#include "core/chain/finish_times.h"
#include "core/chain/token_distribution.h"
#include "core/chain/wide/absorption_figures.h"
#include "core/pairs/pair_values.h"
#include "core/survival/survival.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/kick_risk.h"
#include "games/snakes/race_odds.h"
#include "port.h"
static struct board board;
static uint8_t space[6400];
static uint16_t most;
#define STEP(expr)                                                                                 \
    ({                                                                                             \
        TCNT1 = 0;                                                                                 \
        uint8_t p_ = (expr);                                                                       \
        uint16_t t_ = TCNT1;                                                                       \
        if (t_ > most)                                                                             \
            most = t_;                                                                             \
        p_;                                                                                        \
    })
static void out(void) {
    port_fixed(8UL * most, 0);
    most = 0;
}
static void figures(enum absorption_quantity what) {
    struct absorption_figures *f = (void *)space;
    struct absorption_question q = {.board = &board, .what = what, .square = 0};
    STEP((absorption_figures_start(f, &q), 0));
    out();
    while (STEP(absorption_figures_step(f)) == WORKING) {
    }
    out();
}
int main(void) {
    TCCR1B = 2;
    port_begin();
    port_end();
    for (uint8_t b = 0; b < 3; b++) {
        boards_load(b, &board);
        figures(ABSORPTION_EXPECTED);
        figures(ABSORPTION_VARIANCE);
        figures(ABSORPTION_VISITS);
        struct survival *s = (void *)space;
        STEP((survival_start(s, &board, 0), 0));
        out();
        while (STEP(survival_step(s)) == WORKING) {
        }
        out();
        struct finish_times *t = (void *)space;
        const struct finish_times_question q = {.board = &board, .square = 0};
        STEP((finish_times_start(t, &q), 0));
        out();
        while (STEP(finish_times_step(t)) == WORKING) {
        }
        out();
        struct pair_values *p = (void *)space;
        STEP((pair_values_start(p, &board, PAIR_VALUES_TOKENS), 0));
        out();
        while (STEP(pair_values_step(p)) < DONE) {
        }
        out();
        STEP((pair_values_start(p, &board, PAIR_VALUES_WINS), 0));
        out();
        while (STEP(pair_values_step(p)) < DONE) {
        }
        out();
    }
    port_stop();
}
