#include "campaigns/boards/board_kinds.h"
#include "campaigns/exact/dominant_part.h"
#include "campaigns/exact/elimination.h"

#include <math.h>
#include <string.h>

enum { MOST_EXPECTED = 9999, MOST_BOUNCE_SNAKES = 18 };

static enum past_goal any_rule(struct random_source *random) {
    return (enum past_goal)draw_below(random, 3);
}

static void start(struct game_rules *rules, unsigned goal, enum past_goal past_goal) {
    *rules = (struct game_rules){.goal = goal, .past_goal = past_goal};
}

/* Tries to add so many jumps from one range of squares to another. */
static void add_jumps(struct random_source *random, struct game_rules *rules, unsigned count,
                      const unsigned from[2], const unsigned to[2]) {
    for (unsigned k = 0; k < count; k++) {
        rules_add(rules, draw_between(random, from[0], from[1]),
                  draw_between(random, to[0], to[1]));
    }
}

static void add_snakes(struct random_source *random, struct game_rules *rules, unsigned count,
                       unsigned least, unsigned most) {
    for (unsigned k = 0; k < count; k++) {
        unsigned from = draw_between(random, least + 1, most);
        rules_add(rules, from, draw_between(random, least, from - 1));
    }
}

static void add_ladders(struct random_source *random, struct game_rules *rules, unsigned count) {
    for (unsigned k = 0; k < count; k++) {
        unsigned from = draw_between(random, 1, rules->goal - 1);
        rules_add(rules, from, draw_between(random, from + 1, rules->goal));
    }
}

static void draw_plain(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 6, 100);
    unsigned most = goal / 3 < MOST_JUMPS ? goal / 3 : MOST_JUMPS;

    start(rules, goal, any_rule(random));
    add_jumps(random, rules, draw_between(random, 0, most), (unsigned[]){1, goal - 1},
              (unsigned[]){0, goal});
}

static void draw_long_small(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 60, 100);

    start(rules, goal, PAST_GOAL_WIN);
    add_jumps(random, rules, draw_between(random, 7, 12),
              (unsigned[]){goal - draw_between(random, 12, 16), goal - 2}, (unsigned[]){0, 4});
}

static void draw_to_start(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 10, 100);

    start(rules, goal, any_rule(random));
    add_jumps(random, rules, draw_between(random, 1, 12), (unsigned[]){4, goal - 1},
              (unsigned[]){0, 0});
    add_ladders(random, rules, draw_below(random, 4));
}

static void draw_few_win(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 12, 100);

    start(rules, goal, PAST_GOAL_WIN);
    add_snakes(random, rules, draw_between(random, 1, 4), 0, goal - 1);
}

static void draw_few_stay(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 12, 100);

    start(rules, goal, PAST_GOAL_STAY);
    add_snakes(random, rules, draw_between(random, 1, 4), 0, goal - 1);
}

/* Walls of snakes with gaps, and a few more snakes and ladders. */
static void draw_slow(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 20, 100);

    start(rules, goal, any_rule(random));
    for (unsigned walls = draw_between(random, 1, 3); walls > 0; walls--) {
        unsigned wall = draw_between(random, 7, goal - 1);
        unsigned low = wall > 12 ? draw_below(random, wall - 8) : 0;
        add_jumps(random, rules, draw_between(random, 4, 9), (unsigned[]){wall - 6, wall},
                  (unsigned[]){low > 4 ? low - 4 : 0, low});
    }
    add_snakes(random, rules, draw_below(random, 8), 0, goal - 1);
    add_ladders(random, rules, draw_below(random, 4));
}

static void draw_two_parts(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 24, 100);
    unsigned border = draw_between(random, 8, goal - 12);

    start(rules, goal, any_rule(random));
    add_snakes(random, rules, draw_between(random, 1, 6), 0, border);
    add_snakes(random, rules, draw_between(random, 1, 6), border + 1, goal - 1);
    add_ladders(random, rules, draw_below(random, 3));
}

