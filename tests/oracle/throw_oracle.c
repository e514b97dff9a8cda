#include "oracle/throw_oracle.h"

#include <string.h>

static void count_faces(const int faces[], int dice, unsigned subset, int count[7]) {
    memset(count, 0, 7 * sizeof *count);
    for (int i = 0; i < dice; i++) {
        if (subset >> i & 1) {
            count[faces[i]]++;
        }
    }
}

/* The number of faces that show exactly so many times. */
static int faces_showing(const int count[7], int times) {
    int faces = 0;

    for (int face = 1; face <= 6; face++) {
        faces += count[face] == times;
    }
    return faces;
}

static int set_points(int face, int times) {
    int three = face == 1 ? 1000 : face * 100;

    return times == 3 ? three : times == 4 ? 2 * three : times == 5 ? 3 * three : 4 * three;
}

/* Points of combinations that take all six dice and leave no choice, otherwise 0. */
static int whole_points(const int count[7]) {
    int points = 0;

    if (faces_showing(count, 1) == 6) {
        return 2000;
    }
    if (faces_showing(count, 2) == 3) {
        return 500;
    }
    if (faces_showing(count, 3) == 2) {
        for (int face = 1; face <= 6; face++) {
            points += count[face] == 3 ? set_points(face, 3) : 0;
        }
    }
    return points;
}

/* Points of dice set aside, 0 if they may not be. */
static int points_of(const int thrown[7], const int aside[7]) {
    int points = 0;

    if (whole_points(thrown)) {
        return memcmp(thrown, aside, 7 * sizeof *thrown) == 0 ? whole_points(thrown) : 0;
    }
    for (int face = 1; face <= 6; face++) {
        if (aside[face] == 0) {
            continue;
        }
        if (thrown[face] >= 3) {
            if (aside[face] != thrown[face]) {
                return 0;
            }
            points += set_points(face, aside[face]);
        } else if (face == 1) {
            points += 100 * aside[face];
        } else if (face == 5) {
            points += 50 * aside[face];
        } else {
            return 0;
        }
    }
    return points;
}

void throw_oracle_read(const int faces[], int dice, struct throw_oracle *rules) {
    unsigned all = (1U << dice) - 1;
    int thrown[7];

    memset(rules, 0, sizeof *rules);
    count_faces(faces, dice, all, thrown);
    rules->attempt = dice == 6 && faces_showing(thrown, 0) == 1 && faces_showing(thrown, 2) == 1 &&
                     faces_showing(thrown, 1) == 4;
    for (unsigned subset = 1; subset <= all; subset++) {
        struct throw_oracle_choice choice = {.left = dice};
        bool known = false;
        count_faces(faces, dice, subset, choice.aside);
        choice.points = points_of(thrown, choice.aside);
        for (int face = 1; face <= 6; face++) {
            choice.left -= choice.aside[face];
        }
        for (int i = 0; i < rules->choices; i++) {
            known = known || memcmp(&rules->choice[i], &choice, sizeof choice) == 0;
        }
        if (choice.points && !known) {
            rules->choice[rules->choices++] = choice;
        }
    }
}
