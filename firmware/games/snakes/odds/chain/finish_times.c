#include "games/snakes/odds/chain/finish_times.h"

#include <string.h>

/* The lowest square that can be reached from a square, if all squares above it can. */
static uint8_t lowest_reached(const struct board *board, uint8_t square) {
    uint8_t last = board->goal - (BOARD_FACES - 1);
    uint8_t lowest = square < last ? square : last;
    uint8_t before;

    do {
        before = lowest;
        for (uint8_t i = 0; i < board->jump_count; i++) {
            if (board->jumps[i].from >= lowest && board->jumps[i].to < lowest) {
                lowest = board->jumps[i].to;
            }
        }
    } while (lowest != before);
    return lowest;
}

/* Counts the squares below all that can be reached as finished. Games may last longer from there.
   That must not decide how many digits the other squares have, nor whether anything likelier can
   follow. */
static void leave_out_lower_squares(struct window *window, uint8_t square) {
    window->lowest = lowest_reached(window->board, square);
    memset(window->values, 0, window->lowest * sizeof window->values[0]);
}

/* Throws between two checks, and squares in a slice of a check. */
enum { CHECK_EVERY = 32, CHECKED_IN_SLICE = 40 };

/* A billionth in 2^-WINDOW_BITS: whole units, and the rest in 2^-32 of a unit. */
#define BILLIONTH      1152921504ULL
#define BILLIONTH_REST 2606387916ULL

void finish_times_start(struct finish_times *times, const struct finish_times_question *question) {
    memset(times, 0, sizeof *times);
    finish_distribution_start(&times->finish, question->board, question->square, UINT16_MAX);
    leave_out_lower_squares(&times->finish.window, question->square);
    times->likeliest_known = question->only_quantiles;
    for (uint8_t i = 0; i < FINISH_TIMES_LEVELS; i++) {
        uint32_t longer = question->longer[i];
        times->longer[i] = longer * BILLIONTH + (longer * BILLIONTH_REST >> 32);
    }
    times->unfinished = 1ULL << WINDOW_BITS;
    times->check = CHECK_EVERY;
}

/* P(T = m) is the difference of two chances to need more throws. If rounding makes the order of two
   numbers doubtful, the one with the greater chance is taken, of equals the first. As long as
   nothing is lost, chances that differ only by rounding are equal. */
static void note_likeliest(struct finish_times *times, uint64_t before) {
    uint64_t lost = times->finish.window.lost;
    uint64_t error = window_error(&times->finish.window, before);
    uint64_t chance = before > times->unfinished ? before - times->unfinished : 0;
    bool is_close = chance + 4 * error >= times->greatest && chance <= times->greatest + 4 * error;

    times->likeliest_known = times->unfinished + error < times->greatest;
    if (chance > times->greatest + 2 * (error - lost)) {
        times->greatest = chance;
        times->likeliest.throws = times->finish.throws;
        times->likeliest.doubtful = lost && is_close;
    } else if (lost && is_close) {
        times->likeliest.doubtful = true;
    }
}

static bool is_check_due(const struct finish_times *times) {
    return !times->likeliest_known && times->finish.throws >= times->check &&
           !times->finish.window.drops;
}

/* Runs a slice of a check. No later P(T = m) from any square exceeds the greatest one of the next
   throw. From squares that are left out it is 0. */
static void check_what_follows(struct finish_times *times) {
    const struct window *window = &times->finish.window;

    for (uint8_t left = CHECKED_IN_SLICE; left && times->square < window->board->goal; left--) {
        uint8_t square = times->square++;
        uint64_t before = BOARD_FACES * window->values[square];
        uint64_t ahead = window_ahead(window, square);
        if (before > ahead && before - ahead > times->most &&
            board_can_stand(window->board, square)) {
            times->most = before - ahead;
        }
    }
    if (times->square == window->board->goal) {
        uint64_t most = window_worth(window, times->most) / BOARD_FACES;
        times->likeliest_known = most + 4 * window_error(window, times->greatest) < times->greatest;
        times->check = times->finish.throws + CHECK_EVERY;
        times->square = 0;
        times->most = 0;
    }
}

/* A quantile's chance may be exceeded by 2^-LET_PASS of it. */
enum { LET_PASS = 40 };

/* True if all quantiles that were asked for are known. */
static bool note_quantiles(struct finish_times *times) {
    bool known = true;

    for (uint8_t i = 0; i < FINISH_TIMES_LEVELS; i++) {
        uint64_t enough = times->longer[i] + (times->longer[i] >> LET_PASS);
        uint64_t error = window_error(&times->finish.window, times->unfinished);
        if (times->quantile[i].throws || enough == 0) {
            continue;
        }
        if (times->unfinished > enough) {
            known = false;
            continue;
        }
        times->quantile[i].throws = times->finish.throws;
        times->quantile[i].doubtful = times->unfinished + error > enough;
    }
    return known;
}

/* The progress follows P(T <= m). */
static void note_done(struct finish_times *times) {
    uint8_t left = (uint8_t)(times->unfinished >> (WINDOW_BITS - 7)); /* of 128 */
    uint8_t part = left < INT8_MAX ? 2 * (INT8_MAX - left) : 0;

    if (part > times->done) {
        times->done = part;
    }
}

enum progress finish_times_step(struct finish_times *times) {
    struct finish_distribution *finish = &times->finish;
    uint64_t before = times->unfinished;
    enum progress last;

    if (finish->square == finish->window.board->goal) {
        return DONE;
    }
    if (finish->throws == 0) {
        times->fewest = board_soonest(finish->window.board, finish->square);
    }
    if (is_check_due(times)) {
        check_what_follows(times);
        return WORKING;
    }
    last = finish_distribution_step(finish);
    times->unfinished = window_chance(&finish->window, finish->square);
    note_done(times);
    if (!times->likeliest_known) {
        note_likeliest(times, before);
    }
    if (note_quantiles(times) && times->likeliest_known) {
        return DONE;
    }
    return last == DONE ? IMPOSSIBLE : WORKING;
}

uint8_t finish_times_done(const struct finish_times *times) {
    return times->done;
}

uint8_t finish_times_fewest(const struct finish_times *times) {
    return times->fewest;
}

struct finish_times_number finish_times_likeliest(const struct finish_times *times) {
    return times->likeliest;
}

struct finish_times_number finish_times_quantile(const struct finish_times *times, uint8_t level) {
    return times->quantile[level];
}