static void draw_bounce(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 10, 100);

    start(rules, goal, PAST_GOAL_BOUNCE);
    add_jumps(random, rules, draw_between(random, 1, 5), (unsigned[]){goal - 7, goal - 1},
              (unsigned[]){goal - 8, goal});
    add_jumps(random, rules, draw_between(random, 0, 4), (unsigned[]){goal - 7, goal - 1},
              (unsigned[]){0, goal - 8});
    add_ladders(random, rules, draw_below(random, 4));
}

static void draw_ladders(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 40, 100);

    start(rules, goal, any_rule(random));
    add_ladders(random, rules, draw_between(random, 14, 24));
    add_snakes(random, rules, draw_between(random, 0, 5), 0, goal - 1);
}

static void draw_small(struct random_source *random, struct game_rules *rules) {
    unsigned goal = draw_between(random, 6, 15);

    start(rules, goal, any_rule(random));
    add_jumps(random, rules, draw_between(random, 0, 5), (unsigned[]){1, goal - 1},
              (unsigned[]){0, goal});
}

const struct board_kind board_kinds[BOARD_KINDS] = {
    {.name = "plain", .draw = draw_plain},
    {.name = "long-small", .draw = draw_long_small, .near_goal = true},
    {.name = "to-start", .draw = draw_to_start},
    {.name = "few-win", .draw = draw_few_win},
    {.name = "few-stay", .draw = draw_few_stay},
    {.name = "slow", .draw = draw_slow, .least_expected = 150},
    {.name = "two-parts", .draw = draw_two_parts},
    {.name = "bounce", .draw = draw_bounce, .near_goal = true},
    {.name = "ladders", .draw = draw_ladders},
    {.name = "small", .draw = draw_small},
};

/* True if every board that the console is told on the way to this one can be played. */
static bool can_be_told(const struct game_rules *rules) {
    struct game_rules part = *rules;

    for (unsigned pass = part.jumps = 0; pass < 2; pass++) {
        for (unsigned j = 0; j < rules->jumps; j++) {
            const struct game_jump *jump = &rules->jump[j];
            if ((jump->to < jump->from) != (pass == 1)) {
                continue;
            }
            rules_add(&part, jump->from, jump->to);
            if (!rules_can_end(&part)) {
                return false;
            }
        }
    }
    return rules_can_end(&part);
}

static bool is_allowed(const struct game_rules *rules) {
    unsigned snakes = 0;

    for (unsigned j = 0; j < rules->jumps; j++) {
        snakes += rules->jump[j].to < rules->jump[j].from;
    }
    return (rules->past_goal != PAST_GOAL_BOUNCE || snakes <= MOST_BOUNCE_SNAKES) &&
           can_be_told(rules);
}

static bool lasts(const struct game_rules *rules, real least, real most) {
    static struct elimination chain;
    struct game_moves moves;
    real expected[LONGEST_GOAL + 1];

    rules_moves(rules, &moves);
    elimination_start(&chain, &moves);
    elimination_expected(&chain, expected);
    for (unsigned square = 0; square < rules->goal; square++) {
        if (expected[square] > MOST_EXPECTED) {
            return false;
        }
    }
    return expected[0] >= least && expected[0] <= most;
}

static bool has_two_parts(const struct game_rules *rules) {
    static struct dominant_parts parts;
    struct game_moves moves;

    rules_moves(rules, &moves);
    dominant_start(&parts, &moves);
    return dominant_count(&parts) >= 2;
}

void board_draw(const struct board_kind *kind, struct random_source *random,
                struct game_rules *rules) {
    real least = 0, most = MOST_EXPECTED;

    /* All lengths of slow boards are to be equally frequent; otherwise most boards would be short
       ones. */
    if (kind->least_expected) {
        least = kind->least_expected *
                powl((real)MOST_EXPECTED / 2 / kind->least_expected, draw_fraction(random));
        most = 2 * least;
    }
    do {
        kind->draw(random, rules);
    } while (!is_allowed(rules) || !lasts(rules, least, most) ||
             (kind->draw == draw_two_parts && !has_two_parts(rules)));
}
