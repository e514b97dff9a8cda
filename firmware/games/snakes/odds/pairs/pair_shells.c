#include "games/snakes/odds/pairs/pair_shells.h"

#include "core/number/flash.h"
#include "games/snakes/odds/pairs/pair_choice.h"
#include "games/snakes/odds/pairs/pair_duel.h"
#include "games/snakes/odds/pairs/pair_places.h"
#include <string.h>

/* What fits into a slice, in units of 400 cycles: a pair of two players of which nothing is special
   takes one, and so does a value of a column that is kept, unless it leaps; other pairs take more.
 */
enum { IN_SLICE = 140, COSTLY = 12, CHOICE = 3, LEAPING = 3 };
_Static_assert(IN_SLICE > BOARD_GOAL_MAXIMUM + CHOICE, "a column fits, or there is no end");

static bool is_duel(const struct pair_shells *shells) {
    return shells->kind != PAIR_VALUES_TOKENS;
}

uint16_t pair_shells_bytes(const struct pair_shells *shells) {
    return (uint16_t)(shells->columns.ranks * (PAIR_SLOTS + is_duel(shells)) * sizeof(pair_word));
}

void pair_shells_lend(struct pair_shells *shells, pair_word *words) {
    shells->sums = words;
    shells->window = is_duel(shells) ? words + shells->columns.ranks : words;
}

void pair_shells_start(struct pair_shells *shells, const struct board *board,
                       enum pair_values_kind kind) {
    memset(shells, 0, sizeof *shells);
    shells->kind = kind;
    pair_columns_lay(&shells->columns, board, kind == PAIR_VALUES_TOKENS);
}

static uint8_t slot_of(uint8_t square) {
    return square % PAIR_SLOTS;
}

/* A stop on `slot` from which a token goes on to the square of a column: what that is worth, for
   the ranks that are still to come. */
static void copy_column(struct pair_shells *shells, uint8_t slot, uint8_t column) {
    pair_word *to = &shells->window[slot];

    for (uint8_t rank = 0; rank < shells->high_rank; rank++, to += PAIR_SLOTS) {
        pair_word value = pair_after_jump(shells, column, rank);
        if (is_duel(shells)) {
            pair_slide(shells, &shells->sums[rank], to, value);
        } else {
            *to = value;
        }
    }
}

/* What a stop beyond the goal is worth by the rule; nothing, where it wins or leaves the token. */
static void copy_beyond(struct pair_shells *shells) {
    const struct board *board = shells->columns.board;
    uint8_t stop = (uint8_t)(2 * board->goal - shells->high);

    if (board->overshoot == BOARD_BOUNCE) {
        copy_column(shells, shells->high_slot, pair_columns_at(&shells->columns, stop));
    }
}

/* Under BOARD_WIN a token of two may pass the goal with any face. */
static void repeat_goal(struct pair_shells *shells) {
    pair_word *six = shells->window;
    uint8_t slot = slot_of(shells->columns.board->goal);

    for (uint8_t rank = 0; rank < shells->columns.ranks; rank++, six += PAIR_SLOTS) {
        for (uint8_t other = 0; other < PAIR_SLOTS; other++) {
            six[other] = six[slot];
        }
    }
}

void pair_shells_begin_sweep(struct pair_shells *shells, int32_t leap) {
    const struct pair_columns *columns = &shells->columns;

    memset(shells->sums, 0, pair_shells_bytes(shells));
    for (uint8_t rank = is_duel(shells) ? columns->ranks : 0; rank-- > 0;) {
        shells->sums[rank] = BOARD_FACES * shells->one;
    }
    shells->leap = leap;
    shells->leapt = shells->change;
    shells->greatest = 0;
    shells->change = 0;
    shells->rise = 0;
    shells->drift = (struct pair_drift){0};
    shells->open = false;
    shells->to_keep = 0;
    shells->high = columns->board->goal + BOARD_FACES;
    shells->high_rank = columns->ranks;
    shells->high_slot = slot_of(shells->high);
}

/* The faces that leave a token on the square, to which a search downwards has come. */
static uint8_t stay_on(const struct pair_columns *columns, uint8_t square) {
    const struct pair_stay *stay = columns->stay;

    while (stay->square != square) {
        stay++;
    }
    return stay->faces;
}

static bool is_asked_in(const struct pair_shells *shells, uint8_t high) {
    const struct pair_asked *asked = shells->asked;

    for (uint8_t left = shells->asked_count; left; left--, asked++) {
        if (asked->first == high || asked->second == high) {
            return true;
        }
    }
    return false;
}

