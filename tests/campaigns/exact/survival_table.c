#include "campaigns/exact/survival_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void restart(struct survival_table *table) {
    for (unsigned k = 0; k < table->moves->count; k++) {
        table->now[table->moves->square[k]] = 1;
    }
    table->now[table->moves->goal] = 0;
    table->length = 0;
}

void survival_table_start(struct survival_table *table, const struct game_moves *moves) {
    memset(table, 0, sizeof *table);
    table->moves = moves;
    restart(table);
}

void survival_end(struct survival_table *table) {
    for (unsigned t = 0; t < MOST_TRACKS; t++) {
        free(table->left[t]);
        table->left[t] = NULL;
    }
}

static void make_room(struct survival_table *table) {
    table->room = table->room ? 2 * table->room : 1024;
    for (unsigned t = 0; t < table->tracks; t++) {
        table->left[t] = realloc(table->left[t], table->room * sizeof(real));
        if (!table->left[t]) {
            perror("survival table");
            exit(EXIT_FAILURE);
        }
    }
}

unsigned survival_track(struct survival_table *table, unsigned square) {
    for (unsigned t = 0; t < table->tracks; t++) {
        if (table->square[t] == square) {
            return t;
        }
    }
    if (table->tracks == MOST_TRACKS) {
        table->tracks = 0;
    }
    table->square[table->tracks++] = square;
    table->room /= 2;
    make_room(table);
    restart(table);
    return table->tracks - 1;
}

static void throw_once(struct survival_table *table) {
    real after[LONGEST_GOAL];

    for (unsigned k = 0; k < table->moves->count; k++) {
        const uint8_t *to = table->moves->to[table->moves->square[k]];
        after[k] = (table->now[to[0]] + table->now[to[1]] + table->now[to[2]] + table->now[to[3]] +
                    table->now[to[4]] + table->now[to[5]]) /
                   FACES;
    }
    for (unsigned k = 0; k < table->moves->count; k++) {
        table->now[table->moves->square[k]] = after[k];
    }
}

real survival_left(struct survival_table *table, unsigned track, size_t m) {
    while (table->length <= m) {
        if (table->length == table->room) {
            make_room(table);
        }
        if (table->length > 0) {
            throw_once(table);
        }
        for (unsigned t = 0; t < table->tracks; t++) {
            table->left[t][table->length] = table->now[table->square[t]];
        }
        table->length++;
    }
    return table->left[track][m];
}

real survival_ends(struct survival_table *table, unsigned track, size_t m) {
    return m == 0 ? 0 : survival_left(table, track, m - 1) - survival_left(table, track, m);
}

size_t survival_quantile(struct survival_table *table, unsigned track, real left) {
    size_t m = 0;

    while (survival_left(table, track, m) > left) {
        m++;
    }
    return m;
}

size_t survival_likeliest(struct survival_table *table, unsigned track) {
    size_t best = 0;
    real most = 0;

    for (size_t m = 1; survival_left(table, track, m - 1) > most; m++) {
        real ends = survival_ends(table, track, m);
        if (ends > most * (1 + 1e-14L)) {
            most = ends;
            best = m;
        }
    }
    return best;
}

size_t survival_soonest(struct survival_table *table, unsigned track) {
    size_t m = 0;

    while (survival_left(table, track, m) >= 1 - 1e-17L) {
        m++;
    }
    return m;
}

void survival_race(struct survival_table *table, const unsigned *squares, unsigned players,
                   real *chances) {
    unsigned track[MOST_TRACKS];
    real open = 1;

    for (unsigned p = 0; p < players; p++) {
        survival_track(table, squares[p]);
    }
    for (unsigned p = 0; p < players; p++) {
        track[p] = survival_track(table, squares[p]);
        chances[p] = 0;
    }
    for (size_t m = 1; open > 1e-16L; m++) {
        for (unsigned p = 0; p < players; p++) {
            real before = survival_left(table, track[p], m - 1);
            if (before == 0) {
                open = 0;
                break;
            }
            chances[p] += open * (survival_ends(table, track[p], m) / before);
            open *= survival_left(table, track[p], m) / before;
        }
    }
}

void survival_where(const struct game_moves *moves, unsigned from, size_t m,
                    real chances[LONGEST_GOAL + 1]) {
    memset(chances, 0, (LONGEST_GOAL + 1) * sizeof *chances);
    chances[from] = 1;
    while (m-- > 0) {
        real after[LONGEST_GOAL + 1] = {0};
        after[moves->goal] = chances[moves->goal];
        for (unsigned k = 0; k < moves->count; k++) {
            real each = chances[moves->square[k]] / FACES;
            for (unsigned f = 0; f < FACES && each != 0; f++) {
                after[moves->to[moves->square[k]][f]] += each;
            }
        }
        memcpy(chances, after, sizeof after);
    }
}