static void open_shell(struct pair_shells *shells) {
    shells->open = true;
    shells->low = shells->high;
    shells->low_slot = shells->high_slot;
    shells->low_rank = --shells->high_rank;
    shells->high_stay = 0;
    if (shells->columns.mark[shells->high] & PAIR_STAY) {
        shells->high_stay = stay_on(&shells->columns, shells->high);
    }
    shells->stays = 0;
    while (shells->stays < shells->columns.stay_count &&
           shells->columns.stay[shells->stays].square > shells->high) {
        shells->stays++;
    }
    shells->is_asked = is_asked_in(shells, shells->high);
    memcpy(shells->ring, &shells->window[shells->high_rank * PAIR_SLOTS], sizeof shells->ring);
    shells->ring_sum = shells->sums[shells->high_rank];
}

/* Goes down to the next square, whose shell is opened, or whose jump is copied. */
static void go_down(struct pair_shells *shells) {
    uint8_t goal = shells->columns.board->goal;
    uint8_t high = --shells->high;
    uint8_t mark;

    shells->high_slot = shells->high_slot ? shells->high_slot - 1 : PAIR_SLOTS - 1;
    if (high > goal) {
        copy_beyond(shells);
        return;
    }
    mark = shells->columns.mark[high];
    if (mark & PAIR_JUMP) {
        copy_column(shells, shells->high_slot, mark & PAIR_COLUMN);
    } else if (high != goal || !is_duel(shells)) {
        open_shell(shells);
    }
}

static void close_shell(struct pair_shells *shells) {
    const struct board *board = shells->columns.board;

    if (shells->high == board->goal && board->overshoot == BOARD_WIN) {
        repeat_goal(shells);
    }
}

static uint8_t cost_of_pair(const struct pair_shells *shells) {
    const uint8_t *mark = shells->columns.mark;
    bool is_home = shells->high == shells->columns.board->goal;
    bool stays = shells->high_stay || mark[shells->low] & PAIR_STAY;

    return is_duel(shells) || is_home || stays ? COSTLY : CHOICE;
}

static uint8_t cost_of_next(const struct pair_shells *shells) {
    return shells->open ? cost_of_pair(shells) : CHOICE + shells->high_rank;
}

/* Throws beyond the goal that leave the token have no stop, and all slots of such are empty. */
static bool stays_simply(const struct pair_shells *shells) {
    const struct board *board = shells->columns.board;
    uint8_t ahead = board->goal - shells->high;

    return !shells->high_stay || (board->overshoot == BOARD_STAY && ahead < BOARD_FACES &&
                                  !(shells->high_stay & ((2U << ahead) - 1)));
}

static bool runs(const struct pair_shells *shells) {
    return is_duel(shells) && shells->low != shells->high && !shells->is_asked &&
           stays_simply(shells);
}

/* One pair; false when it was the last of the shell. */
static bool update(struct pair_shells *shells) {
    uint8_t low = shells->low;

    if (is_duel(shells)) {
        pair_update_duel(shells);
    } else {
        pair_update_tokens(shells);
    }
    if (low == 0) {
        shells->open = false;
        shells->to_keep = shells->columns.mark[shells->high] & PAIR_KEPT ? shells->high_rank : 0;
        if (!shells->to_keep) {
            close_shell(shells);
        }
        return false;
    }
    shells->low--;
    shells->low_slot = shells->low_slot ? shells->low_slot - 1 : PAIR_SLOTS - 1;
    return true;
}

/* Keeps what fits of the shell's values; answers what is left of the slice. */
static OUT_OF_LINE uint8_t keep_some(struct pair_shells *shells, uint8_t left) {
    uint8_t cost = shells->leap ? LEAPING : 1;
    uint8_t first = shells->high_rank - shells->to_keep;
    uint8_t count = left / cost;

    if (count < shells->to_keep) {
        left = 0;
    } else {
        count = shells->to_keep;
        left -= count * cost;
    }
    pair_keep_values(shells, first, count);
    shells->to_keep -= count;
    if (!shells->to_keep) {
        close_shell(shells);
    }
    return left;
}

bool pair_shells_step(struct pair_shells *shells) {
    uint8_t left = IN_SLICE;
    uint8_t cost;

    if (shells->to_keep) {
        left = keep_some(shells, left);
    }
    while (!shells->to_keep && (cost = cost_of_next(shells)) <= left) {
        left -= cost;
        if (shells->open) {
            if (update(shells) && runs(shells)) {
                left = pair_update_run(shells, left);
            } else if (shells->to_keep) {
                left = keep_some(shells, left);
            }
        } else if (shells->high == 0) {
            return true;
        } else {
            go_down(shells);
        }
    }
    return false;
}
